/** Headers that a proxy or a framework may trust and a visitor may forge. Nobody behind the edge sees them. */
const exact = new Set([
  "forwarded",
  "x-real-ip",
  "x-client-ip",
  "true-client-ip",
  "x-original-url",
  "x-rewrite-url",
  "x-http-method",
  "x-http-method-override",
  "x-method-override",
  "x-request-id",
  "cf-ipcountry",
]);
const families = /^x-(forwarded|remix|portico-(context|request))\b/;

/** The names of a request's headers that must not go further. */
export function forgedHeaders(headers: Headers): string[] {
  return [...headers.keys()].filter((name) => exact.has(name) || families.test(name));
}

/** The request without them; the same request when it has none. */
export function withoutForgedHeaders(request: Request): Request {
  const forged = forgedHeaders(request.headers);
  if (forged.length === 0) return request;
  const headers = new Headers(request.headers);
  for (const name of forged) headers.delete(name);
  return new Request(request, { headers });
}
