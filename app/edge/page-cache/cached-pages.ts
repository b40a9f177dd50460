/**
 * Renderings that every guest gets alike, kept as finished bytes (decision 0019): in this isolate's memory first, in
 * the data center's cache behind it. A stale one is served while one request makes it anew; a page that
 * streams, fails in part or gives a cookie goes to whoever asked for it and is kept for nobody.
 */
import type { Made, MadeOf } from "~/portal-context.ts";
import { releaseFetchLock, takeFetchLock } from "../../../gateway/platform/cache/fetch-locks.ts";
import { Lru } from "../../../gateway/platform/cache/lru.ts";
import type { RequestScope } from "../../../gateway/scope.ts";
import { patchPage } from "./page-patch.ts";
import { type KeptPage, readShelf, writeShelf } from "./page-store.ts";
import { cutPage, type Marks, markPage, newMarks } from "./response-tokens.ts";

/** A page that was just rendered for nobody in particular. */
export interface MadePage {
  answer: Response;
  /** What the gateway wants on the answer; a page that sets a cookie is somebody's own. */
  answerHeaders: Headers;
  /** Where its frame is the same as the last time, `answer` is empty. */
  madeOf: MadeOf;
  /** Until when all that was used is fresh, in ms since the epoch; asked when the answer was read to its end. */
  freshUntil(): number;
}

/** A guest's page, as somebody asks for it. */
export interface Asked {
  /** Its key as text, with the build: another build's pages name scripts that are gone. */
  name: string;
  /** Of the answer that it becomes. */
  marks: Marks;
  /** The asker's own: the time, what goes on after the answer, and the way to the data center's cache. */
  scope: RequestScope;
  /**
   * @param anew waits for rows that are stale
   * @param last what the page that is there was made of, if it may stay
   */
  make(marks: Marks, anew: boolean, last: Made | null): Promise<MadePage>;
}

/** In bytes: some hundred pages. */
const kept = new Lru<KeptPage>(16_000_000);
/** Until when each asker gets a rendering of his own at once, for the last one could not be kept. */
const passing = new Lru<number>(500);
const passingMs = 1000;
/** How long a stale page may be served; after that somebody waits for a new one. */
const longestStaleMs = 600_000;
/** Of a page with nothing of the platform in it. */
const longestFreshMs = 300_000;
const largestPage = 2_000_000;
/** How long others wait for the one who renders, and how long a refresh that failed is left alone. */
const turnMs = 5000;
const longestPauseMs = 32;

/** What React leaves in the place of a block that is still to come. */
const pendingBlock = "<!--$?-->";
const bytewise = new TextDecoder("latin1");

