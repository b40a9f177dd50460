/** How many figures of each page of an agent lead to their entries (N17): so many at least, so that none is lost unseen. */
import { expect, it } from "vitest";
import { signIn } from "../../support/sign-in.mjs";
import { sharedPortal } from "../support/shared-portal.ts";

const portal = await sharedPortal();
const world = "linked-figures";
const cookies = {
  agent1: await signIn(portal, { world, username: "agent1" }),
  agent8: await signIn(portal, { world, username: "agent8" }),
};

/** The figures of a page in tables and above them: those that are not nought, of which so many have a link. */
async function figuresOf(page: string, as: keyof typeof cookies) {
  const path = `/agentHome/${page}${page.includes("?") ? "&" : "?"}range=last-7-days&stream=off`;
  const headers = { cookie: cookies[as] };
  const answer = await portal.fetch(path, { headers, as: { world } });
  expect(answer.status, page).toBe(200);
  const main = /<main[\s\S]*<\/main>/.exec(await answer.text())?.[0] ?? "";
  const cells = main.match(/<(td|dd)[^>]* class="[^"]*figure[^"]*"[^>]*>[\s\S]*?<\/\1>/g) ?? [];
  const figures = cells.filter((cell) => /[1-9]/.test(cell.replace(/<[^>]*>/g, "")));
  return figures.filter((cell) => cell.includes("<a ")).length;
}

it.each<[page: string, ofOne: number, ofTwo: number | null]>([
  ["overview", 37, 27],
  ["team", 138, 6],
  ["profit", 198, 8],
  ["profit/branches", 29, 8],
  ["revenue", 34, 28],
  ["revenue/by/account", 208, 8],
  ["revenue/by/branch", 29, 8],
  ["revenue/by/day", 29, 28],
  ["revenue/by/vendor", 117, 58],
  ["revenue/by/game", 196, 87],
  ["revenue/why", 4, 4],
  ["income", 23, 3],
  ["income?by=kind", 4, 1],
  ["downline/agent2", 6, null],
  ["downline/player1", 4, null],
  ["salary/daily", 8, 0],
  ["salary/hourly", 30, 0],
  ["salary/real-time", 30, 0],
])(
  "N17 %s: at least %i figures of a team with one currency lead on, and %s of one with two",
  async (page, ofOne, ofTwo) => {
    expect(await figuresOf(page, "agent1")).toBeGreaterThanOrEqual(ofOne);
    if (ofTwo !== null) {
      expect(await figuresOf(page, "agent8")).toBeGreaterThanOrEqual(ofTwo);
    }
  },
);
