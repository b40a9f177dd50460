/** The platform calls of each page of the agent center: its own calls and the frame's, without repeats. */
import { describe, expect, it, vi } from "vitest";
import { agentPages } from "../../../app/routes/agent/pages.ts";
import { signIn } from "../../support/sign-in.mjs";
import { sharedPortal } from "../support/shared-portal.ts";

const portal = await sharedPortal();
const world = "agent-pages";
const cookie = await signIn(portal, { world, username: "agent1" });
const open = (path: string) => portal.fetch(path, { headers: { cookie }, as: { world } });
// Fills the caches that all visitors share, so that no page below pays for them.
await open("/agentHome/announcements");

async function callsOf(path: string) {
  await portal.world(world).forgetCalls();
  const answer = await open(path);
  const html = await answer.text();
  const calls = await portal.world(world).calls();
  return { answer, html, calls: calls.map(({ id, query }) => `${id} ${JSON.stringify(query)}`) };
}

/**
 * Calls of the frame: the account, wallet, unread messages, favourites, contracts, pending withdrawals, and
 * whether the agent is frozen.
 */
const frame = ["C11", "C12", "C13", "C22", "C24", "C34", "C46", "CA17", "CA108"];
const own: Partial<Record<(typeof agentPages)[number]["key"], readonly string[]>> = {
  // What needs attention, and the calls of this period and of the period before.
  overview: ["CA100", "CA150", "CA167", "CA51", "CA51", "CA59"],
  announcements: ["CA50"],
  records: ["CA20"],
  // The rows, and what each of them came to by day.
  profit: ["CA158", "CA59"],
  revenue: ["CA100", "CA60"],
  links: ["CA161"],
  files: [],
  income: ["CA150"],
  transactions: ["CA61"],
  dividends: ["CA62"],
  dailySalary: ["CA63"],
  hourlySalary: ["CA64"],
  realTimeSalary: ["CA65"],
};

