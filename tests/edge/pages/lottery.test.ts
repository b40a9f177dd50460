/** The lottery pages: their platform calls, and what they show without some of them. */
import { describe, expect, it } from "vitest";
import type { Visitor } from "../../support/portal.ts";
import { signIn } from "../../support/sign-in.mjs";
import { sharedPortal } from "../support/shared-portal.ts";

const portal = await sharedPortal();

/** Signs a player in, in a separate world. */
async function player(name: string, brand?: string) {
  const visitor: Visitor = brand ? { world: name, brand } : { world: name };
  const cookie = await signIn(portal, { world: name, username: "player1" });
  const headers = { cookie, "sec-fetch-site": "same-origin", "accept-language": "en" };
  const open = (path: string, init: RequestInit = {}) =>
    portal.fetch(path, { as: visitor, headers, ...init });
  const page = async (path: string) => (await open(path)).text();
  return { world: portal.world(name), open, page };
}

/** Returns the name of the page's lottery. */
const nameOn = (html: string) => /id="lottery-name"[^>]*>([^<]+)</.exec(html)?.[1] ?? null;

const pages = [
  { path: "/lottery", mode: "ELOTT", draws: "C40" },
  { path: "/lottery?mode=LOTT&view=trend", mode: "LOTT", draws: "C40" },
  { path: "/seaLottery", mode: "SEA", draws: "C40" },
  { path: "/vnLottery", mode: "ELOTT", draws: "C41" },
];

describe("an action that a guest starts before the login", () => {
  const asGuest = { world: "guest-began" };
  const ref = "100001,JL,RNG,FRAME,JL_RNG_0001,Golden%20Dragon,";

  it("A136 A20 a game is offered after the login, with its name and one click from its start", async () => {
    const body = new URLSearchParams({ game: ref, mode: "play", key: "began" });
    const headers = { "sec-fetch-site": "same-origin" };
    const pressed = await portal.fetch("/play", { method: "POST", body, headers, as: asGuest });
    const login = new URL(pressed.headers.get("location") ?? "", "https://portal.test");
    expect([pressed.status, login.pathname]).toEqual([302, "/login"]);
    const next = login.searchParams.get("returnTo") ?? "";
    // A guest who opens this page is sent to the login again, with the same return URL.
    const again = await portal.fetch(next, { as: asGuest });
    expect(again.headers.get("location")).toBe(`/login?returnTo=${encodeURIComponent(next)}`);
    const { page } = await player("guest-began");
    const html = await page(next);
    expect(html).toContain("Continue: Golden Dragon");
    expect(html).toMatch(
      /<button[^>]*name="mode"[^>]*value="play"|<button[^>]*value="play"[^>]*name="mode"/,
    );
    expect(html).toContain(`value="${ref}"`);
  });

  it("A136 U50 a banner's external address is offered after the login, and no other address", async () => {
    const way = "/banner?to=https%3A%2F%2Ffish.partner.example%2F";
    const { open, page } = await player("guest-began-banner");
    expect(await page(way)).toContain('href="https://fish.partner.example/"');
    const other = await open(`/banner?to=${encodeURIComponent("https://evil.example/")}`);
    expect([other.status, other.headers.get("location")]).toEqual([302, "/"]);
    const script = await open(`/banner?to=${encodeURIComponent("javascript:alert(1)")}`);
    expect(script.status).toBe(302);
  });
});

