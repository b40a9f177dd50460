/**
 * Normalizes the media types of a request to /graphql: they are case-insensitive (RFC 9110), but Yoga
 * compares them exactly. There are no subscriptions, so event streams and multipart responses are not
 * offered.
 */

const answerable = /^(application\/(json|graphql-response\+json|\*)|\*\/\*)\s*(;|$)/;

/** The request with normalized media types; null when it accepts no offered type (406). */
export function normalizeMediaTypes(request: Request): Request | null {
  const headers = new Headers(request.headers);
  const type = headers.get("content-type");
  if (type !== null) headers.set("content-type", type.toLowerCase());
  const accept = headers.get("accept");
  if (accept !== null) {
    const wanted = accept
      .toLowerCase()
      .split(",")
      .map((part) => part.trim());
    const accepted = wanted.filter((part) => answerable.test(part));
    if (accepted.length === 0) return null;
    headers.set("accept", accepted.join(", "));
  }
  return new Request(request, { headers });
}
