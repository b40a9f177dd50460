import { expect, it } from "vitest";
import { testScope } from "../../../gateway/testing/platform.ts";
import { type Asked, guestPage, type MadePage } from "./cached-pages.ts";
import { type Marks, newMarks } from "./response-tokens.ts";

const minute = 60_000;
let names = 0;

/** A page as a rendering writes it, with a live part where it has one. */
function pageOf({ nonce, requestId }: Marks, text: string, live: string) {
  const board = `<live-fragment data-name="board"><b id="${requestId}">${live}</b></live-fragment>`;
  const data = `<script nonce="${nonce}">window.__remixContext = {"live":"${live}"};</script>`;
  return `<p nonce="${nonce}">${text} ${requestId}</p>${live && board + data}`;
}

/** A page by a name of its own, on a clock of its own, and how often it was rendered. */
function stage(
  render: (marks: Marks, anew: boolean) => Partial<MadePage> | Promise<never> = () => ({}),
  made = () => "",
  live = () => "",
) {
  names += 1;
  const clock = { now: 1_000_000, until: minute };
  const renderings: { anew: boolean }[] = [];
  const same: { anew: boolean }[] = [];
  const scopes: ReturnType<typeof testScope>[] = [];
  const name = `page ${names}`;
  const ask = async (marks = newMarks()) => {
    const scope = testScope({ now: () => clock.now });
    scopes.push(scope);
    const asked: Asked = {
      name,
      marks,
      scope,
      async make(own, anew, last) {
        const until = clock.now + clock.until;
        await new Promise((resolve) => setTimeout(resolve, 5));
        const now = made() ? { frame: made(), live: live() } : null;
        const isSame = last !== null && now?.frame === last.frame;
        if (isSame) same.push({ anew });
        else renderings.push({ anew });
        const parts = [{ name: "board", html: `<b id="${own.requestId}">${live()}</b>` }];
        const patch =
          isSame && now.live !== last.live ? { parts, handoff: `{"live":"${live()}"}` } : null;
        return {
          madeOf: { last, now, patch },
          answer: isSame
            ? new Response(null, { status: 204 })
            : new Response(pageOf(own, String(renderings.length), live())),
          answerHeaders: new Headers(),
          freshUntil: () => until,
          ...(await render(own, anew)),
        };
      },
    };
    const answer = await guestPage(asked);
    return { status: answer.status, text: await answer.text(), answer, marks, scope };
  };
  const settled = async () => {
    for (const scope of scopes) await scope.settled();
  };
  return { clock, renderings, same, ask, settled };
}

it("renders once for a hundred first views at once, and gives each its own nonce and request id", async () => {
  const { ask, renderings, settled } = stage();
  const answers = await Promise.all(Array.from({ length: 100 }, () => ask()));
  await settled();
  expect(renderings).toHaveLength(1);
  for (const { text, marks } of answers) {
    expect(text).toBe(`<p nonce="${marks.nonce}">1 ${marks.requestId}</p>`);
  }
});

it("serves a stale page while one request makes it anew, waiting for what is stale", async () => {
  const { ask, renderings, settled, clock } = stage();
  await ask();
  await settled();
  clock.now += minute + 1;
  const stale = await Promise.all([ask(), ask(), ask()]);
  expect(stale.map(({ text }) => text.includes(">1 "))).toEqual([true, true, true]);
  await settled();
  expect(renderings).toEqual([{ anew: false }, { anew: true }]);
  expect((await ask()).text).toContain(">2 ");
});

it("A107 does not render a stale page anew that is made of the same, and keeps it as long as a new one", async () => {
  const data = ["winners"];
  const { ask, renderings, same, settled, clock } = stage(undefined, () => data.join());
  await ask();
  await settled();
  for (let turn = 1; turn <= 20; turn += 1) {
    clock.now += minute + 1;
    const { text, marks } = await ask();
    expect(text).toBe(`<p nonce="${marks.nonce}">1 ${marks.requestId}</p>`);
    await settled();
    expect(same).toHaveLength(turn);
    // Fresh again: nobody makes it anew.
    clock.now += minute - 1;
    await ask();
    await settled();
    expect(same).toHaveLength(turn);
  }
  expect(renderings).toEqual([{ anew: false }]);
  data.push("one more");
  clock.now += minute + 1;
  expect((await ask()).text).toContain(">1 ");
  await settled();
  expect((await ask()).text).toContain(">2 ");
});

