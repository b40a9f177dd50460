/** The session of a request without a visitor: a rendering for the shared page cache (decision 0030). */
import type { SessionPort } from "../../../gateway/request/session-port.ts";

const refuse = async (): Promise<never> => {
  throw new Error("What is rendered for every guest has no session to read or write.");
};

/** A guest without a session. Every method that would read or write a value throws. */
export const noSession: SessionPort = {
  read: async () => null,
  name: async () => null,
  token: async () => null,
  dueForCheck: async () => false,
  begin: refuse,
  end: refuse,
  touch: refuse,
  update: refuse,
  claimForm: refuse,
  get: refuse,
  set: refuse,
  preloaded: refuse,
  swap: refuse,
  throttle: refuse,
  takeKey: refuse,
  resolveKey: refuse,
  storeLaunch: refuse,
  launch: refuse,
};
