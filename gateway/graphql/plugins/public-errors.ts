import type { ExecutionResult, GraphQLError } from "graphql";
import type { Plugin } from "graphql-yoga";
import { type ErrorCode, publicErrors, statusOfCode } from "../../failures/errors.ts";
import type { ServerContext } from "./server-context.ts";

/**
 * The last step of every HTTP response: converts errors to their public form. A response that contains only
 * errors gets the status of the first one.
 */
export const publicErrorsPlugin: Plugin<object, ServerContext> = {
  onResultProcess({ result, setResult, serverContext }) {
    if (Array.isArray(result) || !("errors" in result)) return;
    const { errors, data } = result as ExecutionResult;
    if (!errors?.length) return;
    const shown = publicErrors(errors, serverContext.scope);
    const code = shown[0]?.extensions.code as ErrorCode;
    // Yoga's status is more specific for a request that it could not read (405, 413).
    const exact = code === "BAD_REQUEST" ? httpStatus(errors[0]) : undefined;
    const http = { status: isNothing(data) ? (exact ?? statusOfCode(code)) : 200 };
    setResult({ ...(data === undefined ? {} : { data }), errors: shown, extensions: { http } });
  },
};

/** True when there is no data, or every root field is null because of an error. */
function isNothing(data: ExecutionResult["data"]): boolean {
  return data == null || Object.values(data).every((root) => root === null);
}

function httpStatus(error: GraphQLError | undefined): number | undefined {
  const http = error?.extensions.http;
  if (typeof http !== "object" || http === null || !("status" in http)) return undefined;
  return typeof http.status === "number" ? http.status : undefined;
}
