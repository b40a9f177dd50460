/** What an agent sees of a platform call that fails: each page says so, whichever of its calls it is and however it fails. */
import { expect, it } from "vitest";
import { everything } from "../../support/histories.ts";
import { signIn } from "../../support/sign-in.mjs";
import type { Fault } from "../../support/world.ts";
import { sharedPortal } from "../support/shared-portal.ts";

const portal = await sharedPortal();

const ways: Fault["fault"][] = [
  { kind: "status", status: 500 },
  { kind: "wrong-types" },
  { kind: "missing-fields" },
  { kind: "truncated" },
  { kind: "hang-before-headers" },
];

const pages = `
  overview announcements register links links?by=source
  downline downline/agent2 downline/agent2?history=1 downline/player1
  rates rates?account=agent2&rate.RNG=0.4&review=1
  team records transactions profit profit/branches profit?compare=before
  revenue revenue/by/account revenue/by/day revenue?compare=before
  income income?by=product income?compare=before income/statement contracts contracts?kind=dailySalary contracts/all
  dividends salary/daily salary/hourly salary/real-time confirmations settings
`
  .trim()
  .split(/\s+/);

/** Calls of the center's frame. Their failure shows on the pages that use them: the first are on every page. */
const frame = ["C13", "CA17", "CA24", "CA29", "CA108", "CA120", "CA159", "CA167"];
/** The calls of the frame that a page needs for more than a number in the menu. */
const used: Record<string, readonly string[]> = {
  overview: ["C13", "CA17", "CA159", "CA167"],
  confirmations: ["CA17"],
  income: ["CA159"],
  profit: ["CA159"],
  revenue: ["CA159"],
  team: ["CA159"],
};

/** A kind of contract that is left out is one that the agent has not (D-31), and a list without entries lacks none of their fields. */
const leftOut = ["C13 missing-fields", "CA17 missing-fields"];
/** What a page asks for with all else, and does not show in this state. */
const spare: Record<string, readonly string[]> = {
  // Rates are given to direct members.
  "downline/player1": ["CA56"],
  // The choice that the review leads back to.
  "rates?account=agent2&rate.RNG=0.4&review=1": ["CA56", "CA57"],
};

it.each(pages)(
  "E12 N13 N9 a failed call is a failed block: %s",
  async (page) => {
    const world = `failed-calls-${pages.indexOf(page)}`;
    const path = `/agentHome/${page}${page.includes("?") ? "&" : "?"}stream=off`;
    const enter = () => signIn(portal, { world, username: "agent1" });
    const load = async (cookie: string) => {
      const answer = await portal.fetch(path, { as: { world }, headers: { cookie } });
      expect(answer.status).toBe(200);
      return answer.text();
    };
    const cookie = await enter();
    await load(cookie);
    await portal.world(world).forgetCalls();
    expect(await load(cookie)).not.toContain("data-block-failed");
    const calls = (await portal.world(world).calls()).map(({ id }) => id);
    const own = [...new Set(calls)].filter((id) => id.startsWith("CA") && !frame.includes(id));
    const all = [...own, ...(used[page] ?? [])].filter((id) => !spare[page]?.includes(id));
    const silent: string[] = [];
    for (const [at, id] of all.entries()) {
      for (const fault of everything ? ways : ways.slice(at % 3, (at % 3) + 1)) {
        // What the frame shows is remembered by the session for half a minute.
        const fresh = frame.includes(id) ? await enter() : cookie;
        await portal.world(world).fault({ match: { id }, fault });
        const html = await load(fresh);
        await portal.world(world).clearFaults();
        const way = `${id} ${fault.kind}`;
        if (!leftOut.includes(way) && !html.includes("data-block-failed")) silent.push(way);
      }
    }
    expect(silent).toEqual([]);
  },
  300_000,
);
