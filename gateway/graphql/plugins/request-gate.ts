/** Checks method, headers and parameters of a request to /graphql before its body is read. */
import { type ErrorCode, GatewayError } from "../../failures/errors.ts";
import type { RequestScope } from "../../request/request-scope.ts";

/** Maximum size of a request body, in bytes. */
export const bodyLimit = 64 * 1024;

/** A custom header: browsers send it cross-origin only after a CORS preflight. */
const requiredHeader = "x-portico";

/** A response that refuses the request, or null when it is allowed. */
export function refuseRequest(request: Request, scope: RequestScope): Response | null {
  if (request.method === "GET") {
    const { searchParams } = new URL(request.url);
    // GET runs persisted operations only, so that a link can't carry an operation.
    const operation = searchParams.has("query");
    const readable = ["variables", "extensions"].every((name) => isObject(searchParams.get(name)));
    return operation || !readable ? refusal(400, scope) : null;
  }
  if (request.method !== "POST") return refusal(405, scope);
  const type = request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase();
  if (type !== "application/json") return refusal(415, scope);
  if (request.headers.get(requiredHeader) === null) return refusal(403, scope);
  const length = Number(request.headers.get("content-length") ?? 0);
  return length > bodyLimit ? refusal(413, scope) : null;
}

/**
 * True when a URL parameter is absent or a JSON object. Yoga would report anything else as a server error.
 */
function isObject(text: string | null): boolean {
  if (text === null) return true;
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
}

/** A JSON response that refuses the request. */
export function refusal(status: number, { requestId }: RequestScope): Response {
  const code: ErrorCode = status === 403 ? "FORBIDDEN" : "BAD_REQUEST";
  const { message } = new GatewayError(code);
  const body = { errors: [{ message, extensions: { code, requestId } }] };
  const headers = { "cache-control": "no-store" };
  return Response.json(body, { status, headers });
}
