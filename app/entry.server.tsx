import "./page-data/install-text-encoder.ts";
import {
  type ActionFunctionArgs,
  type AppLoadContext,
  createRequestHandler as createHandler,
  type EntryContext,
} from "@remix-run/cloudflare";
import { isRouteErrorResponse, matchRoutes, RemixServer } from "@remix-run/react";
import { isbot } from "isbot";
import type { ReactElement } from "react";
import { renderToReadableStream, renderToString } from "react-dom/server.browser";
import type { readIndexes as ReadIndexes } from "./background/read-indexes.server.ts";
import type { readReportRows as ReadReportRows } from "./background/read-report-rows.server.ts";
import { formStyle } from "./components/form-style.server.ts";
import { FormStyleContext } from "./components/form-style-context.ts";
import { fontFilesOf } from "./components/typeface.server.ts";
import { contentHashOf } from "./edge/page-cache/content-hash.ts";
import { guardActions } from "./forms/owner/guard-actions.server.ts";
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

/** Exported for the Worker and the dev server, so that its bundle contains Remix and the messages only once. */
export const createRequestHandler: typeof createHandler = (build, mode) =>
  createHandler(typeof build === "function" ? build : guardActions(build), mode);
export { fetchMessages, isbot, matchRoutes };
/** Loaded by the Durable Object of the search only. */
export const readIndexes: typeof ReadIndexes = async (...args) =>
  (await import("./background/read-indexes.server.ts")).readIndexes(...args);

/** Loaded by the Durable Object of agents' files only. */
export const readReportRows: typeof ReadReportRows = async (...args) =>
  (await import("./background/read-report-rows.server.ts")).readReportRows(...args);

/** How long a page's stream may stay open, in ms. It is longer than a report at four times its time limit. */
export const streamTimeout = 45_000;

/** Logs an unexpected error of a loader or an action. The router's own 4xx errors are the visitor's and not logged. */
export function handleError(error: unknown, { request, context }: ActionFunctionArgs): void {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  const { requestId, log } = context as AppLoadContext;
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  log({ level: "error", event: "page.unexpected", requestId, error: text });
}

/**
 * Renders a page in one piece if its data is complete, else as a stream. Answers 204 if a cached page can be reused
 * (`context.pageReuse`).
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  context: AppLoadContext,
): Promise<Response> {
  const state = pageState(remixContext.staticHandlerContext);
  if (state && (await reuseCachedPage(state, status, headers, remixContext, context))) {
    return new Response(null, { status: 204 });
  }
  await loadLazyComponents();
  const handoff = state && (await wholeHandoff(remixContext));
  const page = pageOf(request.url, remixContext, handoff, context);
  headers.set("Content-Type", "text/html; charset=utf-8");
  // The browser requests style sheet and fonts before it has parsed the page, or even earlier by early hints.
  const fonts = fontFilesOf(context).map(
    (file) => `<${file}>; rel=preload; as=font; type="font/woff2"; crossorigin`,
  );
  headers.set("Link", [`<${styles}>; rel=preload; as=style`, ...fonts].join(", "));
  const whole = handoff === null ? null : renderWhole(page);
  if (whole !== null) return new Response(whole, { status, headers });
  const { stream, failed } = await renderStream(request, page, context);
  // Crawlers run no scripts, so they get the whole page at once.
  if (isbot(request.headers.get("user-agent"))) await stream.allReady;
  return new Response(stream, { status: failed() && status === 200 ? 500 : status, headers });
}

function pageOf(
  url: string,
  remixContext: EntryContext,
  handoff: string | null,
  { nonce, language, brand }: AppLoadContext,
): ReactElement {
  return (
    <NonceContext.Provider value={nonce}>
      <MessagesContext.Provider value={messagesOf(language)}>
        <FormStyleContext.Provider value={formStyle(brand.form)}>
          <HandoffContext.Provider value={handoff}>
            <RemixServer
              // Without this stream Remix writes no data into the page.
              context={handoff ? { ...remixContext, serverHandoffStream: undefined } : remixContext}
              url={url}
              nonce={nonce}
            />
          </HandoffContext.Provider>
        </FormStyleContext.Provider>
      </MessagesContext.Provider>
    </NonceContext.Provider>
  );
}

/** How React marks a Suspense boundary that it leaves to the browser. */
const unrendered = "<!--$!-->";

/**
 * Returns the HTML of a page whose data is complete. Rendering to a text costs less than half of rendering to a stream
 * (docs/costs.md). Returns null if a part of the page failed: the stream then renders it again and reports the error.
 */
function renderWhole(page: ReactElement): string | null {
  try {
    const html = renderToString(page);
    return html.includes(unrendered) ? null : `<!DOCTYPE html>${html}`;
  } catch {
    return null;
  }
}

/**
 * Compares the page's content with the cached page's. Returns true if both have the same frame; then
 * `context.pageReuse` has the changed live fragments.
 */
async function reuseCachedPage(
  state: object,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  context: AppLoadContext,
): Promise<boolean> {
  const reuse = context.pageReuse;
  if (!reuse) return false;
  const { previous } = reuse;
  const live = liveFragmentsOf(remixContext.staticHandlerContext.loaderData);
  const data = live.map((fragment) => fragment.data);
  const current = await contentHashOf(state, status, headers, context, data);
  reuse.current = current;
  if (!previous || previous.frame !== current.frame) return false;
  if (previous.live !== current.live) reuse.patch = await patchOf(live, remixContext, context);
  return true;
}

/** Renders until the request is aborted or the time limit is over. `failed` returns whether rendering had an error. */
async function renderStream(request: Request, page: ReactElement, context: AppLoadContext) {
  let failed = false;
  const { signal, release } = renderSignal(request.signal);
  const stream = await renderToReadableStream(page, {
    nonce: context.nonce,
    signal,
    onError(error) {
      if (request.signal.aborted) return;
      failed = true;
      const { requestId, log } = context;
      log({ level: "error", event: "render", requestId, error: String(error) });
    },
  }).catch((error) => {
    release();
    throw error;
  });
  stream.allReady.then(release, release);
  return { stream, failed: () => failed };
}

/**
 * A signal that aborts with the request or after the time limit. `release` clears its timer, which otherwise keeps the
 * whole rendering in memory until the time limit.
 */
function renderSignal(request: AbortSignal): { signal: AbortSignal; release: () => void } {
  const limit = new AbortController();
  const abort = () => limit.abort();
  const timer = setTimeout(abort, streamTimeout + 1000);
  if (request.aborted) abort();
  request.addEventListener("abort", abort);
  const release = () => {
    clearTimeout(timer);
    request.removeEventListener("abort", abort);
  };
  return { signal: limit.signal, release };
}

/** Returns the live fragments as HTML, each rendered by itself, and the page's data. */
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
