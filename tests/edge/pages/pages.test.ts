/** What pages show of the platform's data, checked in their HTML without a browser. */
import { describe, expect, it } from "vitest";
import { memberPages } from "../../../app/routes/member/pages.ts";
import { brandIds } from "../../../brands/index.ts";
import { signIn } from "../../support/sign-in.mjs";
import { sharedPortal } from "../support/shared-portal.ts";

const portal = await sharedPortal();

/** Returns a function that requests pages as a member of the world, or as a guest if `username` is null. */
async function sender(world: string, username: string | null = "player1") {
  const cookie = username ? await signIn(portal, { world, username }) : null;
  return async (path: string, form?: Record<string, string>) => {
    const headers = {
      ...(cookie ? { cookie } : {}),
      ...(form ? { "content-type": "application/x-www-form-urlencoded" } : {}),
      accept: "text/html",
      origin: portal.origin,
    };
    const body = form ? new URLSearchParams(form).toString() : undefined;
    const as = { world };
    const answer = await portal.fetch(path, { method: form ? "POST" : "GET", headers, body, as });
    return { status: answer.status, html: await answer.text() };
  };
}

/** Returns the links of the carousel in order; null for a banner without a link. */
function bannersOf(html: string): (string | null)[] {
  const [, shown = ""] =
    /(?:aria-roledescription="carousel"|class="banner-row")(.*?)<\/section>/s.exec(html) ?? [];
  return shown
    .split(/<li[ >]/)
    .slice(1)
    .map((slide) => /<a [^>]*href="([^"]*)"/.exec(slide)?.[1]?.replaceAll("&amp;", "&") ?? null);
}

describe("an error page", () => {
  it("R56 E14 S27 has a title and a language, also after a failed form", async () => {
    const send = await sender("titles");
    const headOf = async (path: string, form?: Record<string, string>) => {
      const { status, html } = await send(path, form);
      const [, language, title] = /<html lang="(.*?)".*?<title>(.*?)<\/title>/s.exec(html) ?? [];
      return [status, language, title];
    };
    expect(await headOf("/rng", { a: "b" })).toEqual([405, "en", "Something went wrong"]);
    expect(await headOf("/play", { a: "b" })).toEqual([400, "en", "Something went wrong"]);
    expect(await headOf("/play")).toEqual([200, "en", "Game – Aurora"]);
    expect(await headOf("/game/no-such-game")).toEqual([
      404,
      "en",
      "This page does not exist – Aurora",
    ]);
  });
});

describe("a member's pages", () => {
  it("U27m R14 U28 a page beyond the end of its list redirects to an existing page", async () => {
    const cookie = await signIn(portal, { world: "behind" });
    const ledTo = async (path: string) =>
      (await portal.fetch(path, { headers: { cookie }, as: { world: "behind" } })).headers.get(
        "location",
      );
    expect(await ledTo("/member/messages?offset=20")).toBe("/member/messages");
    expect(await ledTo("/member/bets?offset=400&type=RNG")).toBe("/member/bets?type=RNG");
    expect(await ledTo("/pointMall/records?offset=20")).toBe("/pointMall/records");
    expect(await ledTo("/favorite?page=2")).toBe("/favorite");
    expect(await ledTo("/rng?vendor=PG&page=400")).toMatch(/^\/rng\?vendor=PG&page=\d{2}$/);
    expect(await ledTo("/rng?vendor=PG&page=2")).toBeNull();
  });

  it("U27i U27l CA23 C42 C43 A124 bonuses and missions show the platform's data of this account", async () => {
    const send = await sender("kept");
    const bonuses = (await send("/member/rewards?kind=bonuses")).html;
    // The account has three bonuses; two of them are of the last seven days, which the list of a period shows.
    const [rows = ""] = /<tbody.*?<\/tbody>/s.exec(bonuses) ?? [];
    for (const name of ["Deposit bonus", "Raffle prize"]) expect(rows).toContain(name);
    expect(rows).not.toContain("VIP bonus");
    expect(rows.match(/<tr/g)).toHaveLength(2);
    const missions = (await send("/member/rewards?kind=missions")).html;
    for (const name of ["Warm up", "Play 10 rounds today", "Leaderboard"]) {
      expect(missions).toContain(name);
    }
    expect(missions.match(/role="progressbar"/g)?.length).toBeGreaterThan(3);
    // The platform's day in the brand's time zone.
    expect(missions).toMatch(/From [^<]+ 08:00 to [^<]+ 08:00/);
  });

  it("U27 A100 the specification's names below /member redirect, and a guest returns to them after the login", async () => {
    const cookie = await signIn(portal, { world: "names" });
    const to = async (path: string, headers: Record<string, string> = { cookie }) => {
      const { status, headers: reported } = await portal.fetch(path, {
        headers,
        as: { world: "names" },
      });
      return [status, reported.get("location")];
    };
    for (const { key, path } of memberPages) {
      if (path === `/member/${key}`) continue;
      expect(await to(`/member/${key}?from=2026-11-01`)).toEqual([301, `${path}?from=2026-11-01`]);
    }
    expect(await to("/member/messageV2", {})).toEqual([
      302,
      "/login?returnTo=%2Fmember%2FmessageV2",
    ]);
    expect(await to("/member/nothing")).toEqual([404, null]);
  });

  it("U49 A110 the VIP page shows the level, the requirement of the next one, and the benefits of each", async () => {
    const { status, html } = await (await sender("vip"))("/member/vip");
    expect(status).toBe(200);
    for (const said of ["Your level", "Next level:", "All levels", "Benefits"]) {
      expect(html).toContain(said);
    }
    expect(html.match(/role="progressbar"/g)).toHaveLength(2);
  });
});

