/**
 * The page cache (decision 0019): pages that every guest gets alike, as finished bytes. This isolate's memory comes first,
 * then the data center's cache. A stale page is served while one request renders it again. A page that streams,
 * fails or sets a cookie goes to its own visitor only and is not cached.
 */
import type { ContentHash, PageReuse } from "~/portal-context.ts";
import { releaseFetchLock, takeFetchLock } from "../../../gateway/platform/cache/fetch-locks.ts";
import type { RequestScope } from "../../../gateway/request/request-scope.ts";
import { Lru } from "../../../gateway/values/lru.ts";
import { patchPage } from "./page-patch.ts";
import { type CachedPage, readStoredPage, writeStoredPage } from "./page-store.ts";
import { insertTokens, newTokens, type ResponseTokens, templateOf } from "./response-tokens.ts";

/** A page that was just rendered from its key. */
export interface RenderedPage {
  answer: Response;
  /** Headers that the gateway adds. A page that sets a cookie is not cached. */
  answerHeaders: Headers;
  /** If its frame equals the cached page's, `answer` is empty. */
  reuse: PageReuse;
  /** Until when all its data is fresh, in ms since the epoch; known once the answer was read to its end. */
  freshUntil(): number;
}

/** One request for a cacheable page. */
export interface PageRequest {
  /** The page's key as text, with the build's version, because another build's pages name scripts that are gone. */
  name: string;
  /** Tokens of this response. */
  tokens: ResponseTokens;
  /** The visitor's own scope: clock, work after the response, access to the data center's cache. */
  scope: RequestScope;
  /**
   * @param revalidate waits for fresh data instead of taking stale data
   * @param previous content hash of the cached page, if that page may be reused
   */
  render(
    tokens: ResponseTokens,
    revalidate: boolean,
    previous: ContentHash | null,
  ): Promise<RenderedPage>;
}

/** Limited in bytes, which is room for some hundred pages. */
const memory = new Lru<CachedPage>(16_000_000);
/** Pages that could not be cached, with the time until which every request renders its own without waiting. */
const uncacheable = new Lru<number>(500);
const uncacheableMs = 1000;
/** A page that is stale for longer is not served; a request waits for a new one. */
const longestStaleMs = 600_000;
/** For a page without any platform data. */
const longestFreshMs = 300_000;
const largestPage = 2_000_000;
/** How long other requests wait for the one that renders, and how long a failed refresh is not repeated. */
const lockMs = 5000;
const longestPauseMs = 32;

/** React writes this in place of a block that is still streaming. */
const pendingBlock = "<!--$?-->";
const bytewise = new TextDecoder("latin1");