describe("the lottery pages", () => {
  it.each(pages)(
    "R45 R46 R47 C38 C39 C40 C41 K48 K58 $path requests its menu, its draws and the last played lotteries",
    async (wanted) => {
      const { world, open } = await player(`lottery-${pages.indexOf(wanted)}`);
      await open("/help");
      await world.forgetCalls();
      const answer = await open(wanted.path);
      expect(answer.status).toBe(200);
      const html = await answer.text();
      expect(html).not.toContain("data-block-failed");
      expect(html).toMatch(/role="timer"[^>]*>(\d|Drawing)/);
      const calls = (await world.calls()).filter(({ id }) => /^C(38|39|40|41)$/.test(id));
      expect(calls.map(({ id }) => id).sort()).toEqual(["C38", "C39", wanted.draws]);
      const menu = calls.find(({ id }) => id === "C38");
      expect(menu?.query).toEqual({ prizeMode: wanted.mode, device: "WEB" });
      const limit = calls.find(({ id }) => id === wanted.draws)?.query.limit;
      expect(limit).toBe(wanted.path.includes("trend") ? "100" : "20");
    },
  );

  it("S24 S25 S26 starting a game opens its page, which shows this game", async () => {
    const { open, page } = await player("lottery-start");
    const starts = [
      ["VN_LOTTERY", "TCG_LOTTO_VN", "ELOTT"],
      ["SEA_LOTTERY", "TCG_SEA", "LOTT"],
      ["LOTTERY", "LOTT", "LOTT"],
      ["LOTTERY", "ELOTT", "ELOTT"],
    ] as const;
    const seen: (string | null)[] = [];
    for (const [start, vendor, type] of starts) {
      const code = `${vendor}_${type}_0007`;
      // The form of a card, followed by the browser's redirect without JavaScript.
      const body = new URLSearchParams({
        game: `1,${vendor},${type},${start},${code},A,`,
        mode: "play",
        key: code,
      });
      const started = await open("/play", { method: "POST", body });
      expect(started.status).toBe(302);
      const html = await page(started.headers.get("location") ?? "");
      seen.push(nameOn(html));
      // The form on the page starts the same lottery.
      expect(html).toMatch(new RegExp(`value="\\d+,${vendor},${type},FRAME,${code},`));
    }
    expect(seen).not.toContain(null);
    expect((await open("/lottery?gameCode=NO_SUCH")).status).toBe(200);
    expect(await page("/lottery?gameCode=NO_SUCH")).toContain("not available right now");
  });

  it("A19 A20 redirects a guest to the login, with the lottery as the return URL", async () => {
    const answer = await portal.fetch("/vnLottery?gameCode=A", { as: { world: "lottery-guest" } });
    expect(answer.status).toBe(302);
    expect(answer.headers.get("location")).toBe(
      `/login?returnTo=${encodeURIComponent("/vnLottery?gameCode=A")}`,
    );
  });

  it("C38 C40 E12 a failed part shows an error, and the other parts are shown", async () => {
    const { world, page } = await player("lottery-failing");
    await world.fault({ match: { id: "C40" }, fault: { kind: "status", status: 500 } });
    const withoutDraws = await page("/lottery?stream=off");
    expect(withoutDraws.match(/data-block-failed/g)).toHaveLength(1);
    expect(nameOn(withoutDraws)).not.toBeNull();
    await world.clearFaults();
    await world.fault({ match: { id: "C38" }, fault: { kind: "status", status: 500 } });
    const withoutMenu = await page("/seaLottery?stream=off");
    expect(withoutMenu.match(/data-block-failed/g)).toHaveLength(1);
    expect(nameOn(withoutMenu)).toBeNull();
  });

  it("S28 A84 has a tab for each prize mode of the brand, first the one in the navigation", async () => {
    const tabs = async (brand: string) => {
      const { page } = await player(`lottery-tabs-${brand}`, brand);
      const [, list = ""] =
        /aria-label="Lottery types"[^>]*>(.*?)<\/nav>/s.exec(await page("/lottery")) ?? [];
      return [...list.matchAll(/href="([^"]+)"/g)].map(([, href]) => href);
    };
    expect(await tabs("aurora")).toEqual([
      "/lottery?mode=ELOTT",
      "/lottery?mode=LOTT",
      "/seaLottery",
    ]);
    expect(await tabs("hanbit")).toContain("/lottery?mode=ZY");
  });
});
