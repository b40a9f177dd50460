import { describe, expect, it } from "vitest";
import { catalogue } from "../../catalogue/catalogue.ts";
import { html } from "../../html/html.ts";
import { createPlatform } from "../../platform/client.ts";
import { recordFault } from "../../platform/drift/observations.ts";
import { defaultMaxBytes } from "../../platform/limits/time-limits.ts";
import {
  fakePlatform,
  type TestScopeOverrides,
  testOrigin,
  testScope,
} from "../../testing/platform.ts";
import { developerPage } from "../developer-pages.ts";
import { addressOf, viewOf } from "./filters.ts";
import { isPublicRead } from "./public-reads.ts";
import { rowViews } from "./rows.ts";

const page = (scope: ReturnType<typeof testScope>, query = "", method = "GET") =>
  developerPage(
    new Request(`https://portal.test/dev/platform${query}`, { method }),
    scope,
    "n0nce",
  );

const textOf = async (scope: ReturnType<typeof testScope>, query = "") =>
  (await page(scope, query))?.text() ?? "";

/** Ids of the rows that a page shows. */
const ids = (text: string) =>
  [...text.matchAll(/<th role="rowheader" scope="row">([^<]+)/g)].map(([, id]) => id);

function scopeWith(overrides: TestScopeOverrides = {}, more: Record<string, unknown> = {}) {
  const { fetch, calls } = fakePlatform({
    "GET /wps/system/domainRoute": ["a.example", 5],
    "GET /lgw/games/game_menus": { not: "a list" },
    "GET /wps/system/status": new Response("", { status: 500 }),
    ...more,
  });
  return { calls, scope: testScope({ ...overrides, platform: { fetch, origin: testOrigin() } }) };
}