/** A guest's page: kept, or rendered now and kept for the next. */
export async function guestPage(asked: Asked): Promise<Response> {
  const { name, marks, scope } = asked;
  const since = scope.now();
  for (let pause = 4; ; pause = Math.min(pause * 2, longestPauseMs)) {
    const now = scope.now();
    const page = kept.get(name);
    if (page && isServable(page, now)) {
      if (now >= page.until) refresh(asked);
      return answerOf(page, asked);
    }
    if (now < (passing.get(name) ?? 0) || now - since > turnMs) {
      return carried(asked, await asked.make(marks, false, null));
    }
    const turn = takeFetchLock(name, now, turnMs);
    if (turn !== null) return firstView(asked, turn);
    // Plain looks at the memory: a promise here would be another request's, which the runtime may end.
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

/** Rendered for this asker, who gets it as it comes, and kept for the others if it can be. */
async function firstView(asked: Asked, turn: number): Promise<Response> {
  const { name, marks, scope } = asked;
  try {
    const stored = await fromShelf(asked);
    if (stored) {
      releaseFetchLock(name, turn);
      return answerOf(stored, asked);
    }
    const made = await asked.make(marks, false, null);
    const answer = carried(asked, made);
    const [own, copy] = answer.body?.tee() ?? [null, null];
    const work = keep(asked, { ...made, answer: new Response(copy, answer) }, marks);
    scope.waitUntil(
      work.then((isKept) => {
        if (!isKept) passing.set(name, scope.now() + passingMs, 1);
        releaseFetchLock(name, turn);
      }),
    );
    return new Response(own, answer);
  } catch (error) {
    releaseFetchLock(name, turn);
    throw error;
  }
}

/** Behind a stale page; one request of the isolate does it. After a failure its turn runs out by itself. */
function refresh(asked: Asked): void {
  const { name, scope } = asked;
  const turn = takeFetchLock(name, scope.now(), turnMs);
  if (turn === null) return;
  const work = async () => {
    const stored = await fromShelf(asked);
    if (stored && scope.now() < stored.until) return releaseFetchLock(name, turn);
    const marks = newMarks();
    const page = kept.get(name);
    const made = await asked.make(marks, true, page?.madeOf ?? null);
    const isFramed = page?.madeOf && page.madeOf.frame === made.madeOf.now?.frame;
    const isKept = await (isFramed ? goOn(asked, made, page, marks) : keep(asked, made, marks));
    if (isKept) releaseFetchLock(name, turn);
  };
  // Nobody waits for it, and whoever comes next has the page that is there.
  scope.waitUntil(work().catch(() => undefined));
}

/** Reads a page to its end and keeps it where every guest may have it. Returns whether it did. */
async function keep(asked: Asked, made: MadePage, marks: Marks): Promise<boolean> {
  const { answer, answerHeaders } = made;
  const givesCookie = [answer.headers, answerHeaders].some((all) => all.getSetCookie().length > 0);
  const bytes =
    givesCookie || (answer.status !== 200 && answer.status !== 404) ? null : await wholeOf(answer);
  const life = bytes && lifeOf(asked, made);
  if (!life) return false;
  const headers = [...answer.headers, ...answerHeaders].filter(([header]) => isThePages(header));
  const { now } = made.madeOf;
  const facts = { status: answer.status, headers, madeOf: now, isPatched: false };
  put(asked, { ...cutPage(bytes, marks), ...facts, ...life });
  return true;
}

/** Keeps a page for longer whose frame would come out the same again. Returns whether it may. */
async function goOn(asked: Asked, made: MadePage, page: KeptPage, marks: Marks): Promise<boolean> {
  const { patch, now } = made.madeOf;
  const patched = patch && patchPage(page, patch, marks);
  if (patch && !patched) return keep(asked, await asked.make(marks, true, null), marks);
  const life = lifeOf(asked, made);
  if (!life) return false;
  put(asked, { ...page, ...(patched && { ...patched, madeOf: now, isPatched: true }), ...life });
  return true;
}

/** How long a page that was just made may be kept; null for one that may not. */
function lifeOf({ scope }: Asked, made: MadePage): Pick<KeptPage, "at" | "until"> | null {
  const at = scope.now();
  const until = Math.min(made.freshUntil(), at + longestFreshMs);
  return at < until ? { at, until } : null;
}

function put({ name, scope }: Asked, page: KeptPage): void {
  remember(name, page);
  scope.waitUntil(writeShelf(scope, name, page, longestStaleMs));
}

const remember = (name: string, page: KeptPage) => kept.set(name, page, page.bytes.length);

/** A servable page that another isolate left in the data center's cache. */
async function fromShelf({ name, scope }: Asked): Promise<KeptPage | null> {
  const page = await readShelf(scope, name);
  if (!page || !isServable(page, scope.now())) return null;
  if ((kept.get(name)?.at ?? 0) < page.at) remember(name, page);
  return page;
}

const isServable = ({ at }: KeptPage, now: number) => now - at < longestStaleMs;

/** What platform calls took, and that it was streamed, is said of the rendering that was made (development only). */
const ofTheRendering = ["server-timing", "content-length", "content-encoding"];
const isThePages = (header: string) => !ofTheRendering.includes(header);

/** The page's bytes; null as soon as it is known to be none that may be kept. */
async function wholeOf({ body }: Response): Promise<Uint8Array<ArrayBuffer> | null> {
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

function answerOf(page: KeptPage, { scope, marks }: Asked): Response {
  tellHow(scope, page.isPatched ? "patched" : "kept");
  const headers = new Headers(page.headers.map(([name, value]): [string, string] => [name, value]));
  return new Response(onceSent(markPage(page, marks)), { status: page.status, headers });
}

/**
 * An answer's own copy of a page, whose memory is given back when it is sent. Left to the garbage collector, which
 * sees little of it, the copies of many answers would lie about: some eighty megabytes of a busy process.
 */
function onceSent(bytes: Uint8Array<ArrayBuffer>): BodyInit {
  // Node has none.
  if (typeof FixedLengthStream === "undefined") return bytes;
  const { readable, writable } = new FixedLengthStream(bytes.length);
  const writer = writable.getWriter();
  const send = async () => {
    await writer.write(bytes);
    bytes.buffer.transfer(0);
    await writer.close();
  };
  // It fails when the visitor has gone.
  send().catch(() => undefined);
  return readable;
}

/** A page for its first asker, with all that the gateway wants him to have. */
function carried({ scope }: Asked, { answer, answerHeaders }: MadePage): Response {
  tellHow(scope, "rendered");
  for (const [name, value] of answerHeaders) scope.answerHeaders.append(name, value);
  return answer;
}

/** In Server-Timing, in development only: what a page cost is nobody's business elsewhere. */
function tellHow(
  { development, answerHeaders }: RequestScope,
  how: "kept" | "patched" | "rendered",
): void {
  if (development) answerHeaders.append("server-timing", `page;desc=${how}`);
}
