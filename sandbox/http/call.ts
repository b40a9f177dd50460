import * as v from "valibot";
import { isAgent, isTrial } from "../domains/member/member-types.ts";
import { type CallContext, requireMember } from "./context.ts";
import { PlatformError } from "./errors.ts";

export type Method = "GET" | "POST" | "PUT" | "DELETE";
export type TokenRule = "none" | "optional" | "required";
/** Whose token a call takes: anyone's, any but a trial's (P5), or an agent's (P9). */
export type Audience = "anyone" | "real" | "agent";

/** One platform call as the pipeline sees it: what it demands, and what it returns. */
export interface Call {
  /** Id of docs/requirements.md, such as C26. */
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
  /** True when the body is, or may be, a form with files. */
  multipart: boolean;
  /** Checks the raw parameters strictly, then returns the value. */
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
  multipart?: boolean;
  /** `anyone` when absent; more than that needs a token. */
  audience?: Audience;
  params: S;
  run(context: CallContext, params: v.InferOutput<S>): unknown;
}

const made = new WeakSet<object>();

/** Whether something that a file exports is a call, which `defineCall` alone makes. */
export function isCall(value: unknown): value is Call {
  return typeof value === "object" && value !== null && made.has(value);
}

/** Declares a call. Unknown or ill-typed parameters are refused with `request_param_err`. */
export function defineCall<S extends v.GenericSchema>(definition: CallDefinition<S>): Call {
  const { params, run, encrypted = false, envelope = true, bodyOptional = false } = definition;
  const { multipart = false, audience = "anyone" } = definition;
  const call: Call = {
    id: definition.id,
    methods: definition.methods,
    path: definition.path,
    modules: definition.modules,
    token: definition.token,
    encrypted,
    envelope,
    bodyOptional,
    multipart,
    answer: (input, context) => {
      checkAudience(context, audience);
      return run(context, parseStrictly(params, input));
    },
  };
  made.add(call);
  return call;
}

function checkAudience(context: CallContext, audience: Audience): void {
  if (audience === "anyone") return;
  const { type } = requireMember(context);
  if (audience === "agent" && !isAgent(type)) throw new PlatformError("function.not.available");
  if (audience === "real" && isTrial(type)) throw new PlatformError("trial.not.allowed");
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
