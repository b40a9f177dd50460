import * as v from "valibot";
import type { CallContext } from "./context";
import { PlatformError } from "./errors";

export type Method = "GET" | "POST" | "PUT" | "DELETE";
export type TokenRule = "none" | "optional" | "required";

/** One platform call as the pipeline sees it: what it demands, and how it answers. */
export interface Call {
  /** Row of the coverage matrix, such as C26. */
  id: string;
  methods: readonly Method[];
  path: string;
  /** Accepted `ModuleId` values; "" stands for an absent header. */
  modules: readonly string[];
  token: TokenRule;
  encrypted: boolean;
  /** False for `/lgw/*` and `/lotto/*` (A65). */
  envelope: boolean;
  /** True when the parameters may be absent altogether. */
  bodyOptional: boolean;
  /** Checks the raw parameters strictly, then answers the value. */
  answer(input: unknown, context: CallContext): unknown;
}

interface CallDefinition<S extends v.GenericSchema> {
  id: string;
  methods: readonly Method[];
  path: string;
  modules: readonly string[];
  token: TokenRule;
  encrypted?: boolean;
  envelope?: boolean;
  bodyOptional?: boolean;
  params: S;
  run(context: CallContext, params: v.InferOutput<S>): unknown;
}

/** Declares a call. Unknown or ill-typed parameters are refused with `request_param_err`. */
export function defineCall<S extends v.GenericSchema>(definition: CallDefinition<S>): Call {
  const { params, run, encrypted = false, envelope = true, bodyOptional = false } = definition;
  return {
    id: definition.id,
    methods: definition.methods,
    path: definition.path,
    modules: definition.modules,
    token: definition.token,
    encrypted,
    envelope,
    bodyOptional,
    answer: (input, context) => run(context, parseStrictly(params, input)),
  };
}

/** Parses with valibot; the first issue becomes the message of `request_param_err`. */
export function parseStrictly<S extends v.GenericSchema>(
  schema: S,
  input: unknown,
): v.InferOutput<S> {
  const result = v.safeParse(schema, input);
  if (result.success) return result.output;
  const issue = result.issues[0];
  const path = v.getDotPath(issue) ?? "parameters";
  throw new PlatformError("request_param_err", { detail: `${path}: ${issue.message}` });
}
