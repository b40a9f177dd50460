/** The session of a request that is nobody's: a rendering for the shared page cache (decision 0030). */
import type { SessionPort } from "../../gateway/request/session-port.ts";

const refuse = async (): Promise<never> => {
  throw new Error("What is rendered for every guest has no session to read or write.");
};

/** Nobody is signed in. Whatever would read or write a value of a session throws. */
export const noSession: SessionPort = {
  read: async () => null,
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
  settleKey: refuse,
  storeLaunch: refuse,
  launch: refuse,
};
