/** The session that a file's step works with: its own copy of the token, and nothing else of the agent's session. */
import { noSession } from "~/session/port/no-session.ts";
import type { SessionAccount, SessionPort } from "../../../gateway/request/session-port.ts";
import type { FileStep } from "./files-store.ts";

export class JobSession {
  #account: SessionAccount;
  #token: string | null;
  /** Once in a request. */
  #isDue: boolean;

  constructor({ account, token, checks }: Pick<FileStep, "account" | "token" | "checks">) {
    this.#account = account;
    this.#token = token;
    this.#isDue = checks;
  }

  /** Whether the platform refused the token, or the account is no agent any more. */
  get isOver(): boolean {
    return this.#token === null || this.#account.role !== "AGENT";
  }

  /** It has no name: a file being made is no use of the agent's session. */
  get port(): SessionPort {
    return {
      ...noSession,
      read: async () =>
        this.#token === null
          ? null
          : {
              account: this.#account,
              firstLogin: false,
              passwordChangeRequired: false,
              createdAt: 0,
              expiresAt: Number.MAX_SAFE_INTEGER,
            },
      token: async () => this.#token,
      dueForCheck: async () => {
        const isDue = this.#isDue;
        this.#isDue = false;
        return isDue;
      },
      update: async (account) => {
        this.#account = account;
      },
      end: async () => {
        this.#token = null;
      },
      touch: async () => undefined,
      get: async () => null,
      preloaded: async () => null,
      set: async () => undefined,
    };
  }
}
