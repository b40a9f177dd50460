/**
 * Keeps streamed pages streaming in development, where the local runtime compresses responses and so buffers the whole
 * page. An explicit content encoding turns that off. Cloudflare flushes streams, so production needs no change.
 */
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