/** A cacheable page: from the cache, or rendered now and then cached. */
export async function servePage(request: PageRequest): Promise<Response> {
  const { name, tokens, scope } = request;
  const since = scope.now();
  for (let pause = 4; ; pause = Math.min(pause * 2, longestPauseMs)) {
    const now = scope.now();
    const page = memory.get(name);
    if (page && isServable(page, now)) {
      if (now >= page.until) refresh(request);
      return cachedResponse(page, request);
    }
    if (now < (uncacheable.get(name) ?? 0) || now - since > lockMs) {
      return renderedResponse(request, await request.render(tokens, false, null));
    }
    const lock = takeFetchLock(name, now, lockMs);
    if (lock !== null) return fillCache(request, lock);
    // The memory is polled, because the runtime may end another request's promise at any time.
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

/** Renders the page for this visitor, streams it to him, and caches a copy if it is cacheable. */
async function fillCache(request: PageRequest, lock: number): Promise<Response> {
  const { name, tokens, scope } = request;
  try {
    const stored = await loadFromStore(request);
    if (stored) {
      releaseFetchLock(name, lock);
      return cachedResponse(stored, request);
    }
    const rendered = await request.render(tokens, false, null);
    const answer = renderedResponse(request, rendered);
    const [own, copy] = answer.body?.tee() ?? [null, null];
    const work = cache(request, { ...rendered, answer: new Response(copy, answer) }, tokens);
    scope.waitUntil(
      work.then((isCached) => {
        if (!isCached) uncacheable.set(name, scope.now() + uncacheableMs, 1);
        releaseFetchLock(name, lock);
      }),
    );
    return new Response(own, answer);
  } catch (error) {
    releaseFetchLock(name, lock);
    throw error;
  }
}

/** Renders a stale page again after the response. One request per isolate does it; after a failure its lock expires. */
function refresh(request: PageRequest): void {
  const { name, scope } = request;
  const lock = takeFetchLock(name, scope.now(), lockMs);
  if (lock === null) return;
  const work = async () => {
    const stored = await loadFromStore(request);
    if (stored && scope.now() < stored.until) return releaseFetchLock(name, lock);
    const tokens = newTokens();
    const page = memory.get(name);
    const rendered = await request.render(tokens, true, page?.contentHash ?? null);
    const isSameFrame =
      page?.contentHash && page.contentHash.frame === rendered.reuse.current?.frame;
    const isCached = await (isSameFrame
      ? extend(request, rendered, page, tokens)
      : cache(request, rendered, tokens));
    if (isCached) releaseFetchLock(name, lock);
  };
  // No visitor waits for it, and the stale page is still served.
  scope.waitUntil(work().catch(() => undefined));
}

/** Reads a page to its end and caches it if it is cacheable. Returns whether it was. */
async function cache(
  request: PageRequest,
  rendered: RenderedPage,
  tokens: ResponseTokens,
): Promise<boolean> {
  const { answer, answerHeaders, reuse } = rendered;
  const setsCookie = [answer.headers, answerHeaders].some((all) => all.getSetCookie().length > 0);
  const isShared = !setsCookie && (answer.status === 200 || answer.status === 404);
  // Without a content hash, a part of the page's data was still loading when rendering began.
  const bytes = isShared && reuse.current ? await bytesOf(answer) : null;
  const lifetime = bytes && lifetimeOf(request, rendered);
  if (!lifetime) return false;
  const headers = [...answer.headers, ...answerHeaders].filter(([name]) => isCacheableHeader(name));
  const facts = { status: answer.status, headers, contentHash: reuse.current, isPatched: false };
  save(request, { ...templateOf(bytes, tokens), ...facts, ...lifetime });
  return true;
}

/** Extends the lifetime of a cached page with the same frame, and patches its live fragments. Returns whether it could. */
async function extend(
  request: PageRequest,
  rendered: RenderedPage,
  page: CachedPage,
  tokens: ResponseTokens,
): Promise<boolean> {
  const { patch, current } = rendered.reuse;
  const patched = patch && patchPage(page, patch, tokens);
  if (patch && !patched) return cache(request, await request.render(tokens, true, null), tokens);
  const lifetime = lifetimeOf(request, rendered);
  if (!lifetime) return false;
  const changes = patched && { ...patched, contentHash: current, isPatched: true };
  save(request, { ...page, ...changes, ...lifetime });
  return true;
}

/** From when until when a rendered page is fresh, or null if its data is stale already. */
function lifetimeOf(
  { scope }: PageRequest,
  rendered: RenderedPage,
): Pick<CachedPage, "at" | "until"> | null {
  const at = scope.now();
  const until = Math.min(rendered.freshUntil(), at + longestFreshMs);
  return at < until ? { at, until } : null;
}

function save({ name, scope }: PageRequest, page: CachedPage): void {
  saveInMemory(name, page);
  scope.waitUntil(writeStoredPage(scope, name, page, longestStaleMs));
}

const saveInMemory = (name: string, page: CachedPage) => memory.set(name, page, page.bytes.length);

/** A servable page that another isolate stored in the data center's cache. */
async function loadFromStore({ name, scope }: PageRequest): Promise<CachedPage | null> {
  const page = await readStoredPage(scope, name);
  if (!page || !isServable(page, scope.now())) return null;
  if ((memory.get(name)?.at ?? 0) < page.at) saveInMemory(name, page);
  return page;
}

const isServable = ({ at }: CachedPage, now: number) => now - at < longestStaleMs;

/** Headers that describe one rendering or its transport, so cached pages don't have them. */
const uncachedHeaders = ["server-timing", "content-length", "content-encoding"];
const isCacheableHeader = (name: string) => !uncachedHeaders.includes(name);

/** The page's bytes, or null as soon as the page turns out to be uncacheable. */
async function bytesOf({ body }: Response): Promise<Uint8Array<ArrayBuffer> | null> {
  if (!body) return null;
  const reader = body.getReader();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      chunks.push(read.value);
      length += read.value.length;
      const streams = bytewise.decode(read.value).includes(pendingBlock);
      if (streams || length > largestPage) {
        reader.cancel().catch(() => undefined);
        return null;
      }
    }
  } catch {
    return null;
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
}

function cachedResponse(page: CachedPage, { scope, tokens }: PageRequest): Response {
  setServerTiming(scope, page.isPatched ? "patched" : "hit");
  const headers = new Headers(page.headers.map(([name, value]): [string, string] => [name, value]));
  return new Response(freedWhenSent(insertTokens(page, tokens)), { status: page.status, headers });
}

/**
 * A body whose memory is freed as soon as it is sent. The garbage collector would free it much later, which costs a
 * busy process some eighty megabytes.
 */
function freedWhenSent(bytes: Uint8Array<ArrayBuffer>): BodyInit {
  // Node does not have this class.
  if (typeof FixedLengthStream === "undefined") return bytes;
  const { readable, writable } = new FixedLengthStream(bytes.length);
  const writer = writable.getWriter();
  const send = async () => {
    await writer.write(bytes);
    bytes.buffer.transfer(0);
    await writer.close();
  };
  // Writing fails if the visitor has closed the connection.
  send().catch(() => undefined);
  return readable;
}

/** The page for the visitor it was rendered for, with all headers that the gateway adds. */
function renderedResponse(
  { scope }: PageRequest,
  { answer, answerHeaders }: RenderedPage,
): Response {
  setServerTiming(scope, "miss");
  for (const [name, value] of answerHeaders) scope.answerHeaders.append(name, value);
  return answer;
}

/** Adds the cache status to Server-Timing. Development only, because timing tells strangers about the platform. */
function setServerTiming(
  { development, answerHeaders }: RequestScope,
  status: "hit" | "patched" | "miss",
): void {
  if (development) answerHeaders.append("server-timing", `page;desc=${status}`);
}
