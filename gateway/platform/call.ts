/**
 * What a catalogue row is: a platform call as data. Everything that holds for every call follows
 * from the row and is done once, in `client.ts`.
 */
import type { GenericSchema, InferInput, InferOutput } from "valibot";

export type Method = "GET" | "POST" | "PUT" | "DELETE";

/**
 * The kind of a call: which time limit and which breaker it shares (reliability.md). Ways to an account
 * have breakers of their own: an SMS service that is down must not close the login.
 */
export type CallGroup =
  | "public"
  | "personal"
  | "login"
  | "sms"
  | "mail"
  | "registration"
  | "launch"
  | "money";

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
  /** Id of `coverage.md`, such as "C26". */
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
  fill?: { merchant?: string; language?: string };
  /** A parameter that carries this payload sealed by the brand's PayloadCipher (A13). */
  sealed?: { parameter: string; payload: Record<string, string> };
  request: Req;
  answer: Res;
  /** Whether the specification gives the call or we assumed it. */
  source: "spec" | "assumed";
  /** One sentence for docs/catalogue.md. */
  summary: string;
}

/** Writes a row with its types inferred. */
export function defineCall<Req extends GenericSchema, Res extends GenericSchema>(
  row: Call<Req, Res>,
): Call<Req, Res> {
  return row;
}

export type CallInput<C extends Call> = InferInput<C["request"]>;
export type CallAnswer<C extends Call> = InferOutput<C["answer"]>;
