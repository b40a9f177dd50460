/** The page of a game (L3): for guests, from the cache, and closed for ids that no game has. */
import { beforeAll, expect, it, vi } from "vitest";
import type { Visitor } from "../../support/portal.ts";
import { signIn } from "../../support/sign-in.mjs";
import { sharedPortal } from "../support/shared-portal.ts";

const portal = await sharedPortal();
const world = "game-page";
/** A game of the sandbox. */
const known = "/game/120001";

async function send(path: string, as: Visitor = {}, headers: Record<string, string> = {}) {
  const answer = await portal.fetch(path, {
    headers: { accept: "text/html", ...headers },
    as: { world, ...as },
    redirect: "manual",
  });
  const timing = answer.headers.get("server-timing") ?? "";
  const [, cache] = /page;desc=(\w+)/.exec(timing) ?? [];
  return { status: answer.status, headers: answer.headers, cache, html: await answer.text() };
}

const requested = async () =>
  (await portal.world(world).calls()).filter(({ id }) => id === "CA81").length;

beforeAll(async () => {
  const ready = async () => {
    const answer = await portal.fetch("/search/suggest?q=a", { as: { world } });
    return ((await answer.json()) as { ready: boolean }).ready;
  };
  await vi.waitFor(async () => expect(await ready()).toBe(true), {
    timeout: 120_000,
    interval: 500,
  });
});

it("L3 P1 a guest sees any game, with what starts it, what is like it, and what it is", async () => {
  const { status, html, headers } = await send(known);
  expect(status).toBe(200);
  expect(headers.get("cache-control")).toBe("private, no-cache");
  expect(html).toContain('action="/play"');
  expect(html).toContain('formaction="/favorites/toggle"');
  expect(html.match(/<article class="game"/g)?.length).toBeGreaterThan(3);
  const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
    ([, json]) => JSON.parse(json ?? ""),
  );
  expect(data.map((each) => each["@type"])).toEqual(["BreadcrumbList", "Game"]);
  expect(data[1]).toMatchObject({ url: `${portal.origin}${known}`, inLanguage: "en" });
  expect(data[1].audience.requiredMinAge).toBe(19);
});

it("H6 S20 without JavaScript a guest's favourite goes on after the login, once, and an address alone marks nothing", async () => {
  const own = "game-page-favourite";
  const { html } = await send(known, { world: own });
  const article = html.slice(html.indexOf('formaction="/favorites/toggle"') - 4000);
  const game = /name="game" value="([^"]+)"/.exec(article)?.[1] ?? "";
  const headers = { origin: portal.origin, "sec-fetch-site": "same-origin" };
  const marked = await portal.fetch("/favorites/toggle", {
    method: "POST",
    body: new URLSearchParams({ game, favorite: "1" }),
    headers: { ...headers, referer: portal.origin + known },
    as: { world: own },
    redirect: "manual",
  });
  const login = new URL(marked.headers.get("location") ?? "", portal.origin);
  expect(login.pathname).toBe("/login");
  const next = login.searchParams.get("returnTo") ?? "";
  expect(next).toBe(`/favorites/toggle?returnTo=${encodeURIComponent(known)}`);
  const [line = ""] = marked.headers.getSetCookie().filter((each) => each.includes("wanted-game"));
  const [wanted = ""] = line.split(";");
  const cookie = await signIn(portal, { world: own });
  const added = async () =>
    (await portal.world(own).calls()).filter(({ id }) => id === "C36").length;
  const follow = async (cookies: string) => {
    const answer = await portal.fetch(next, {
      headers: { cookie: cookies },
      as: { world: own },
      redirect: "manual",
    });
    expect(answer.headers.get("location")).toBe(known);
    return answer.headers.getSetCookie().join();
  };
  await follow(cookie);
  expect(await added()).toBe(0);
  expect(await follow(`${cookie}; ${wanted}`)).toMatch(/wanted-game=;.*Max-Age=0/);
  expect(await added()).toBe(1);
});

it("L3 A170 it shows the facts that the platform reports", async () => {
  const [, slot = ""] = /href="(\/game\/[^"]+)"/.exec((await send("/rng")).html) ?? [];
  const { html } = await send(slot);
  const facts = [...html.matchAll(/<dt[^>]*>(.*?)<\/dt><dd[^>]*>(.*?)<\/dd>/g)].map(
    ([, name]) => name,
  );
  expect(facts).toEqual(
    expect.arrayContaining(["Minimum bet", "Maximum bet", "Return to player (RTP)", "Volatility"]),
  );
  expect(html).toMatch(/9\d(\.\d+)?%/);
});

