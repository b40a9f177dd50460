/**
 * What a catalogue row is: a platform call as data. Everything that holds for every call follows
 * from the row and is done once, in `client.ts`.
 */

import type { GenericSchema, InferInput, InferOutput } from "valibot";
import * as v from "valibot";

export type Method = "GET" | "POST" | "PUT" | "DELETE";

/**
 * The kind of a call: which time limit and which breaker it shares (docs/reliability.md). Ways to an account
 * have breakers of their own: an SMS service that is down must not close the login.
 */
export type CallGroup =
  | "public"
  | "personal"
  /** A read for which the platform adds up rounds or moves of a period: slow where there are many. */
  | "report"
  | "login"
  | "sms"
  | "mail"
  | "registration"
  | "launch"
  | "money"
  /** Told to the platform when the visitor has his answer: nobody waits for it. */
  | "note";

/** Life times in seconds (A107). Rows without one are never cached. */
export interface CachePolicy {
  fresh: number;
  staleWhileRevalidate: number;
  staleIfError: number;
}

/** What was read of an answer, and the names of what could not be. */
export interface Salvaged {
  value: unknown;
  unread: string[];
}

/** What is one visitor's own in a shared answer; `at` is when the platform said it, in ms. */
export interface OwnPart {
  at: number;
}

export interface Call<
  Req extends GenericSchema = GenericSchema,
  Res extends GenericSchema = GenericSchema,
> {
  /** Id of `docs/requirements.md`, such as "C26". */
  id: string;
  method: Method;
  path: string;
  /** Value of the ModuleId header; null sends none. */
  moduleId: string | null;
  token: "none" | "optional" | "required";
  /** The body goes out sealed by the brand's PayloadCipher (A12). */
  encrypted: boolean;
  /** False for `/lgw/*` and `/lotto/*` (A65). */
  envelope: boolean;
  group: CallGroup;
  /** True when the call changes nothing: only such calls are retried and may be cached. */
  read: boolean;
  cache: CachePolicy | null;
  /**
   * The body goes out as a form (A86): a Blob is a file, a list of them several of one name, everything
   * else text. Such a row seals nothing.
   */
  form?: true;
  /** Other module ids that the call goes by, for `CallOptions.moduleId` (C5, C8). */
  otherModules?: readonly string[];
  /**
   * Reads what it can of any answer of this row, a refusal and one of another shape included, whatever
   * its HTTP status; null when there is nothing. Such a row is read by this alone, and its `answer` only
   * says what was expected (A114).
   */
  salvage?: (body: unknown) => Salvaged | null;
  /**
   * The part of the value that is kept by the visitor's address, while the rest is shared by country
   * (A114). `before` is the part that was known until now, or null; `now` is in ms.
   */
  ownPart?: (value: unknown, before: unknown, now: number) => OwnPart;
  /** Bytes an answer may have; 1 MiB unless said. */
  maxBytes?: number;
  /** Fixed parameters of the row (K50–K58), merged below the caller's. */
  constants?: Record<string, string | number>;
  /** Parameters that the client fills in by itself. */
  fill?: { merchant?: string; language?: string; zone?: string };
  /** A parameter that carries this payload sealed by the brand's PayloadCipher (A13). */
  sealed?: { parameter: string; payload: Record<string, string> };
  request: Req;
  answer: Res;
  /** Whether the specification gives the call or we assumed it. */
  source: "spec" | "assumed";
  /** One sentence for docs/catalogue.md. */
  summary: string;
}

/** A call without parameters. */
export const noInput = v.object({});

/** What has to be said of a row whatever its kind is. */
type Needed = "id" | "path" | "answer" | "summary";

/** A row as a domain writes it: what it says, and of the rest what differs from its kind. */
type Written<
  Req extends GenericSchema,
  Res extends GenericSchema,
  More extends Exclude<keyof Call, "read">,
> = Partial<Call<Req, Res>> & Pick<Call<Req, Res>, Needed | More>;

/** What most rows have in common; "COMM3" is the platform's module of what has none of its own. */
const usual = {
  moduleId: "COMM3",
  token: "required",
  encrypted: false,
  envelope: true,
  cache: null,
} as const;

/** The specification's calls have numbers; ours have letters before them (CA7, CP2). */
const sourceOf = (id: string) => (/^C\d+$/.test(id) ? "spec" : "assumed");

/** A read of what is the account's own: never cached, with the time limit of a page's block. */
export function readCall<Res extends GenericSchema, Req extends GenericSchema = typeof noInput>(
  row: Written<Req, Res, never>,
): Call<Req, Res> {
  const kind = { ...usual, method: "GET", group: "personal", read: true } as const;
  return { ...kind, source: sourceOf(row.id), request: noInput as GenericSchema as Req, ...row };
}

/**
 * A read for which the platform adds up many rounds or moves. It may take longer than a personal read, and has
 * a breaker of its own: slow reports never close the reads beside them (A147).
 */
export function reportCall<Res extends GenericSchema, Req extends GenericSchema = typeof noInput>(
  row: Written<Req, Res, never>,
): Call<Req, Res> {
  return readCall<Res, Req>({ group: "report", ...row });
}

/** A read that needs nobody's token: its answer may be shared for as long as `cache` says. */
export function publicCall<Res extends GenericSchema, Req extends GenericSchema = typeof noInput>(
  row: Written<Req, Res, "cache">,
): Call<Req, Res> {
  return readCall<Res, Req>({ token: "none", group: "public", ...row });
}

/** A call that changes something. Its group says what a lost answer means, so it has no default. */
export function changeCall<Res extends GenericSchema, Req extends GenericSchema = typeof noInput>(
  row: Written<Req, Res, "group">,
): Call<Req, Res> {
  const kind = { ...usual, method: "POST", read: false } as const;
  return { ...kind, source: sourceOf(row.id), request: noInput as GenericSchema as Req, ...row };
}

export type CallInput<C extends Call> = InferInput<C["request"]>;
export type CallAnswer<C extends Call> = InferOutput<C["answer"]>;
