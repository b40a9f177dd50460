/** What pages make of what the platform keeps, as HTML: nothing here needs a browser. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bootPortal, type Portal } from "../support/portal.ts";
import { signIn } from "../support/sign-in.mjs";

let portal: Portal;
beforeAll(async () => {
  portal = await bootPortal();
});
afterAll(() => portal.stop());

/** A member of the world, who asks for pages; a guest without a cookie. */
async function asker(world: string, username: string | null = "player1") {
  const cookie = username ? await signIn(portal, { world, username }) : null;
  return async (path: string, form?: Record<string, string>) => {
    const headers = {
      ...(cookie ? { cookie } : {}),
      ...(form ? { "content-type": "application/x-www-form-urlencoded" } : {}),
      origin: portal.origin,
    };
    const body = form ? new URLSearchParams(form).toString() : undefined;
    const as = { world };
    const answer = await portal.fetch(path, { method: form ? "POST" : "GET", headers, body, as });
    return { status: answer.status, html: await answer.text() };
  };
}

/** The links of the carousel, in order; null for a banner that leads nowhere. */
function bannersOf(html: string): (string | null)[] {
  const [, carousel = ""] = /aria-roledescription="carousel"(.*?)<\/section>/s.exec(html) ?? [];
  return carousel
    .split('aria-roledescription="slide"')
    .slice(1)
    .map((slide) => /<a [^>]*href="([^"]*)"/.exec(slide)?.[1]?.replaceAll("&amp;", "&") ?? null);
}

describe("a member's pages", () => {
  it("U27i U27l CA23 C42 C43 bonuses and missions come with what the platform keeps of this account", async () => {
    const ask = await asker("kept");
    const bonuses = (await ask("/member/bonuses")).html;
    // Of the three that the account has, two are of the last seven days.
    for (const name of ["Deposit bonus", "Raffle prize"]) expect(bonuses).toContain(name);
    expect(bonuses).not.toContain("VIP bonus");
    expect(bonuses.match(/role="progressbar"/g)).toHaveLength(2);
    const missions = (await ask("/member/missions")).html;
    for (const name of ["Warm up", "Play 10 rounds today", "Leaderboard"]) {
      expect(missions).toContain(name);
    }
    expect(missions.match(/role="progressbar"/g)?.length).toBeGreaterThan(3);
  });

  it("U49 A110 the VIP page shows the level, what the next one needs, and what each brings", async () => {
    const { status, html } = await (await asker("vip"))("/member/vip");
    expect(status).toBe(200);
    for (const said of ["Your level", "On the way to", "All levels", "Benefits"]) {
      expect(html).toContain(said);
    }
    expect(html.match(/role="progressbar"/g)).toHaveLength(2);
  });
});

it("U50 P1 A111 a banner leads to its promotion, its game or its address, a guest first to the login", async () => {
  const leads = [
    "/PromotionDetail?id=1",
    "/PromotionDetail?id=3",
    "/game/120001",
    "https://www.portico.example/fish",
  ];
  expect(bannersOf((await (await asker("banners"))("/")).html)).toEqual(leads);
  const guest = bannersOf((await (await asker("banners", null))("/")).html);
  expect(guest).toEqual(leads.map((to) => `/login?returnTo=${encodeURIComponent(to)}`));
});

it("E3 M16 A117 why no code was sent is told in the platform's own words, as text", async () => {
  const world = "untold";
  const fault = { kind: "success-false", errorCode: "carrier.down" } as const;
  await portal.world(world).fault({ match: { id: "C4" }, fault });
  const ask = await asker(world, null);
  const form = { intent: "sendCode", mobile: "1055500001", dialingCode: "82", returnTo: "/" };
  const { status, html } = await ask("/login?tab=sms", form);
  expect(status).toBeGreaterThanOrEqual(400);
  expect(html).toContain("The request failed");
});
