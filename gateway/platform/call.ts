/**
 * What a catalogue row is: a platform call as data. Everything that holds for every call follows
 * from the row and is done once, in `client.ts`.
 */
import type { GenericSchema, InferInput, InferOutput } from "valibot";

export type Method = "GET" | "POST" | "PUT" | "DELETE";

/** Which limits and breaker a call shares, see docs/reliability.md: time limits 1.5, 2, 8, 8, 15 s. */
export type CallGroup = "public" | "personal" | "login" | "launch" | "money";

/** Life times in seconds (A107). Rows without one are never cached. */
export interface CachePolicy {
  fresh: number;
  staleWhileRevalidate: number;
  staleIfError: number;
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
