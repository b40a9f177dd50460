import * as v from "valibot";
import { isAgent, isTrial } from "../domains/member/member-types.ts";
import { type CallContext, requireMember } from "./context.ts";
import { PlatformError } from "./errors.ts";

export type Method = "GET" | "POST" | "PUT" | "DELETE";
export type TokenRule = "none" | "optional" | "required";
/** Who may call: anyone, all but free-trial accounts (P5), or agents only (P9). */
export type Audience = "anyone" | "real" | "agent";

/** One platform call: its requirements and its handler. */
export interface Call {
  /** Id of docs/requirements.md, such as C26. */
  id: string;
  methods: readonly Method[];
  path: string;
  /** Accepted `ModuleId` values; "" means that the header is absent. */
  modules: readonly string[];
  token: TokenRule;
  encrypted: boolean;
  /** False for `/lgw/*` and `/lotto/*` (A65). */
  envelope: boolean;
  /** True when the parameters may be absent. */
  bodyOptional: boolean;
  /** True when the body may be a form with files. */
  multipart: boolean;
  /** Checks the raw parameters strictly and returns the value of the response. */
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
  /** `anyone` by default; the others need a token. */
  audience?: Audience;
  params: S;
  run(context: CallContext, params: v.InferOutput<S>): unknown;
}

const made = new WeakSet<object>();

/** True when an export of a file is a call; only `defineCall` creates them. */
export function isCall(value: unknown): value is Call {
  return typeof value === "object" && value !== null && made.has(value);
}

/** Defines a call. Unknown or ill-typed parameters are refused with `request_param_err`. */
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
