/**
 * Cookies of development over http (decision 0064). Safari stores no `Secure` cookie there, not even for localhost, so
 * a browser gets them without it and without the prefix that requires it. In production both always stand.
 */

/** Returns a line for `Set-Cookie`, or for `document.cookie`, as a browser stores it over http. */
export const plainLine = (line: string): string =>
  line.replace(/^__Host-/, "").replace(/; Secure(?=;|$)/, "");

/** Writes a cookie in the browser. @param line of `cookieLine` with `readable` */
export function writeCookie(line: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
  document.cookie = location.protocol === "https:" ? line : plainLine(line);
}

/**
 * Returns the request with the names that the portal reads. Each cookie also stays as it is, because developers' switches
 * have no prefix anywhere. Of a name with and without the prefix, the one without counts: it is newer.
 */
export function requestWithPrefixes(request: Request): Request {
  const sent = request.headers.get("cookie");
  if (sent === null) return request;
  const parts = sent.split(/;\s*/).filter((part) => part !== "");
  const plain = parts.filter((part) => !part.startsWith("__Host-"));
  const headers = new Headers(request.headers);
  // Of two cookies of one name the first counts.
  headers.set("cookie", [...plain.map((part) => `__Host-${part}`), ...parts].join("; "));
  return new Request(request, { headers });
}

/** Changes the response's cookies to what a browser stores over http. */
export function withPlainCookies(response: Response): Response {
  const lines = response.headers.getSetCookie();
  if (lines.length === 0) return response;
  response.headers.delete("Set-Cookie");
  for (const line of lines) response.headers.append("Set-Cookie", plainLine(line));
  return response;
}
