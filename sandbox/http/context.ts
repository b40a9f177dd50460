import type { Database } from "../db/open.ts";
import type { MemberRow } from "../db/schema.ts";
import type { WorldSettings } from "../switches/settings.ts";
import { PlatformError } from "./errors.ts";
import type { Lang } from "./language.ts";

/** Everything a handler may know about the request it answers. */
export interface CallContext {
  db: Database;
  world: string;
  publicOrigin: string;
  privateJwks: string;
  settings: WorldSettings;
  /** Milliseconds since the epoch by the world's clock, read once per request. */
  now: number;
  /** The same by the machine's clock: tokens and payloads are not to age by a switch. */
  realNow: number;
  method: string;
  path: string;
  /** The player's address as the portal reported it. */
  ip: string;
  /** What the caller says it is (`User-Agent`), cut short. */
  device: string;
  cookies: ReadonlyMap<string, string>;
  merchant: string;
  /** Platform language code of the request and the language its texts come in. */
  languageCode: string;
  lang: Lang;
  token: string | null;
  member: MemberRow | null;
  /** Headers of the answer; handlers may add cookies. */
  answerHeaders: Headers;
}

/** The member behind the token; 401 `login.not.session` when there is none. */
export function requireMember(context: CallContext): MemberRow {
  if (context.member === null) throw new PlatformError("login.not.session");
  return context.member;
}
