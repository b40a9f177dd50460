/** What a request to /graphql has to be before anything of it is read. */
import { type ErrorCode, GatewayError } from "../../failures/errors.ts";
import type { RequestScope } from "../../request/request-scope.ts";

/** Bytes that a body may have. */
export const bodyLimit = 64 * 1024;

/** Browsers send a header of our own only from a page of this origin, or after asking. */
const requiredHeader = "x-portico";

/** An answer that refuses the request, or null when it may go on. */
export function refuseRequest(request: Request, scope: RequestScope): Response | null {
  if (request.method === "GET") {
    const { searchParams } = new URL(request.url);
    // A link must not carry an operation: by GET only what the build made, by its hash.
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

/** Whether a link's parameter is absent or a JSON object; Yoga takes anything else for a fault of ours. */
function isObject(text: string | null): boolean {
  if (text === null) return true;
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
}

/** An answer that says in JSON that the request is not taken. */
export function refusal(status: number, { requestId }: RequestScope): Response {
  const code: ErrorCode = status === 403 ? "FORBIDDEN" : "BAD_REQUEST";
  const { message } = new GatewayError(code);
  const body = { errors: [{ message, extensions: { code, requestId } }] };
  const headers = { "cache-control": "no-store" };
  return Response.json(body, { status, headers });
}