it("U50 P1 A111 a banner links to its promotion, its game or its address; a guest's links lead to the login first", async () => {
  const leads = [
    "/PromotionDetail?id=1",
    "/PromotionDetail?id=3",
    "/game/120001",
    "https://fish.partner.example/",
  ];
  // The member has had the first promotion (H11).
  expect(bannersOf((await (await sender("banners"))("/")).html)).toEqual(leads.slice(1));
  const guest = bannersOf((await (await sender("banners", null))("/")).html);
  // An external address is offered again after the login (A136).
  const after = (to: string) =>
    to.startsWith("https://") ? `/banner?to=${encodeURIComponent(to)}` : to;
  expect(guest).toEqual(leads.map((to) => `/login?returnTo=${encodeURIComponent(after(to))}`));
});

it("E3 M16 A117 an unknown reason why no code was sent is shown as a general error", async () => {
  const world = "untold";
  const fault = { kind: "success-false", errorCode: "carrier.down" } as const;
  await portal.world(world).fault({ match: { id: "C4" }, fault });
  const send = await sender(world, null);
  const form = { intent: "sendCode", mobile: "1055500001", dialingCode: "82", returnTo: "/" };
  const { status, html } = await send("/login?tab=sms", form);
  expect(status).toBeGreaterThanOrEqual(400);
  expect(html).toContain("The request failed");
});

describe("no page shows another visitor's data (docs/reliability.md, Sessions)", () => {
  const shared = ["/", "/rng", "/promotions", "/help", "/no-such-page"];
  const own = ["/member", "/favorite"];
  const visitors = [
    { username: null, brand: "aurora", lang: "en", country: "KR" },
    { username: null, brand: "hanbit", lang: "ko", country: "JP" },
    { username: "player1", brand: "aurora", lang: "en", country: "KR" },
    { username: "player2", brand: "aurora", lang: "ko", country: "KR" },
    { username: "player1", brand: "hanbit", lang: "ko", country: "KR" },
    { username: "player2", brand: "mekong", lang: "vi", country: "VN" },
    { username: "agent1", brand: "aurora", lang: "en", country: "VN" },
  ] as const;

  /** Opens pages as a visitor. All visitors share one world and its caches. */
  async function visit({ username, ...as }: (typeof visitors)[number]) {
    const named = { "x-dev-brand": as.brand };
    const cookie = username
      ? await signIn(portal, { world: "crawl", username, headers: named })
      : "";
    return async (path: string) => {
      const headers = { cookie: [cookie, `__Host-lang=${as.lang}`].filter(Boolean).join("; ") };
      const place = { world: "crawl", brand: as.brand, country: as.country };
      return (await portal.fetch(path, { headers, as: place })).text();
    };
  }

  it("A107 A118 seven visitors of three brands see only their own account and language", async () => {
    const open = await Promise.all(visitors.map(visit));
    const names = ["player1", "player2", "agent1"];
    const leaks: string[] = [];
    // Twice, all visitors at once: first with empty caches, then from the caches.
    for (const path of [...shared, ...own, ...shared]) {
      const pages = await Promise.all(open.map((send) => send(path)));
      for (const [at, html] of pages.entries()) {
        const { username, brand, lang } = visitors[at] ?? visitors[0];
        const others = names.filter((name) => name !== username && html.includes(name));
        const foreign = brandIds.some((id) => id !== brand && html.includes(`/brands/${id}/`));
        if (others.length > 0) leaks.push(`${path} of ${username} names ${others.join()}`);
        if (foreign) leaks.push(`${path} of ${brand} looks like another brand`);
        if (html !== "" && !html.includes(`<html lang="${lang}"`))
          leaks.push(`${path} is not ${lang}`);
        if (path === "/" && username && !html.includes(username))
          leaks.push(`/ has no ${username}`);
      }
    }
    expect(leaks).toEqual([]);
  }, 60_000);
});
