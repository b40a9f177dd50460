/** The statement (G25), the review of limits (G8) and the login before (G28) over HTTP, without scripts. */
import { describe, expect, it } from "vitest";
import { signIn } from "../../support/sign-in.mjs";
import { sharedPortal } from "../support/shared-portal.ts";

const portal = await sharedPortal();

const dayMs = 86_400_000;

/** @param address two equal logins from one address within seconds are one session, so a second one has another */
async function session(world: string, address = "203.0.113.1") {
  const cookie = await signIn(portal, {
    world,
    headers: {
      "x-dev-address": address,
      "user-agent": "Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0.0.0",
    },
  });
  const get = (path: string) => portal.fetch(path, { as: { world }, headers: { cookie } });
  const send = async <T>(query: string): Promise<T> => {
    const answer = await portal.graphql(query, { headers: { cookie }, as: { world } });
    const { data, errors } = (await answer.json()) as { data: T; errors?: unknown };
    expect(errors).toBeUndefined();
    return data;
  };
  return { cookie, get, send };
}

const daysAgo = (days: number) => new Date(Date.now() - days * dayMs).toISOString().slice(0, 10);
const year = `from=${daysAgo(364)}&to=${daysAgo(0)}&stream=off`;

describe("G25 the statement", () => {
  it("has each view of a year as a page and as a file, with sums and since when there are any", async () => {
    const { get } = await session("statement-pages");
    for (const by of ["day", "product", "game"]) {
      const page = await get(`/member/statement?${year}&by=${by}`);
      expect(page.status, by).toBe(200);
      const html = await page.text();
      expect(html, by).toContain("Totals are available from");
      expect(html.match(/<tr/g)?.length, by).toBeGreaterThan(2);
      const file = await get(`/member/statement.csv?${year}&by=${by}`);
      expect(file.status, by).toBe(200);
      const lines = (await file.text()).trim().split("\r\n");
      expect(lines.length, by).toBeGreaterThan(2);
      const heads = { day: "Day,Deposits,Withdrawals,", product: "Product,", game: "Game," };
      expect(lines[0], by).toContain(heads[by as keyof typeof heads]);
      expect(lines[0], by).toMatch(/,Currency$/);
    }
    const tooLong = await get(`/member/statement?from=${daysAgo(366)}&to=${daysAgo(0)}&stream=off`);
    expect(await tooLong.text()).toContain("at most 366 days");
  });

  it("has whole-year days on one page for printing", async () => {
    const { get } = await session("statement-print");
    const rows = async (more: string) =>
      (await (await get(`/member/statement?${year}${more}`)).text()).match(/<tr/g)?.length ?? 0;
    expect(await rows("&size=366")).toBeGreaterThan(await rows(""));
  });

  it.each([
    ["CA142", "CA22 still", /<table.*Week from|Week from.*<table/s],
    ["CA22", "CA142 still", /Totals are available from/],
    ["CA140", "CA22 still", /Week from/],
  ])("shows the rest while %s fails (%s)", async (id, _rest, shown) => {
    const world = `statement-${id.toLowerCase()}`;
    const { get } = await session(world);
    await portal.world(world).fault({ match: { id }, fault: { kind: "status", status: 500 } });
    const page = await get(`/member/statement?${year}&by=${id === "CA140" ? "product" : "day"}`);
    expect(page.status).toBe(200);
    const html = await page.text();
    expect(shown.test(html), "the other parts").toBe(true);
    expect(/We couldn(&#x27;|')t load this part/.test(html), "what failed").toBe(true);
  });
});

interface Reminders {
  viewer: { reviewDue: boolean };
  limitReview: { due: boolean; from: number; dueAt: number; lastDecision: string | null };
  previousLogin: { at: number; device: string | null } | null;
}
const reminders = `{ viewer { reviewDue } limitReview { due from dueAt lastDecision }
  previousLogin { at device } }`;

describe("G8 G28 what an account is reminded of", () => {
  it("G28 a first login says nothing, and the next one shows its time and device", async () => {
    const world = "login-before";
    const first = await session(world);
    expect((await first.send<Reminders>(reminders)).previousLogin).toBeNull();
    expect(await (await first.get("/member?stream=off")).text()).not.toContain("Last login");
    const second = await session(world, "203.0.113.2");
    const { previousLogin } = await second.send<Reminders>(reminders);
    expect(previousLogin?.device).toBe("Chrome · Windows");
    expect(previousLogin?.at).toBeLessThanOrEqual(Date.now());
    expect(await (await second.get("/member?stream=off")).text()).toContain("Last login");
  });

  it("G8 after six months the hub and the login ask for a review, which is recorded once", async () => {
    const world = "limit-review";
    const first = await session(world);
    const begun = await first.send<Reminders>(reminders);
    expect(begun).toMatchObject({ viewer: { reviewDue: false }, limitReview: { due: false } });
    await portal.world(world).set({ clockAheadMs: 190 * dayMs });

    const { get, send, cookie } = await session(world, "203.0.113.2");
    const due = await send<Reminders>(reminders);
    expect(due).toMatchObject({ viewer: { reviewDue: true }, limitReview: { due: true } });
    expect(due.limitReview.from).toBe(begun.limitReview.from);
    expect(await (await get("/member?stream=off")).text()).toContain("Review now");
    const page = await get("/member/limits/review?returnTo=%2Fmember%2Fbets");
    expect(page.status).toBe(200);
    const html = await page.text();
    expect(html).toContain("No limits set.");
    expect(html).toContain("Continue without limits");

    const answer = (decision: string) =>
      portal.fetch("/member/limits/review?returnTo=%2Fmember%2Fbets", {
        as: { world },
        method: "POST",
        redirect: "manual",
        headers: {
          cookie,
          "content-type": "application/x-www-form-urlencoded",
          origin: portal.origin,
          "sec-fetch-site": "same-origin",
        },
        body: new URLSearchParams({ decision }).toString(),
      });
    const stored = await answer("KEEP");
    expect(stored.status).toBe(302);
    expect(stored.headers.get("location")).toBe("/member/bets");
    // The same form again changes nothing.
    expect((await answer("CHANGE")).headers.get("location")).toBe("/member/limits");
    expect((await send<Reminders>(reminders)).limitReview).toMatchObject({
      due: false,
      lastDecision: "KEEP",
    });
    expect(await (await get("/member?stream=off")).text()).not.toContain("Review now");
  });
});
