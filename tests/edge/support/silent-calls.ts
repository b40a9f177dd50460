/** Calls of the platform that fail, one after another, under each page of the agent center (E12, decision 0078). */
import { expect } from "vitest";
import type { OpenPortal } from "../../support/portal.ts";
import { signIn } from "../../support/sign-in.mjs";
import type { Fault } from "../../support/world.ts";

export type Way = Fault["fault"];

export const agentPages = `
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
const leftOut = ["C13 missing-fields", "CA17 missing-fields", "CA53 missing-fields"];
/** What a page asks for with all else, and does not show in this state. */
const spare: Record<string, readonly string[]> = {
  // Rates are given to direct members.
  "downline/player1": ["CA56"],
  // The choice that the review leads back to.
  "rates?account=agent2&rate.RNG=0.4&review=1": ["CA56", "CA57"],
};

/** A block that failed, or the number of entries that could not be read (A113). */
const said = /data-block-failed|data-dropped/;

/**
 * Fails each call that the page makes in each of the ways and returns those of which it says nothing.
 * @param waysOf the ways to try with the call at this place
 */
export async function silentCalls(
  portal: OpenPortal,
  page: string,
  waysOf: (at: number) => readonly Way[],
): Promise<string[]> {
  const world = portal.world(`failed-calls-${agentPages.indexOf(page)}`);
  const path = `/agentHome/${page}${page.includes("?") ? "&" : "?"}stream=off`;
  const enter = () => signIn(portal, { world: world.name, username: "agent1" });
  const load = async (cookie: string) => {
    const answer = await portal.fetch(path, { as: { world: world.name }, headers: { cookie } });
    expect(answer.status).toBe(200);
    return answer.text();
  };
  const cookie = await enter();
  await load(cookie);
  await world.forgetCalls();
  expect(/data-block-failed.{0,300}/.exec(await load(cookie))?.[0] ?? "").toBe("");
  const calls = (await world.calls()).map(({ id }) => id);
  const own = [...new Set(calls)].filter((id) => id.startsWith("CA") && !frame.includes(id));
  const all = [...own, ...(used[page] ?? [])].filter((id) => !spare[page]?.includes(id));
  const silent: string[] = [];
  for (const [at, id] of all.entries()) {
    for (const fault of waysOf(at)) {
      // What the frame shows is remembered by the session for half a minute.
      const fresh = frame.includes(id) ? await enter() : cookie;
      await world.fault({ match: { id }, fault });
      const html = await load(fresh);
      await world.clearFaults();
      const way = `${id} ${fault.kind}`;
      if (!leftOut.includes(way) && !said.test(html)) silent.push(way);
    }
  }
  return silent;
}
