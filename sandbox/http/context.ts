import type { Database } from "../db/open.ts";
import type { MemberRow } from "../db/schema/members.ts";
import type { WorldSettings } from "../switches/settings.ts";
import { PlatformError } from "./errors.ts";
import type { Lang } from "./language.ts";

/** The request data that a handler may use. */
export interface CallContext {
  db: Database;
  world: string;
  publicOrigin: string;
  privateJwks: string;
  settings: WorldSettings;
  /** The time by the world's clock, in ms since the epoch; read once per request. */
  now: number;
  /** The time by the real clock: switches must not change the age of tokens and payloads. */
  realNow: number;
  method: string;
  path: string;
  /** The player's address, sent by the portal. */
  ip: string;
  /** The caller's `User-Agent`, truncated. */
  device: string;
  cookies: ReadonlyMap<string, string>;
  merchant: string;
  /** The platform language code of the request, and the language of its texts. */
  languageCode: string;
  lang: Lang;
  token: string | null;
  member: MemberRow | null;
  /** Headers of the response; handlers may add cookies. */
  answerHeaders: Headers;
}

/** Returns the member of the token; 401 `login.not.session` without a member. */
export function requireMember(context: CallContext): MemberRow {
  if (context.member === null) throw new PlatformError("login.not.session");
  return context.member;
}
