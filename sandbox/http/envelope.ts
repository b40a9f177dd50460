import { errorKind, type PlatformError } from "./errors.ts";

/** Returns `{success: true, value}`, or the bare value for a call without envelope (A65). */
export function success(value: unknown, envelope: boolean, headers: Headers): Response {
  headers.set("Cache-Control", "no-store");
  return Response.json(envelope ? { success: true, value } : value, { headers });
}

/** Returns the failure envelope with the status of the code. `value` is omitted when undefined. */
export function failure(
  code: string,
  detail: { message?: string; value?: unknown; retryAfterSeconds?: number } = {},
): Response {
  const kind = errorKind(code);
  const headers = new Headers({ "Cache-Control": "no-store" });
  if (detail.retryAfterSeconds !== undefined) {
    headers.set("Retry-After", String(detail.retryAfterSeconds));
  }
  const body = {
    success: false,
    errorCode: code,
    errorNo: kind.errorNo,
    message: detail.message ?? kind.message,
    value: detail.value,
  };
  return Response.json(body, { status: kind.status, headers });
}

/** Returns the response for a thrown platform error. */
export function failureOf(error: PlatformError): Response {
  const { value, retryAfterSeconds } = error.options;
  return failure(error.code, { message: error.message, value, retryAfterSeconds });
}
