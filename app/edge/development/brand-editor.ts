/**
 * `/dev/brand`, under `npm run dev` only (B9): the Worker can't write files, so a server of that command answers
 * (`tooling/editor/editor-server.mjs`).
 */
import type { Configuration } from "~/edge/configuration/configuration.ts";

/** Passes a request on to the editor; null where none runs. The gate has checked the origin of a POST. */
export function answerByEditor(
  request: Request,
  { editorOrigin }: Pick<Configuration, "editorOrigin">,
): Promise<Response> | null {
  if (!editorOrigin) return null;
  const { pathname, search, host } = new URL(request.url);
  const headers = new Headers(request.headers);
  headers.delete("cookie");
  // The editor answers only to who says this, which no page of another site can.
  headers.set("x-forwarded-host", host);
  const { method, body } = request;
  // Node requires `duplex` for a stream body; workerd ignores it.
  const init = { method, headers, body, redirect: "manual" as const, duplex: "half" };
  return fetch(new Request(new URL(pathname + search, editorOrigin), init));
}
