/**
 * Features that the platform switches off are absent from the pages (A56), and badges are beside what they
 * count (U26).
 */
import { expect, it } from "vitest";
import { signIn } from "../../support/sign-in.mjs";
import { sharedPortal } from "../support/shared-portal.ts";

const portal = await sharedPortal();

/** Signs a member in, in a separate world. Returns a function that opens pages. */
async function member(world: string, set: Record<string, unknown> = {}) {
  await portal.world(world).reset();
  await portal.world(world).set(set);
  const cookie = await signIn(portal, { world });
  return async (path: string) => {
    const answer = await portal.fetch(path, { as: { world }, headers: { cookie } });
    return { status: answer.status, html: await answer.text() };
  };
}

/** Returns the menu's entries, each with the number on its badge or 0. */
function menuOf(html: string): Record<string, number> {
  const links = html.matchAll(/<a [^>]*href="(\/member[^"?#]*)"[^>]*>(.*?)<\/a>/gs);
  const counts = [...links].map(([, path = "", inner = ""]) => {
    const [, count = "0"] = /aria-hidden="true">(\d+)\+?<\/span>/.exec(inner) ?? [];
    return [path, Number(count)] as const;
  });
  const most: Record<string, number> = {};
  for (const [path, count] of counts) most[path] = Math.max(most[path] ?? 0, count);
  return most;
}

it("U26 a badge is beside its own entry, on every page", async () => {
  const send = await member("badges");
  const seen = [];
  for (const path of ["/member/bets", "/member/messages", "/member/vip"]) {
    const { status, html } = await send(path);
    expect(status).toBe(200);
    seen.push(menuOf(html));
  }
  const [first] = seen;
  for (const menu of seen) expect(menu).toEqual(first);
  expect(first?.["/member/messages"]).toBeGreaterThan(0);
  expect(first?.["/member/rewards"]).toBeGreaterThan(0);
  expect(first?.["/member/bets"]).toBe(0);
  expect(first?.["/member/vip"]).toBe(0);
});

it("A56 U27n W4 W10 P11 a feature that the platform switches off has neither a menu entry nor a page", async () => {
  const policy = "/member/agent-policy";
  // The rebate is a view of the rewards page; its earlier address leads there (H14).
  const paths = ["/member/rewards?kind=rebate", policy];
  const on = await member("switched-on");
  for (const path of paths) expect((await on(path)).status).toBe(200);
  expect((await on("/member/rebate")).status).toBe(301);
  expect(Object.keys(menuOf((await on("/member")).html))).toContain(policy);
  const off = await member("switched-off", { flags: { MANPLAYREB3: "0", AGENTPOLICY3: "0" } });
  for (const path of ["/member/rebate", ...paths]) expect((await off(path)).status).toBe(404);
  expect(Object.keys(menuOf((await off("/member")).html))).not.toContain(policy);
  expect((await off("/member/rewards")).html).not.toContain("kind=rebate");
});

/** Pages with games and their start buttons: cards in rows and grids, a provider's list, a game's own page. */
const gamePages = ["/?stream=off", "/rng", "/play?vendor=PG&type=RNG&name=Paper"];
const trials = (html: string) => html.match(/value="trial"/g)?.length ?? 0;
const plays = (html: string) => html.match(/value="play"/g)?.length ?? 0;

/** Returns the address of the game page (U50) of the first card that offers a trial. */
function pageOfTrial(html: string): string {
  const cards = html.split("<article ").slice(1);
  const id = cards.find((card) => trials(card) > 0)?.match(/data-game="([^"]+)"/)?.[1];
  return `/game/${encodeURIComponent(id ?? "none")}`;
}

it("A40 P6 W11 U24 guests see free trials only where free play is on; members always see them", async () => {
  const guestAt = (world: string) => async (path: string) => {
    const answer = await portal.fetch(path, { as: { world } });
    return { status: answer.status, html: await answer.text() };
  };
  const on = guestAt("trials-on");
  const pages = [...gamePages, pageOfTrial((await on("/?stream=off")).html)];
  for (const path of pages) expect(trials((await on(path)).html), path).toBeGreaterThan(0);

  const memberOff = await member("trials-off", { flags: { FREEPLAY3: "0" } });
  const off = guestAt("trials-off");
  // Members and guests alternate, because their cards are cached fragments (decision 0019), one for each state.
  for (const path of [...pages, ...pages]) {
    expect(trials((await memberOff(path)).html), `${path} of a member`).toBeGreaterThan(0);
    const { status, html } = await off(path);
    expect(status, path).toBe(200);
    expect(plays(html), path).toBe(plays((await on(path)).html));
    expect(trials(html), path).toBe(0);
    expect(trials((await on(path)).html), `${path} where free play is on`).toBeGreaterThan(0);
  }
});

it("A40 P6 a guest's forged request for a trial leads to the login where free play is off", async () => {
  await portal.world("by-hand").set({ flags: { FREEPLAY3: "0" } });
  const html = await (await portal.fetch("/rng", { as: { world: "by-hand" } })).text();
  const game = /name="game" value="([^"]+)"/.exec(html)?.[1]?.replaceAll("&quot;", '"') ?? "";
  const started = await portal.fetch("/play", {
    method: "POST",
    headers: { origin: portal.origin, referer: `${portal.origin}/rng` },
    body: new URLSearchParams({ game, mode: "trial", key: crypto.randomUUID() }),
    as: { world: "by-hand" },
  });
  expect(started.status).toBe(302);
  expect(started.headers.get("location")).toMatch(
    /^\/login\?returnTo=%2Fplay%3Fgame%3D.*mode%3Dtrial$/,
  );
  const ids = (await portal.world("by-hand").calls()).map(({ id }) => id);
  expect(ids).not.toContain("C30");
});
