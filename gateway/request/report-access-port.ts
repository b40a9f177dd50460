/** How the gateway reaches what lets an agent's own programs read reports (N25, decision 0075). */
import type { AccountId, SessionAccount } from "./session-port.ts";

/** How many keys an agent may have, those that ended among them. */
export const mostReportKeys = 5;

/** How many addresses of an agent get postbacks. */
export const mostReportHooks = 2;

/** A token of the platform that only reads reports (CA186); `expiresAt` in ms since the epoch. */
export interface ReportToken {
  token: string;
  expiresAt: number;
}

/** A postback as its owner sees it. */
export interface PostbackModel {
  id: string;
  kind: "REGISTRATION" | "FIRST_DEPOSIT" | "TEST";
  state: "WAITING" | "DONE" | "FAILED";
  tries: number;
  /** The HTTP status of the last try; null where there was no answer, or no try yet. */
  status: number | null;
  at: number;
}

/** An address that gets postbacks, with the last ones, newest first. */
export interface ReportHookModel {
  id: string;
  url: string;
  createdAt: number;
  expiresAt: number;
  endedAt: number | null;
  postbacks: PostbackModel[];
}

/** What the viewer has: each part is read when a field asks for it. */
export interface ReportAccessModel {
  mostKeys: number;
  mostHooks: number;
}

/** A key as its owner sees it. Times are in ms since the epoch. */
export interface ReportKeyModel {
  id: string;
  name: string;
  /** Its last four characters, by which its owner recognises it. */
  ending: string;
  createdAt: number;
  expiresAt: number;
  lastUsedAt: number | null;
  /** When the platform refused its token; null while it works. */
  endedAt: number | null;
}

/** The key as text; it is nowhere else. */
export interface NewReportKey {
  id: string;
  key: string;
}

/** The token of a key or hook that stopped, which has to be ended; null for none. */
export interface ReplacedToken {
  token: string | null;
}

/** The keys of one agent; nobody else can name them. */
export interface ReportAccessPort {
  keys(account: AccountId): Promise<ReportKeyModel[]>;
  /** `TOO_MANY`: the agent has as many as he may have. */
  createKey(
    account: SessionAccount,
    name: string,
    token: ReportToken,
  ): Promise<(NewReportKey & ReplacedToken) | "TOO_MANY">;
  /** Gives a key another text and token; the old one is refused from now on. Null for an unknown key. */
  rotateKey(
    account: SessionAccount,
    id: string,
    token: ReportToken,
  ): Promise<(NewReportKey & ReplacedToken) | null>;
  /** Deletes a key; null for an unknown one. */
  revokeKey(account: SessionAccount, id: string): Promise<ReplacedToken | null>;
  hooks(account: AccountId): Promise<ReportHookModel[]>;
  /** Development only: an origin of this machine that may get postbacks. */
  localHook: string | null;
  /** @param ours hosts that get none */
  createHook(
    account: SessionAccount,
    url: string,
    ours: readonly string[],
    token: ReportToken,
  ): Promise<({ id: string; secret: string } & ReplacedToken) | "TOO_MANY">;
  removeHook(account: SessionAccount, id: string): Promise<ReplacedToken | null>;
  /** Sends a test and waits for its answer; false for an unknown hook. */
  testHook(account: SessionAccount, id: string): Promise<boolean>;
  /** Deletes all keys and hooks (G36). Returns their tokens, which have to be ended. */
  erase(account: AccountId): Promise<string[]>;
}