describe("/dev/platform", () => {
  it("has every row of the catalogue once, with its path and module", async () => {
    const text = await textOf(scopeWith().scope);
    expect(ids(text)).toEqual(catalogue.map(({ id }) => id));
    for (const row of catalogue) expect(text).toContain(`<code>${row.method} ${row.path}</code>`);
    expect(text).toContain("GAMELOHOT3");
  });

  it("makes the public reads on a POST, redirects to the same view and shows their results", async () => {
    const menu = { "GET /lgw/vn/games/game_menu": [{ gameCode: "VN-7", name: "Seven" }] };
    const { scope, calls } = scopeWith({}, menu);
    const answer = await page(scope, "?show=called&q=system", "POST");
    expect(answer?.status).toBe(303);
    expect(answer?.headers.get("location")).toBe("/dev/platform?show=called&q=system");
    const requested = new Set(calls.map(({ url }) => new URL(url).pathname));
    const rows = catalogue.filter(isPublicRead);
    const named = rows.map(({ id }) => id);
    expect(named).toEqual(expect.arrayContaining(["C14", "C26", "C38", "C40", "C41"]));
    expect([...requested].sort()).toEqual([...new Set(rows.map(({ path }) => path))].sort());
    expect(
      calls.every(({ method, headers }) => method === "GET" && !headers.has("authorization")),
    ).toBe(true);
    expect(ids(await textOf(scope, "?show=called"))).toEqual(rows.map(({ id }) => id));
    expect(ids(await textOf(scope, "?show=drifting"))).toEqual(["C19", "C25"]);
    expect(ids(await textOf(scope, "?show=failing"))).toContain("C18");
    expect(ids(await textOf(scope, "?show=failing"))).not.toContain("C19");
    const uncalled = ids(await textOf(scope, "?show=uncalled"));
    expect(uncalled).toHaveLength(catalogue.length - rows.length);
    const draw = calls.find(({ url }) => url.includes("/lotto/lgw/games/opened/numero"));
    expect(new URL(draw?.url ?? "").searchParams.get("gameCode")).toBe("VN-7");
    const dropped = await textOf(scope, "?q=C19");
    expect(dropped).toContain("1 dropped");
    expect(dropped).toContain("items left out of the list · 1 of 2");
  });

  it("reports that a response is too large, with the size limit", async () => {
    const large = { "GET /wps/captcha": new Response("x".repeat(defaultMaxBytes + 1)) };
    const { scope } = scopeWith({}, large);
    await page(scope, "", "POST");
    const text = await textOf(scope, "?q=C17&show=failing");
    expect(text).toContain("200 UPSTREAM_BAD_RESPONSE");
    expect(text).toContain("too large: more than 1 MB");
    const line = scope.lines.find(({ call }) => call === "C17");
    expect(line).toMatchObject({ outcome: "UPSTREAM_BAD_RESPONSE", unreadable: "too large" });
  });

  it("names unknown values, and shows the effect of each difference", async () => {
    const notice = { id: 1, title: "One", more: true };
    const { scope } = scopeWith(
      {},
      {
        "GET /wps/relay/MCSFE_getListAnnouncements": {
          player: ["LATER", "player7481523", "A"].map((execution) => ({ ...notice, execution })),
        },
        "GET /wps/captcha": { captchaId: 5 },
      },
    );
    await page(scope, "", "POST");
    const reported = await textOf(scope, "?q=C44");
    expect(reported).toContain("got the word &quot;LATER&quot; · 1 of 3 · an item is lost");
    expect(reported).not.toContain("player7481523");
    expect(reported).toContain("boolean, which nothing reads · 3 of 3 · harmless");
    expect(reported).toContain('<tbody role="rowgroup" class="drifting">');
    const lost = await textOf(scope, "?q=C17");
    expect(lost).toContain("the answer is lost");
    expect(lost).toContain('<tbody role="rowgroup" class="failing">');
  });

  it("C6 marks a successful call whose response was refused, until the next success", async () => {
    const { scope } = scopeWith();
    const row = catalogue.find(({ id }) => id === "C19");
    if (!row) throw new Error("the catalogue has C19");
    const platform = createPlatform(scope);
    await platform.call(row, {}, { guest: true, onHeaders: () => undefined });
    recordFault(scope, row, "names another account than the one that signed in");
    const text = await textOf(scope, "?show=failing");
    expect(ids(text)).toEqual(["C19"]);
    expect(text).toContain('class="bad">names another account than the one that signed in');
    await platform.call(row, {}, { guest: true, onHeaders: () => undefined });
    expect(ids(await textOf(scope, "?show=failing"))).toEqual([]);
    const closed = { ...scope, development: false };
    recordFault(closed, row, "noted nowhere");
    expect(await textOf(scope)).not.toContain("noted nowhere");
  });

  it("searches ids, paths and summaries, and counts the filters within the found rows", async () => {
    const { scope } = scopeWith();
    expect(ids(await textOf(scope, "?q=c45"))).toEqual(["C45"]);
    expect(ids(await textOf(scope, "?q=/wps/captcha"))).toEqual(["C17"]);
    expect(ids(await textOf(scope, "?q=recent+wins"))).toEqual(["C45"]);
    const none = await textOf(scope, "?q=%3Cscript%3E%22");
    expect(ids(none)).toEqual([]);
    expect(none).toContain('value="&lt;script&gt;&quot;"');
    expect(none).toContain("No row to show");
    const assumed = catalogue.filter(({ source }) => source === "assumed");
    expect(ids(await textOf(scope, "?show=assumed"))).toEqual(assumed.map(({ id }) => id));
    expect(ids(await textOf(scope, "?show=constructor"))).toHaveLength(catalogue.length);
  });

  it("A56 shows the brand's overrides, and does not call disabled rows", async () => {
    const { brand } = testScope();
    const calls = { C45: { path: "/wps/other", moduleId: "MINE3" }, C27: { enabled: false } };
    const { scope, calls: made } = scopeWith({ brand: { ...brand, id: "own", calls } });
    const text = await textOf(scope, "?q=other");
    expect(text).toContain("<code>GET /wps/other</code>");
    expect(text).toContain("the brand's path, module id");
    expect(text).toContain("MINE3");
    expect(await textOf(scope, "?q=C27")).toContain("switched off by the brand");
    await page(scope, "", "POST");
    const requested = made.map(({ url }) => new URL(url).pathname);
    expect(requested).toContain("/wps/other");
    expect(requested).not.toContain("/wps/relay/GCSGAME_hotGamesV2");
  });

  it("A107 shows the age and state of the cached response", async () => {
    let now = 1_000_000;
    const { scope } = scopeWith({ now: () => now });
    const row = catalogue.find(({ id }) => id === "C19");
    if (!row?.cache) throw new Error("C19 is cached");
    await createPlatform(scope).call(row, {});
    const stored = () => rowViews(scope).find((view) => view.row === row)?.cached;
    expect(stored()).toEqual({ state: "fresh", age: 0 });
    now += row.cache.fresh * 1000;
    expect(stored()?.state).toBe("stale");
    now += row.cache.staleWhileRevalidate * 1000;
    expect(stored()).toMatchObject({ state: "for outages" });
    now += row.cache.staleIfError * 1000;
    expect(stored()).toBeNull();
  });

  it("reloads only when requested, by a header", async () => {
    const { scope } = scopeWith();
    expect((await page(scope))?.headers.get("refresh")).toBeNull();
    expect((await page(scope, "?follow=1"))?.headers.get("refresh")).toBe("5");
    const view = viewOf(new URLSearchParams("follow=1&show=failing"));
    expect(addressOf(view, { follow: false })).toBe("/dev/platform?show=failing");
  });

  it("has no script and loads nothing from other hosts", async () => {
    const text = await textOf(scopeWith().scope);
    expect(text).not.toMatch(/<script|src=|\son\w+=/);
    expect(text).toContain('<style nonce="n0nce">');
  });

  it("does not exist in production, nor does the playground", async () => {
    const { scope, calls } = scopeWith({ development: false });
    expect(await page(scope)).toBeNull();
    expect(await page(scope, "", "POST")).toBeNull();
    expect(calls).toEqual([]);
    const headers = { accept: "text/html" };
    const graphql = new Request("https://portal.test/graphql", { headers });
    expect(await developerPage(graphql, scope, "n")).toBeNull();
    const open = await developerPage(graphql, scopeWith().scope, "n");
    expect(await open?.text()).toContain("playground.js");
  });
});

it("html escapes everything that is not Html", () => {
  const text = `<a href="x">'&`;
  expect(html`<b>${text}${null}${[html`<i>`, html`${1}`]}</b>`.text).toBe(
    "<b>&lt;a href=&quot;x&quot;&gt;&#39;&amp;<i>1</b>",
  );
});
