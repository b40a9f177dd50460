/**
 * The type of a catalogue row: a platform call described as data. `client.ts` implements everything that rows
 * have in common.
 */

import type { GenericSchema, InferInput, InferOutput } from "valibot";
import * as v from "valibot";

export type Method = "GET" | "POST" | "PUT" | "DELETE";

/**
 * The group of a call determines its time limit and its breaker (docs/reliability.md). Each kind of sign-in
 * has its own breaker, so that an SMS outage does not block logins.
 */
export type CallGroup =
  | "public"
  | "personal"
  /** A read for which the platform aggregates a period; slow for large amounts of data. */
  | "report"
  | "login"
  | "sms"
  | "mail"
  | "registration"
  | "launch"
  | "money"
  /** A notification that is sent after the visitor's response, so that nobody waits for it. */
  | "note";

/** TTLs in seconds (A107). Rows without a policy are never cached. */
export interface CachePolicy {
  fresh: number;
  staleWhileRevalidate: number;
  staleIfError: number;
}

/** The readable part of a response, and the names of the unreadable parts. */
export interface Salvaged {
  value: unknown;
  unread: string[];
}

/** The part of a shared response that depends on the visitor; `at` is when the platform sent it, in ms. */
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
  /** True when the brand's PayloadCipher encrypts the body (A12). */
  encrypted: boolean;
  /** False for `/lgw/*` and `/lotto/*` (A65). */
  envelope: boolean;
  group: CallGroup;
  /** True when the call changes nothing: only such calls are retried and may be cached. */
  read: boolean;
  cache: CachePolicy | null;
  /** True for bonuses and what else rewards play: never requested where the market forbids to show them (G30). */
  bonus?: true;
  /**
   * Sends the body as a multipart form (A86): a Blob is a file, a list of Blobs several files of one name,
   * everything else text. Such a body is not encrypted.
   */
  form?: true;
  /** Other module ids of the call, for `CallOptions.moduleId` (C5, C8). */
  otherModules?: readonly string[];
  /**
   * Reads what it can of any response of this row, including refusals and other shapes, whatever the HTTP
   * status; null when nothing is readable. It replaces `answer`, which then only describes the expected shape
   * (A114).
   */
  salvage?: (body: unknown) => Salvaged | null;
  /**
   * The part of the value that is cached per address class, while the rest is shared per country (A114).
   * `before` is the previous part or null; `now` is in ms.
   */
  ownPart?: (value: unknown, before: unknown, now: number) => OwnPart;
  /** Maximum size of a response in bytes; the default is 1 MiB. */
  maxBytes?: number;
  /** Fixed parameters of the row (K50–K58). The caller's parameters override them. */
  constants?: Record<string, string | number>;
  /** Parameters that the client fills in. */
  fill?: { merchant?: string; language?: string; zone?: string };
  /** A parameter with this payload, encrypted by the brand's PayloadCipher (A13). */
  sealed?: { parameter: string; payload: Record<string, string> };
  request: Req;
  answer: Res;
  /** Whether the call is in the specification or assumed. */
  source: "spec" | "assumed";
  /** One sentence for docs/catalogue.md. */
  summary: string;
}

/** The input schema of a call without parameters. */
export const noInput = v.object({});

/** The properties that every row must define. */
type Needed = "id" | "path" | "answer" | "summary";

/**
 * A row as a domain writes it: the required properties, and those that differ from the defaults of its kind.
 */
type Written<
  Req extends GenericSchema,
  Res extends GenericSchema,
  More extends Exclude<keyof Call, "read">,
> = Partial<Call<Req, Res>> & Pick<Call<Req, Res>, Needed | More>;

/** Defaults of most rows. "COMM3" is the platform's default module. */
const usual = {
  moduleId: "COMM3",
  token: "required",
  encrypted: false,
  envelope: true,
  cache: null,
} as const;

/**
 * Ids of the specification's calls are C and a number; assumed calls have another letter in between (CA7,
 * CP2).
 */
const sourceOf = (id: string) => (/^C\d+$/.test(id) ? "spec" : "assumed");

/** A read of the account's own data: never cached, with the time limit of a page's section. */
export function readCall<Res extends GenericSchema, Req extends GenericSchema = typeof noInput>(
  row: Written<Req, Res, never>,
): Call<Req, Res> {
  const kind = { ...usual, method: "GET", group: "personal", read: true } as const;
  return { ...kind, source: sourceOf(row.id), request: noInput as GenericSchema as Req, ...row };
}

/**
 * A read for which the platform aggregates many records. It has a longer time limit and its own breaker, so
 * that slow reports don't block other reads (A147).
 */
export function reportCall<Res extends GenericSchema, Req extends GenericSchema = typeof noInput>(
  row: Written<Req, Res, never>,
): Call<Req, Res> {
  return readCall<Res, Req>({ group: "report", ...row });
}

/** A read without a token. Its response is shared for as long as `cache` allows. */
export function publicCall<Res extends GenericSchema, Req extends GenericSchema = typeof noInput>(
  row: Written<Req, Res, "cache">,
): Call<Req, Res> {
  return readCall<Res, Req>({ token: "none", group: "public", ...row });
}

/** A call that changes something. Its group decides how a lost response is treated, so it has no default. */
export function changeCall<Res extends GenericSchema, Req extends GenericSchema = typeof noInput>(
  row: Written<Req, Res, "group">,
): Call<Req, Res> {
  const kind = { ...usual, method: "POST", read: false } as const;
  return { ...kind, source: sourceOf(row.id), request: noInput as GenericSchema as Req, ...row };
}

export type CallInput<C extends Call> = InferInput<C["request"]>;
export type CallAnswer<C extends Call> = InferOutput<C["answer"]>;