it("L3 A118 guests get it from the cache, and ids that no game has share one page", async () => {
  await vi.waitFor(async () => expect((await send(known)).cache).toBe("hit"));
  const [one, other] = [await send("/game/999999"), await send("/game/wp-login")];
  expect([one.status, other.status]).toEqual([404, 404]);
  // The second has an address that nobody asked for before.
  await vi.waitFor(async () => expect((await send(`/game/${Date.now()}`)).cache).toBe("hit"));
});

it("L3 Q7 an id outside the search index is a 404 without a call, for members, too", async () => {
  const cookie = await signIn(portal, { world, username: "player1" });
  await portal.world(world).forgetCalls();
  for (const id of ["999998", "abc", "%20", "007", "-1"]) {
    expect((await send(`/game/${id}`)).status, id).toBe(404);
    expect((await send(`/game/${id}`, {}, { cookie })).status, id).toBe(404);
    expect((await send(`/game/${id}.data`, {}, { accept: "*/*" })).status, id).toBe(404);
  }
  expect(await requested()).toBe(0);
});

it("L3 while there is no index, a game is found on the platform, and an unknown id is a 404", async () => {
  const early = "game-page-early";
  expect((await send(known, { world: early })).status).toBe(200);
  expect((await send("/game/999999", { world: early })).status).toBe(404);
});

it("L3 A107 a member's own page is not kept, and leaves nothing in the guests'", async () => {
  const cookie = await signIn(portal, { world, username: "player1" });
  const own = await send(known, {}, { cookie });
  expect(own.cache).toBeUndefined();
  expect(own.headers.get("cache-control")).toBe("private, no-store");
  expect(own.html).toContain("player1");
  expect((await send(known)).html).not.toContain("player1");
});

it("L3 P15 A74 it can be read where the country is unknown, but starts nothing; a blocked region sees nothing", async () => {
  const nowhere = await send(known, { country: "XX" });
  expect(nowhere.status).toBe(200);
  expect(nowhere.html).toContain("which country you are in");
  const [article = ""] = /<article class="card.*?<\/article>/s.exec(nowhere.html) ?? [];
  expect(article).toContain('formaction="/favorites/toggle"');
  expect(article).not.toContain('name="mode"');
  expect((await send(known, { country: "KP" })).status).toBe(451);
});

it("L3 E12 a platform that fails is said to, with a retry, and is not kept", async () => {
  const trouble = "game-page-trouble";
  await portal.world(trouble).fault({ match: { id: "CA81" }, fault: { kind: "status" } });
  const { html, headers } = await send(known, { world: trouble });
  expect(html).toContain("data-block-failed");
  expect(headers.get("x-robots-tag")).toBe("noindex");
});

it("Q5 G30 G31 where the market forbids its class, the page names the rule; other markets are not affected", async () => {
  const [, table = ""] = /href="(\/game\/[^"]+)"/.exec((await send("/live")).html) ?? [];
  const here = async (as: Visitor) => {
    const { status, html, headers, cache } = await send(table, as);
    return { status, html, robots: headers.get("x-robots-tag"), cache };
  };
  for (let round = 0; round < 3; round += 1) {
    const open = await here({ country: "KR" });
    expect([open.status, open.robots]).toEqual([200, "all"]);
    expect(open.html).toContain('"@type":"Game"');
    const closed = await here({ country: "DE" });
    expect([closed.status, closed.robots]).toEqual([451, "noindex"]);
    expect(closed.html).toContain("Not available here");
    expect(closed.html).toMatch(/market DE, version \d{4}-\d\d-\d\d/);
    expect(closed.html).not.toContain("application/ld+json");
    expect(closed.html).not.toContain('value="play"');
    // A region of the country allows it.
    expect((await here({ country: "DE", region: "SH" })).status).toBe(200);
  }
  expect((await send("/sitemap.xml", { country: "DE" })).html).toBe(
    (await send("/sitemap.xml")).html,
  );
});

it("Q5 G30 no list shows a class that the market forbids", async () => {
  for (const path of ["/?stream=off", "/rng", "/hot", "/ss", "/providers"]) {
    const { status, html } = await send(path, { country: "DE" });
    if (status === 404) continue;
    const games = [...html.matchAll(/name="game" value="([^"]+)"/g)].map(([, game = ""]) => game);
    const types = new Set(games.map((game) => game.split(",")[2]));
    for (const type of types) expect(["RNG", "SPORTS"], path).toContain(type);
    if (path !== "/providers") expect(games.length, path).toBeGreaterThan(0);
  }
  expect((await send("/live", { country: "DE" })).status).toBe(404);
});
