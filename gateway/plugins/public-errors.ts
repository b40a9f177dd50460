import type { ExecutionResult } from "graphql";
import type { Plugin } from "graphql-yoga";
import { type ErrorCode, publicErrors, statusOfCode } from "../errors.ts";
import type { ServerContext } from "../yoga.ts";

/**
 * The last step of every HTTP answer: errors get their public form, and an answer that carries
 * nothing but errors gets the status of its first one.
 */
export const publicErrorsPlugin: Plugin<object, ServerContext> = {
  onResultProcess({ result, setResult, serverContext }) {
    if (Array.isArray(result) || !("errors" in result)) return;
    const { errors, data } = result as ExecutionResult;
    if (!errors?.length) return;
    const shown = publicErrors(errors, serverContext.scope);
    const code = shown[0]?.extensions.code as ErrorCode;
    const http = { status: data == null ? statusOfCode(code) : 200 };
    setResult({ ...(data === undefined ? {} : { data }), errors: shown, extensions: { http } });
  },
};
