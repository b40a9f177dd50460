/** Request headers that proxies or frameworks trust and visitors may forge. The edge removes them. */
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

/** Returns the names of the request's headers that have to be removed. */
export function forgedHeaders(headers: Headers): string[] {
  return [...headers.keys()].filter((name) => exact.has(name) || families.test(name));
}

/** Returns the request without forged headers, or the same request if it has none. */
export function withoutForgedHeaders(request: Request): Request {
  const forged = forgedHeaders(request.headers);
  if (forged.length === 0) return request;
  const headers = new Headers(request.headers);
  for (const name of forged) headers.delete(name);
  return new Request(request, { headers });
}
