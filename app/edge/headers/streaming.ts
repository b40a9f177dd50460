/**
 * Pages that are rendered for one visitor are streamed. In development the runtime in front of the Worker compresses
 * what a browser accepts compressed, and holds the first part of a page back until its last one is there.
 */

/** The same answer, which that runtime passes on as it comes. Cloudflare flushes, so production is left alone. */
export function unbuffered(answer: Response, development: boolean): Response {
  if (!development || !answer.body || answer.headers.has("content-encoding")) return answer;
  const headers = new Headers(answer.headers);
  headers.set("content-encoding", "identity");
  return new Response(answer.body, {
    status: answer.status,
    statusText: answer.statusText,
    headers,
  });
}
