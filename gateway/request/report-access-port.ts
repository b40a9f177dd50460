/** How the gateway reaches what lets an agent's own programs read reports (N25, decision 0075). */
import type { SessionAccount } from "./session-port.ts";

/** How many keys an agent may have, those that ended among them. */
export const mostReportKeys = 5;

/** A token of the platform that only reads reports (CA186); `expiresAt` in ms since the epoch. */
export interface ReportToken {
  token: string;
  expiresAt: number;
}

/** What the viewer has: each part is read when a field asks for it. */
export interface ReportAccessModel {
  mostKeys: number;
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

/** A key that stopped, with its token, which has to be ended; null where it had none any more. */
export interface ReplacedToken {
  token: string | null;
}

/** The keys of one agent; nobody else can name them. */
export interface ReportAccessPort {
  keys(account: SessionAccount): Promise<ReportKeyModel[]>;
  /** `TOO_MANY`: the agent has as many as he may have. */
  createKey(
    account: SessionAccount,
    name: string,
    token: ReportToken,
  ): Promise<NewReportKey | "TOO_MANY">;
  /** Gives a key another text and token; the old one is refused from now on. Null for an unknown key. */
  rotateKey(
    account: SessionAccount,
    id: string,
    token: ReportToken,
  ): Promise<(NewReportKey & ReplacedToken) | null>;
  /** Deletes a key; null for an unknown one. */
  revokeKey(account: SessionAccount, id: string): Promise<ReplacedToken | null>;
}
