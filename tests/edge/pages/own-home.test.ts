/** A member's home, as a browser without scripts has it (H11). */
import { expect, it } from "vitest";
import { brandFiles } from "../../../brands/index.ts";
import { signIn } from "../../support/sign-in.mjs";
import { sharedPortal } from "../support/shared-portal.ts";

const portal = await sharedPortal();

async function visitor(world: string, username = "player1", brand = "aurora") {
  const cookie = await signIn(portal, { world, username, headers: { "x-dev-brand": brand } });
  return async (path = "/?stream=off", init: RequestInit = {}) => {
    const headers = { cookie, origin: portal.origin, "sec-fetch-site": "same-origin" };
    const answer = await portal.fetch(path, { ...init, as: { world, brand }, headers });
    return { status: answer.status, html: await answer.text() };
  };
}

it("H11 a reward is claimed on home by its form, and home answers in place", async () => {
  const open = await visitor("own-home-claim");
  const { html } = await open();
  const form = /data-claim="([^"]+)".*?name="rewardId" value="([^"]+)"/s.exec(html);
  const [, card = "", rewardId = ""] = form ?? [];
  expect(html).toContain('action="/?index"');
  const body = new URLSearchParams({ rewardId });
  const claimed = await open("/?index", { method: "POST", body });
  expect(claimed.status).toBe(200);
  const answer = new RegExp(`data-claim="${card}".*?role="status"[^>]*>([^<]+)<`, "s");
  expect(answer.exec(claimed.html)?.[1]).toMatch(/^\$[\d.]+ is in your wallet\.$/);
  const later = await open();
  expect(later.html, "it is claimed once").not.toContain(`value="${rewardId}"`);
});

it("H11 the last bets go on where the platform names no recent games, and times name their zone once", async () => {
  const { html } = await (await visitor("own-home-bets"))();
  const row = /<section aria-labelledby="continue".*?<\/section>/s.exec(html)?.[0] ?? "";
  expect(row.match(/data-game=/g)?.length).toBeGreaterThan(1);
  expect(row).toMatch(/no payout|Paid out/);
  expect(html.match(/Times in GMT\+8/g)).toHaveLength(1);
});

const withBanners = brandFiles.filter(({ form }) =>
  form.home.some(({ section }) => section === "banners"),
);

it.each(withBanners.map(({ id }) => id))(
  "H11 %s: banners offer a member what is open to him: no first deposit to who has deposited",
  async (brand) => {
    const promotions = (html: string) =>
      [...html.matchAll(/<ul[^>]*class="banner-row".*?<\/ul>/gs)].flatMap(([row]) =>
        [...row.matchAll(/PromotionDetail\?id=(\d+)/g)].map(([, id]) => id),
      );
    const had = await (await visitor(`own-home-had-${brand}`, "player1", brand))();
    const fresh = await (await visitor(`own-home-new-${brand}`, "newbie", brand))();
    expect(promotions(fresh.html)).toContain("1");
    expect(promotions(had.html)).not.toContain("1");
  },
);

it("H11 nothing is shown for what is empty: no row and no heading", async () => {
  const { html } = await (await visitor("own-home-empty", "newbie"))();
  const own = /<main.*?aria-labelledby="popular"/s.exec(html)?.[0] ?? "";
  expect(own).not.toBe("");
  expect(own).not.toContain('aria-labelledby="continue"');
  for (const [section] of own.matchAll(
    /<section aria-labelledby="(?:waiting|offers)".*?<\/section>/gs,
  )) {
    expect(section).toContain("<li");
  }
});

it("H13 without JavaScript home names the newest announcements and leads to them", async () => {
  const answer = await portal.fetch("/?stream=off", {
    as: { world: "own-home-news", brand: "aurora" },
  });
  const html = await answer.text();
  const card = /<noscript><a href="\/inbox".*?<\/noscript>/s.exec(html)?.[0] ?? "";
  expect(card).toContain("Announcements");
  expect(card.match(/<span/g)?.length).toBeGreaterThan(0);
});
