/** What a request to /graphql has to be before anything of it is read. */
import { type ErrorCode, GatewayError } from "../errors.ts";
import type { RequestScope } from "../scope.ts";

/** Bytes that a body may have. */
export const bodyLimit = 64 * 1024;

/** Browsers send a header of our own only from a page of this origin, or after asking. */
export const requiredHeader = "x-portico";

/** An answer that refuses the request, or null when it may go on. */
export function refuseRequest(request: Request, scope: RequestScope): Response | null {
  if (request.method === "GET") {
    // A link must not carry an operation: by GET only what the build made, by its hash.
    return new URL(request.url).searchParams.has("query") ? refusal(400, scope) : null;
  }
  if (request.method !== "POST") return refusal(405, scope);
  const type = request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase();
  if (type !== "application/json") return refusal(415, scope);
  if (request.headers.get(requiredHeader) === null) return refusal(403, scope);
  const length = Number(request.headers.get("content-length") ?? 0);
  return length > bodyLimit ? refusal(413, scope) : null;
}

function refusal(status: number, { requestId }: RequestScope): Response {
  const code: ErrorCode = status === 403 ? "FORBIDDEN" : "BAD_REQUEST";
  const { message } = new GatewayError(code);
  const body = { errors: [{ message, extensions: { code, requestId } }] };
  const headers = { "cache-control": "no-store" };
  return Response.json(body, { status, headers });
}