it("A107 puts into a stale page what went on in it, time and again, and renders what is around it when that changes", async () => {
  const data = { frame: "games", live: "kim" };
  const { ask, renderings, same, settled, clock } = stage(
    undefined,
    () => data.frame,
    () => data.live,
  );
  await ask();
  await settled();
  for (const winner of ["lee", "一二三 — a longer one", "0", "kim", "kim"]) {
    data.live = winner;
    clock.now += minute + 1;
    await ask();
    await settled();
    const { text, marks, scope } = await ask();
    expect(text).toBe(pageOf(marks, "1", winner));
    expect(scope.answerHeaders.get("server-timing")).toBe("page;desc=patched");
  }
  expect(renderings).toHaveLength(1);
  expect(same).toHaveLength(5);
  data.frame = "other games";
  clock.now += minute + 1;
  await ask();
  await settled();
  const { text, marks, scope } = await ask();
  expect(text).toBe(pageOf(marks, "2", "kim"));
  expect(scope.answerHeaders.get("server-timing")).toBe("page;desc=kept");
});

it("renders a page anew whose live part is not to be found in it", async () => {
  const live = ["kim"];
  const { ask, renderings, settled, clock } = stage(
    (own) => ({ answer: new Response(`<p>${own.requestId}</p>`) }),
    () => "games",
    () => live.join(),
  );
  await ask();
  await settled();
  live.push("lee");
  clock.now += minute + 1;
  await ask();
  await settled();
  expect(renderings).toEqual([{ anew: false }, { anew: true }]);
  const { text, marks } = await ask();
  expect(text).toBe(`<p>${marks.requestId}</p>`);
});

it("A107 a page that is made of the same by a call that failed is no fresher than before", async () => {
  const { ask, same, settled, clock } = stage(
    (_marks, anew) => (anew ? { freshUntil: () => 0 } : {}),
    () => "same",
  );
  await ask();
  await settled();
  for (let view = 0; view < 3; view += 1) {
    clock.now += 3 * minute;
    expect((await ask()).text).toContain(">1 ");
    await settled();
    expect(same).toHaveLength(view + 1);
  }
  clock.now += minute;
  expect((await ask()).text).toContain(">2 ");
});

it("makes somebody wait for a page that nobody has asked for in ten minutes", async () => {
  const { ask, settled, clock } = stage();
  await ask();
  await settled();
  clock.now += 10 * minute;
  expect((await ask()).text).toContain(">2 ");
});

it("keeps the page that is there when it can't be made anew, and tries again after a while", async () => {
  const { ask, renderings, settled, clock } = stage((_marks, anew) =>
    anew ? Promise.reject(new Error("down")) : {},
  );
  await ask();
  await settled();
  clock.now += minute + 1;
  for (let view = 0; view < 3; view += 1) expect((await ask()).text).toContain(">1 ");
  await settled();
  expect(renderings).toHaveLength(2);
  clock.now += 5001;
  await ask();
  await settled();
  expect(renderings).toHaveLength(3);
});

const body = (text: string) => ({ answer: new Response(text) });
const cookie = { "set-cookie": "__Host-guest=x" };
it.each<[string, () => Partial<MadePage>]>([
  ["streams a block", () => body('<div><!--$?--><template id="B:0"></template></div>')],
  ["gives a cookie", () => ({ answer: new Response("<p>", { headers: cookie }) })],
  ["gives a cookie by the gateway", () => ({ answerHeaders: new Headers(cookie) })],
  ["has a part that failed, or is nobody's to keep", () => ({ freshUntil: () => 0 })],
  ["failed", () => ({ answer: new Response("<p>", { status: 500 }) })],
  ["leads elsewhere", () => ({ answer: new Response(null, { status: 302 }) })],
])(
  "keeps no page that %s, and nobody waits for the next rendering of it",
  async (_what, render) => {
    const { ask, renderings, settled } = stage(render);
    await ask();
    await settled();
    await Promise.all([ask(), ask(), ask()]);
    await settled();
    expect(renderings).toHaveLength(4);
  },
);

it("lets the next one try when a rendering throws, and tells the first", async () => {
  let fails = true;
  const { ask, settled } = stage(() => (fails ? Promise.reject(new Error("broken")) : {}));
  await expect(ask()).rejects.toThrow("broken");
  fails = false;
  expect((await ask()).status).toBe(200);
  await settled();
});

it("keeps an unknown address's page with its status and what its loaders said, and not what it cost", async () => {
  const headers = { "x-robots-tag": "noindex", "server-timing": "platform;dur=3" };
  const { ask, settled } = stage(() => ({ answer: new Response("<p>", { status: 404, headers }) }));
  await ask();
  await settled();
  const { answer, scope } = await ask();
  expect(answer.status).toBe(404);
  expect(answer.headers.get("x-robots-tag")).toBe("noindex");
  expect(answer.headers.get("server-timing")).toBeNull();
  expect(scope.answerHeaders.get("server-timing")).toBe("page;desc=kept");
});
