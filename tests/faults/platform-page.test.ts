import { afterAll, beforeAll, expect, it } from "vitest";
import type { Fault } from "../support/world.ts";
import { balanceRead, type Cell, favoritesRead, launch } from "./call-classes.ts";
import { bootBehindPort, type RefusingPortal } from "./refusing-platform.ts";

let behind: RefusingPortal;
let cell: Cell;
/** The page after each round: good responses first, then each fault. */
const pages: string[] = [];

const faults: Fault["fault"][] = [
  { kind: "wrong-types" },
  { kind: "missing-fields" },
  { kind: "html" },
  { kind: "success-false", errorCode: "player1.planted-code" },
];

beforeAll(async () => {
  behind = await bootBehindPort();
  const { portal } = behind;
  const world = portal.world("default");
  cell = { portal, world, cookie: "", known: {} };
  await favoritesRead.prepare(cell);
  await favoritesRead.sendRequest(cell);
  await launch.prepare(cell);
  const look = async () => {
    await launch.sendRequest(cell);
    await balanceRead.sendRequest(cell);
    const answer = await portal.fetch("/dev/platform", { headers: { cookie: cell.cookie } });
    pages.push(await answer.text());
  };
  await look();
  for (const fault of faults) {
    for (const id of ["C22", "C32"]) await world.fault({ match: { id }, fault });
    await look();
    await world.clearFaults();
  }
});
afterAll(() => behind.portal.stop());

const heard = (pattern: RegExp) => [
  ...new Set([...behind.traffic().matchAll(pattern)].map(([whole, part]) => part ?? whole)),
];

it("the developers' page shows the calls and the faults", () => {
  expect(pages).toHaveLength(5);
  for (const page of pages) expect(page).toMatch(/C22[\s\S]{0,600}\d calls?/);
  expect(pages[1]).toMatch(/wrong type<\/span> <code>value/);
  expect(pages[2]).toMatch(/missing<\/span> <code>value/);
});

it("it contains no token, no URL of a game, no session and no data of an account", () => {
  const tokens = heard(/^authorization: (\S+)/gim);
  const addresses = heard(/\/play\/([0-9a-f]{16,}[\w-]*)/g);
  const balances = heard(/"balance":\s*"([\d.]{4,})"/g);
  const names = heard(/"nickname":\s*"([^"]+)"/g);
  for (const planted of [tokens, addresses, balances, names]) {
    expect(planted.length).toBeGreaterThan(0);
  }
  const session = cell.cookie.split("=")[1] ?? "";
  expect(session.length).toBeGreaterThan(30);
  const secrets = [...tokens, ...addresses, ...balances, ...names, session, behind.sessionKey];
  secrets.push("Portico#2026", "player2", "player1", "planted-code", "It works");
  for (const page of pages) for (const secret of secrets) expect(page).not.toContain(secret);
});
