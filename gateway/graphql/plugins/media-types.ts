/**
 * Media types of a request to /graphql in one spelling: they mean the same in any case (RFC 9110), and Yoga reads them
 * as they are written. There is no subscription, so streams of answers (SSE, multipart) are not offered.
 */

const answerable = /^(application\/(json|graphql-response\+json|\*)|\*\/\*)\s*(;|$)/;

/** The request as Yoga reads it; null when it takes none of what is offered (406). */
export function withPlainTypes(request: Request): Request | null {
  const headers = new Headers(request.headers);
  const type = headers.get("content-type");
  if (type !== null) headers.set("content-type", type.toLowerCase());
  const accept = headers.get("accept");
  if (accept !== null) {
    const wanted = accept
      .toLowerCase()
      .split(",")
      .map((part) => part.trim());
    const kept = wanted.filter((part) => answerable.test(part));
    if (kept.length === 0) return null;
    headers.set("accept", kept.join(", "));
  }
  return new Request(request, { headers });
}
