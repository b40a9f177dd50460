import { expect, it } from "vitest";
import { testScope } from "../../../gateway/testing/platform.ts";
import { type PageRequest, type RenderedPage, servePage } from "./cached-pages.ts";
import { newTokens, type ResponseTokens } from "./response-tokens.ts";

const minute = 60_000;
let names = 0;
let frames = 0;
const newFrame = () => {
  frames += 1;
  return `frame ${frames}`;
};

/** A page's HTML, with a live fragment if it has one. */
function pageOf({ nonce, requestId }: ResponseTokens, text: string, live: string) {
  const board = `<live-fragment data-name="board"><b id="${requestId}">${live}</b></live-fragment>`;
  const data = `<script nonce="${nonce}">window.__remixContext = {"live":"${live}"};</script>`;
  return `<p nonce="${nonce}">${text} ${requestId}</p>${live && board + data}`;
}

/** A page with its own key and clock, and the number of its renderings. */
function stage(
  rendering: (
    tokens: ResponseTokens,
    revalidate: boolean,
  ) => Partial<RenderedPage> | Promise<never> = () => ({}),
  made: () => string | null = newFrame,
  live = () => "",
) {
  names += 1;
  const clock = { now: 1_000_000, until: minute };
  const renderings: { revalidate: boolean }[] = [];
  const same: { revalidate: boolean }[] = [];
  const scopes: ReturnType<typeof testScope>[] = [];
  const name = `page ${names}`;
  const send = async (tokens = newTokens()) => {
    const scope = testScope({ now: () => clock.now });
    scopes.push(scope);
    const pageRequest: PageRequest = {
      name,
      tokens,
      scope,
      async render(own, revalidate, previous) {
        const until = clock.now + clock.until;
        await new Promise((resolve) => setTimeout(resolve, 5));
        const frame = made();
        const current = frame === null ? null : { frame, live: live() };
        const isSame = previous !== null && current?.frame === previous.frame;
        if (isSame) same.push({ revalidate });
        else renderings.push({ revalidate });
        const fragments = [{ name: "board", html: `<b id="${own.requestId}">${live()}</b>` }];
        const patch =
          isSame && current.live !== previous.live
            ? { fragments, handoff: `{"live":"${live()}"}` }
            : null;
        return {
          reuse: { previous, current, patch },
          answer: isSame
            ? new Response(null, { status: 204 })
            : new Response(pageOf(own, String(renderings.length), live())),
          answerHeaders: new Headers(),
          freshUntil: () => until,
          ...(await rendering(own, revalidate)),
        };
      },
    };
    const answer = await servePage(pageRequest);
    return { status: answer.status, text: await answer.text(), answer, tokens, scope };
  };
  const settled = async () => {
    for (const scope of scopes) await scope.settled();
  };
  return { clock, renderings, same, send, settled };
}

it("renders once for a hundred first views at once, and gives each its own nonce and request id", async () => {
  const { send, renderings, settled } = stage();
  const answers = await Promise.all(Array.from({ length: 100 }, () => send()));
  await settled();
  expect(renderings).toHaveLength(1);
  for (const { text, tokens } of answers) {
    expect(text).toBe(`<p nonce="${tokens.nonce}">1 ${tokens.requestId}</p>`);
  }
});

it("serves a stale page while one request renders it again with fresh data", async () => {
  const { send, renderings, settled, clock } = stage();
  await send();
  await settled();
  clock.now += minute + 1;
  const stale = await Promise.all([send(), send(), send()]);
  expect(stale.map(({ text }) => text.includes(">1 "))).toEqual([true, true, true]);
  await settled();
  expect(renderings).toEqual([{ revalidate: false }, { revalidate: true }]);
  expect((await send()).text).toContain(">2 ");
});

it("A107 extends a stale page with the same content hash instead of rendering it again", async () => {
  const data = ["winners"];
  const { send, renderings, same, settled, clock } = stage(undefined, () => data.join());
  await send();
  await settled();
  for (let turn = 1; turn <= 20; turn += 1) {
    clock.now += minute + 1;
    const { text, tokens } = await send();
    expect(text).toBe(`<p nonce="${tokens.nonce}">1 ${tokens.requestId}</p>`);
    await settled();
    expect(same).toHaveLength(turn);
    // The page is fresh again, so no request renders it.
    clock.now += minute - 1;
    await send();
    await settled();
    expect(same).toHaveLength(turn);
  }
  expect(renderings).toEqual([{ revalidate: false }]);
  data.push("one more");
  clock.now += minute + 1;
  expect((await send()).text).toContain(">1 ");
  await settled();
  expect((await send()).text).toContain(">2 ");
});

