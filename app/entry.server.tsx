import "./page-data/install-text-encoder.ts";
import {
  type ActionFunctionArgs,
  type AppLoadContext,
  createRequestHandler as createHandler,
  type EntryContext,
} from "@remix-run/cloudflare";
import { isRouteErrorResponse, matchRoutes, RemixServer } from "@remix-run/react";
import { isbot } from "isbot";
import { renderToReadableStream } from "react-dom/server.browser";
import { writeLog } from "./edge/log/log.ts";
import { contentHashOf } from "./edge/page-cache/content-hash.ts";
import { fetchMessages, messagesOf } from "./i18n/messages.server.ts";
import { MessagesContext } from "./i18n/messages-context.tsx";
import { HandoffContext } from "./page-data/handoff-context.ts";
import { pageState, wholeHandoff } from "./page-data/page-state.server.ts";
import { type FragmentKey, renderLiveFragment } from "./play/render-live-fragment.server.tsx";
import type { PagePatch } from "./portal-context.ts";
import styles from "./styles/app.css?url";
import { type LiveFragmentData, liveFragmentsOf } from "./ui/fragments/live-fragments.server.ts";
import { NonceContext } from "./ui/hooks/nonce-context.ts";
import { loadLazyComponents } from "./ui/lazy/lazy.tsx";

/** The Worker takes these from here, so that its bundle holds Remix and the messages once. */
export const createRequestHandler = createHandler;
export { fetchMessages, isbot, matchRoutes };

/** How long deferred blocks may keep an answer open, in ms: longer than a report takes at four times its limit. */
export const streamTimeout = 45_000;

/**
 * What a loader or an action threw and nobody expected, in one line of the log. That a request made no sense to
 * the router (4xx) is the visitor's mistake: the line of the request has its status.
 */
export function handleError(error: unknown, { request, context }: ActionFunctionArgs): void {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  const { requestId } = context as AppLoadContext;
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  writeLog({ level: "error", event: "page.unexpected", requestId, error: text });
}

/** Renders a page as a stream: the shell first, each block when its data is there. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  context: AppLoadContext,
): Promise<Response> {
  const reuse = context.pageReuse;
  const live = liveFragmentsOf(remixContext.staticHandlerContext.loaderData);
  const state = pageState(remixContext.staticHandlerContext);
  if (reuse && state) {
    const { previous } = reuse;
    const data = live.map((fragment) => fragment.data);
    const current = await contentHashOf(state, status, headers, context, data);
    reuse.current = current;
    // The cached page has the same content, except for its live fragments.
    if (previous && previous.frame === current.frame) {
      if (previous.live !== current.live) reuse.patch = await patchOf(live, remixContext, context);
      return new Response(null, { status: 204 });
    }
  }
  await loadLazyComponents();
  const handoff = state && (await wholeHandoff(remixContext));
  let failed = false;
  const limit = new AbortController();
  const abort = () => limit.abort();
  const timer = setTimeout(abort, streamTimeout + 1000);
  if (request.signal.aborted) abort();
  request.signal.addEventListener("abort", abort);
  // A signal with a timer of its own would hold the whole rendering until it goes off: at sixty pages a
  // second that is more memory than a Worker has.
  const settle = () => {
    clearTimeout(timer);
    request.signal.removeEventListener("abort", abort);
  };
  const stream = await renderToReadableStream(
    <NonceContext.Provider value={context.nonce}>
      <MessagesContext.Provider value={messagesOf(context.language)}>
        <HandoffContext.Provider value={handoff}>
          <RemixServer
            // Without the stream Remix writes no data of its own.
            context={handoff ? { ...remixContext, serverHandoffStream: undefined } : remixContext}
            url={request.url}
            nonce={context.nonce}
          />
        </HandoffContext.Provider>
      </MessagesContext.Provider>
    </NonceContext.Provider>,
    {
      nonce: context.nonce,
      signal: limit.signal,
      onError(error) {
        if (request.signal.aborted) return;
        failed = true;
        const { requestId } = context;
        writeLog({ level: "error", event: "render", requestId, error: String(error) });
      },
    },
  ).catch((error) => {
    settle();
    throw error;
  });
  stream.allReady.then(settle, settle);
  // Crawlers don't run scripts: they get the whole page at once.
  if (isbot(request.headers.get("user-agent"))) await stream.allReady;
  headers.set("Content-Type", "text/html; charset=utf-8");
  // PageRequest for before the page's first bytes are read, or sooner still where an edge knows early hints.
  headers.set("Link", `<${styles}>; rel=preload; as=style`);
  return new Response(stream, {
    status: failed && status === 200 ? 500 : status,
    headers,
  });
}

/** The live fragments as the page would show them, each rendered by itself. */
async function patchOf(
  live: readonly LiveFragmentData[],
  remixContext: EntryContext,
  key: FragmentKey,
): Promise<PagePatch> {
  const fragments = live.map(async (fragment) => ({
    name: fragment.name,
    html: await renderLiveFragment(fragment, key),
  }));
  return { fragments: await Promise.all(fragments), handoff: await wholeHandoff(remixContext) };
}