describe("U29 U30 U30i U30j U30k the platform calls of a page", () => {
  it.each(agentPages.filter(({ key }) => own[key] !== undefined))("$path", async (page) => {
    const { answer, calls } = await callsOf(page.path);
    expect(answer.status).toBe(200);
    expect(new Set(calls).size, "no call twice").toBe(calls.length);
    const ids = calls.map((call) => call.split(" ")[0] ?? "");
    expect(ids.filter((id) => !frame.includes(id)).sort()).toEqual(own[page.key]);
  });

  it("U29 C13 CA17 CA108 the frame makes at most two calls when another page opens within half a minute", async () => {
    await open("/agentHome/announcements");
    const { answer, calls } = await callsOf("/agentHome/transactions");
    expect(answer.status).toBe(200);
    const ids = calls.map((call) => call.split(" ")[0] ?? "").filter((id) => frame.includes(id));
    expect(ids.length, ids.join()).toBeLessThanOrEqual(2);
  });

  it("U30f a CSV file requests its rows page by page, and names the time zone of its days", async () => {
    const { answer, html, calls } = await callsOf("/agentHome/records.csv");
    expect(answer.headers.get("content-type")).toContain("text/csv");
    const [head = "", ...rows] = html.trim().split("\r\n");
    expect(head).toContain("Time (GMT+08:00)");
    const requested = calls.filter((call) => call.startsWith("CA20 "));
    expect(requested.length).toBe(Math.ceil(rows.length / 500));
    expect(new Set(requested).size).toBe(requested.length);
  });

  it("CA84 U30c a visit by a link is counted once a session, and no page waits for it", async () => {
    const there = { as: { world: "visits" } };
    const agent = await signIn(portal, { world: "visits", username: "agent2" });
    const center = async () => {
      const how = { ...there, headers: { cookie: agent } };
      return (await portal.fetch("/agentHome/register", how)).text();
    };
    const linkKey = crypto.randomUUID();
    const form = new URLSearchParams({
      intent: "link",
      type: "MEMBER",
      "rate.RNG": "0.1",
      linkKey,
    });
    const made = await portal.fetch("/agentHome/register", {
      ...there,
      method: "POST",
      headers: { cookie: agent, origin: portal.origin },
      body: form,
    });
    const code = /made=(\w+)/.exec(made.headers.get("location") ?? "")?.[1] ?? "";
    expect(code).not.toBe("");
    const browser = { "user-agent": "Mozilla/5.0 Chrome/140", accept: "text/html" };
    const visit = async (path: string, more: Record<string, string> = {}) => {
      await portal.world("visits").forgetCalls();
      const answer = await portal.fetch(path, { ...there, headers: { ...browser, ...more } });
      expect([answer.status, (await answer.text()).includes("</html>")]).toEqual([200, true]);
      const ids = async () => (await portal.world("visits").calls()).map(({ id }) => id);
      const cookies = answer.headers.getSetCookie().map((line) => line.split(";")[0]);
      return { cookie: cookies.join("; "), ids };
    };
    const visits = async () => {
      const html = await center();
      return Number(/Visits<\/dt><dd[^>]*>(\d+)</.exec(html)?.[1]);
    };
    const path = `/register?referralCode=${code}`;
    await visit("/register");
    const bare = await (await visit("/register")).ids();

    // The call is slow, but the page does not wait for it.
    await portal
      .world("visits")
      .fault({ match: { id: "CA84" }, fault: { kind: "slow", ms: 1500 } });
    const first = await visit(path);
    expect((await first.ids()).filter((id) => id !== "CA84")).toEqual(bare);
    await vi.waitFor(async () => expect(await visits()).toBe(1), { timeout: 20_000 });
    const again = await visit(path, { cookie: first.cookie });
    expect(await again.ids()).toEqual(bare);
    const crawler = await visit(path, { "user-agent": "Googlebot/2.1" });
    expect(await crawler.ids()).toEqual(bare);
    await visit(path);
    await vi.waitFor(async () => expect(await visits()).toBe(2), { timeout: 20_000 });
  });

  it("M13 C13 C51 D-28 D-31 K66 S31 a member sees an offered contract with what it would have paid, and accepts it", async () => {
    const as = { world: "member-contracts" };
    const cookieOf = (username: string) => signIn(portal, { world: as.world, username });
    const [offered, other] = [await cookieOf("player1"), await cookieOf("player2")];
    const get = async (path: string, cookie: string) => {
      const answer = await portal.fetch(path, { as, headers: { cookie } });
      return [answer.status, await answer.text()] as const;
    };
    const inMenu = 'href="/member/contracts"';
    expect((await get("/member", other))[1]).not.toContain(inMenu);
    expect((await get("/member", offered))[1]).toContain(inMenu);
    await portal.world(as.world).forgetCalls();
    const [status, html] = await get("/member/contracts", offered);
    expect(status).toBe(200);
    const requested = (await portal.world(as.world).calls()).map(({ id }) => id);
    // One call for each kind of contract, and one for what the offer would have paid.
    expect(requested.filter((id) => /^(C13|CA40|CA67)$/.test(id)).sort()).toEqual([
      ...Array.from({ length: 4 }, () => "CA40"),
      "CA67",
    ]);
    expect(html).toContain("In the last seven days it would have paid");
    const id = /name="requestId" value="([^"]+)"/.exec(html)?.[1] ?? "";
    const decide = async (decision: string, requestId = id) => {
      const body = new URLSearchParams({ intent: decision, requestId, kind: "realTimeSalary" });
      const headers = { cookie: offered, origin: portal.origin };
      return portal.fetch("/member/contracts", { as, method: "POST", headers, body });
    };
    expect((await decide("ACCEPT", "nobodys")).headers.get("location")).toBeNull();
    expect((await decide("ACCEPT")).headers.get("location")).toBe("/member/contracts?done=ACCEPT");
    expect((await get("/member/contracts?done=ACCEPT", offered))[1]).toContain(
      "The contract is active.",
    );
    // A terminated contract moves to the history. The page works without a pending contract.
    expect((await decide("TERMINATE")).headers.get("location")).toContain("done=TERMINATE");
    const [after, over] = await get("/member/contracts", offered);
    expect([after, over.includes("Ended")]).toEqual([200, true]);
  });

  it("P7 A22 is for agents, and a guest returns to it after the login", async () => {
    const guest = await portal.fetch("/agentHome/profit?search=a", { as: { world } });
    const back = encodeURIComponent("/agentHome/profit?search=a");
    expect([guest.status, guest.headers.get("location")]).toEqual([302, `/agent?returnTo=${back}`]);
    const member = await signIn(portal, { world, username: "player1" });
    for (const path of ["/agentHome", "/agentHome/profit", "/agentHome/profit.csv"]) {
      const answer = await portal.fetch(path, { headers: { cookie: member }, as: { world } });
      expect(answer.headers.get("location"), path).toBe("/agent?notice=agents-only");
    }
  });

  it("A57 A62 reports of a kind of contract are shown to agents who have or were offered one", async () => {
    const other = await signIn(portal, { world, username: "agent3" });
    const menu = await portal.fetch("/agentHome/announcements", {
      headers: { cookie: other },
      as: { world },
    });
    const html = await menu.text();
    const shown = agentPages.filter(({ path }) => html.includes(`href="${path}"`));
    const stored = agentPages.filter((page) => !shown.includes(page)).map(({ key }) => key);
    expect(stored).toEqual(["dividends", "hourlySalary"]);
  });

  it("A100 S37 the specification's names and the last used page redirect", async () => {
    const to = async (path: string, more = "") => {
      const headers = { cookie: `${cookie}${more}` };
      return (await portal.fetch(path, { headers, as: { world } })).headers.get("location");
    };
    for (const { specName, path } of agentPages) {
      if (specName === null) continue;
      expect(await to(`/agentHome/${specName}?from=2026-11-01`)).toBe(`${path}?from=2026-11-01`);
      expect(await to(`/agentHome?page=${specName}`)).toBe(path);
    }
    expect(await to("/agentHome")).toBe("/agentHome/overview");
    const shown = await open("/agentHome/revenue");
    const [remembered] = /agent-page=revenue[^;]*/.exec(shown.headers.getSetCookie().join()) ?? [];
    expect(await to("/agentHome", `; ${remembered}`)).toBe("/agentHome/revenue");
    // Another account's last page is not opened, and neither is one of nobody.
    const other = await signIn(portal, { world, username: "agent2" });
    const away = await portal.fetch("/agentHome", {
      headers: { cookie: `${other}; ${remembered}` },
      as: { world },
    });
    expect(away.headers.get("location")).toBe("/agentHome/overview");
    expect(await to("/agentHome", "; agent-page=revenue")).toBe("/agentHome/overview");
    expect((await open("/agentHome/nothing")).status).toBe(404);
  });

  it("E13 U30d U30f a slow platform's figures are streamed; without scripts the complete page is sent", async () => {
    // The user agent of a browser: a robot always gets the complete page.
    const browser = { cookie, "user-agent": "Mozilla/5.0 Chrome/140" };
    const get = (path: string) => portal.fetch(path, { headers: browser, as: { world } });
    const rows = /<tbody>/;
    const waiting = /aria-busy="true"/;
    for (const [page, id] of [
      ["profit", "CA59"],
      ["downline", "CA57"],
    ]) {
      await portal.world(world).fault({ match: { id }, fault: { kind: "slow", ms: 1200 } });
      const html = await (await get(`/agentHome/${page}?search=a`)).text();
      expect(html, page).toMatch(waiting);
      expect(html.search(waiting)).toBeLessThan(html.search(rows));
      expect(html).toMatch(
        /<noscript><meta http-equiv="refresh" content="0;url=\?search=a&amp;stream=off"/i,
      );
      const whole = await (await get(`/agentHome/${page}?search=a&stream=off`)).text();
      expect(whole).toMatch(rows);
      expect(whole).not.toMatch(waiting);
    }
  });

  it("E12 U30b a failed call leaves the rest of the page", async () => {
    await portal.world(world).clearFaults();
    await portal.world(world).fault({ match: { id: "CA59" }, fault: { kind: "status" } });
    await portal.world(world).fault({ match: { id: "C13" }, fault: { kind: "status" } });
    // A new session, because the state of the contracts is cached for half a minute.
    const headers = { cookie: await signIn(portal, { world, username: "agent1" }) };
    const requested = await portal.fetch("/agentHome/overview?stream=off", {
      headers,
      as: { world },
    });
    const html = await requested.text();
    // The accounts with the highest bets, and how many contracts wait.
    expect(html.match(/data-block-failed=""/g)).toHaveLength(2);
    expect(html).toContain("Team balance");
    // The contracts are unknown, so all reports are listed.
    expect(html).toContain('href="/agentHome/dividends"');
  });
});