it("A107 patches the live fragments of a stale page, and renders it again if its frame changes", async () => {
  const data = { frame: "games", live: "kim" };
  const { send, renderings, same, settled, clock } = stage(
    undefined,
    () => data.frame,
    () => data.live,
  );
  await send();
  await settled();
  for (const winner of ["lee", "一二三 — a longer one", "0", "kim", "kim"]) {
    data.live = winner;
    clock.now += minute + 1;
    await send();
    await settled();
    const { text, tokens, scope } = await send();
    expect(text).toBe(pageOf(tokens, "1", winner));
    expect(scope.answerHeaders.get("server-timing")).toBe("page;desc=patched");
  }
  expect(renderings).toHaveLength(1);
  expect(same).toHaveLength(5);
  data.frame = "other games";
  clock.now += minute + 1;
  await send();
  await settled();
  const { text, tokens, scope } = await send();
  expect(text).toBe(pageOf(tokens, "2", "kim"));
  expect(scope.answerHeaders.get("server-timing")).toBe("page;desc=hit");
});

it("renders a page again if it lacks its live fragment", async () => {
  const live = ["kim"];
  const { send, renderings, settled, clock } = stage(
    (own) => ({ answer: new Response(`<p>${own.requestId}</p>`) }),
    () => "games",
    () => live.join(),
  );
  await send();
  await settled();
  live.push("lee");
  clock.now += minute + 1;
  await send();
  await settled();
  expect(renderings).toEqual([{ revalidate: false }, { revalidate: true }]);
  const { text, tokens } = await send();
  expect(text).toBe(`<p>${tokens.requestId}</p>`);
});

it("A107 does not extend a page whose content is the same because of a failed call", async () => {
  const { send, same, settled, clock } = stage(
    (_marks, revalidate) => (revalidate ? { freshUntil: () => 0 } : {}),
    () => "same",
  );
  await send();
  await settled();
  for (let view = 0; view < 3; view += 1) {
    clock.now += 3 * minute;
    expect((await send()).text).toContain(">1 ");
    await settled();
    expect(same).toHaveLength(view + 1);
  }
  clock.now += minute;
  expect((await send()).text).toContain(">2 ");
});

it("renders a page before the response if it is stale for more than ten minutes", async () => {
  const { send, settled, clock } = stage();
  await send();
  await settled();
  clock.now += 10 * minute;
  expect((await send()).text).toContain(">2 ");
});

it("keeps the cached page if rendering fails, and tries again later", async () => {
  const { send, renderings, settled, clock } = stage((_marks, revalidate) =>
    revalidate ? Promise.reject(new Error("down")) : {},
  );
  await send();
  await settled();
  clock.now += minute + 1;
  for (let view = 0; view < 3; view += 1) expect((await send()).text).toContain(">1 ");
  await settled();
  expect(renderings).toHaveLength(2);
  clock.now += 5001;
  await send();
  await settled();
  expect(renderings).toHaveLength(3);
});

const body = (text: string) => ({ answer: new Response(text) });
const cookie = { "set-cookie": "__Host-guest=x" };
it.each<[string, () => Partial<RenderedPage>]>([
  ["streams a block", () => body('<div><!--$?--><template id="B:0"></template></div>')],
  ["began without all its data", () => ({ reuse: { previous: null, current: null, patch: null } })],
  ["gives a cookie", () => ({ answer: new Response("<p>", { headers: cookie }) })],
  ["gives a cookie by the gateway", () => ({ answerHeaders: new Headers(cookie) })],
  ["has a part that failed, or is nobody's to keep", () => ({ freshUntil: () => 0 })],
  ["failed", () => ({ answer: new Response("<p>", { status: 500 }) })],
  ["leads elsewhere", () => ({ answer: new Response(null, { status: 302 }) })],
])(
  "keeps no page that %s, and nobody waits for the next rendering of it",
  async (_what, render) => {
    const { send, renderings, settled } = stage(render);
    await send();
    await settled();
    await Promise.all([send(), send(), send()]);
    await settled();
    expect(renderings).toHaveLength(4);
  },
);

it("rejects the request whose rendering throws, and lets the next one render", async () => {
  let fails = true;
  const { send, settled } = stage(() => (fails ? Promise.reject(new Error("broken")) : {}));
  await expect(send()).rejects.toThrow("broken");
  fails = false;
  expect((await send()).status).toBe(200);
  await settled();
});

it("caches an unknown address's page with its status and headers, but without Server-Timing", async () => {
  const headers = { "x-robots-tag": "noindex", "server-timing": "platform;dur=3" };
  const { send, settled } = stage(() => ({
    answer: new Response("<p>", { status: 404, headers }),
  }));
  await send();
  await settled();
  const { answer, scope } = await send();
  expect(answer.status).toBe(404);
  expect(answer.headers.get("x-robots-tag")).toBe("noindex");
  expect(answer.headers.get("server-timing")).toBeNull();
  expect(scope.answerHeaders.get("server-timing")).toBe("page;desc=hit");
});
