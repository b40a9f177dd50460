import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Fault } from "../support/world.ts";
import { balanceRead, type Cell, launch } from "./call-classes.ts";
import { bootBehindPort, type RefusingPortal } from "./refusing-platform.ts";
import { sendRequest } from "./send-request.ts";

const wrongPassword = "planted-wrong-Password-7";
const mistypedName = "planted-name-8";
const faults: Fault["fault"][] = [
  { kind: "status", status: 500 },
  { kind: "html" },
  { kind: "truncated" },
  { kind: "wrong-types" },
  { kind: "success-false", errorCode: "player1.planted-code" },
  { kind: "reset" },
  { kind: "redirect" },
  { kind: "expired-token" },
];

let behind: RefusingPortal;
let log: string;
const cookies: string[] = [];
beforeAll(async () => {
  behind = await bootBehindPort();
  const { portal } = behind;
  const world = portal.world("default");
  const cell: Cell = { portal, world, cookie: "", known: {} };
  await launch.prepare(cell);
  cookies.push(cell.cookie);
  await launch.sendRequest(cell);
  await logIn(mistypedName, wrongPassword);
  await balanceRead.prepare(cell);
  cookies.push(cell.cookie);
  await balanceRead.sendRequest(cell);
  for (const path of [
    "/?token=planted-query-9",
    "/favorite",
    "/rng.data",
    "/seamless?ticket=planted-9",
  ]) {
    await portal.fetch(path, {
      headers: { cookie: cell.cookie, authorization: "planted-header-9" },
    });
  }
  for (const fault of faults) {
    for (const id of ["C1", "C6", "C22", "C32"]) await world.fault({ match: { id }, fault });
    await balanceRead.sendRequest(cell);
    await launch.sendRequest(cell);
    await logIn("player2", "Portico#2026");
    await world.clearFaults();
  }
  await behind.shut();
  await logIn("player2", "Portico#2026");
  log = behind.lines.join("\n");
});
afterAll(() => behind.portal.stop());

const logIn = (username: string, password: string) =>
  sendRequest(behind.portal, {
    world: "default",
    query: "mutation SignIn($input: LoginInput!) { login(input: $input) { __typename } }",
    variables: { input: { username, password } },
  });

const matches = (pattern: RegExp) => [
  ...new Set([...behind.traffic().matchAll(pattern)].map(([whole, part]) => part ?? whole)),
];

describe("the log of logins, launches and faults", () => {
  it("was written, and the traffic was recorded", () => {
    for (const id of ["C1", "C6", "C22", "C32"]) expect(log).toContain(`call=${id} `);
    expect(log).toMatch(/UPSTREAM_BAD_RESPONSE|UNKNOWN_OUTCOME/);
  });

  it("contains no token of the platform", () => {
    const tokens = matches(/^authorization: (\S+)/gim);
    expect(tokens.length).toBeGreaterThan(1);
    for (const token of tokens) expect(log).not.toContain(token);
  });

  it("contains no encrypted payload", () => {
    const payloads = matches(/[\w-]{20,}\.[\w-]{20,}\.[\w-]{8,}\.[\w-]{8,}\.[\w-]{8,}/g);
    expect(payloads.length).toBeGreaterThan(1);
    for (const payload of payloads) expect(log).not.toContain(payload.slice(0, 60));
  });

  it("contains no session id, and not the key that encrypts tokens", () => {
    expect(cookies.every((cookie) => cookie.length > 40)).toBe(true);
    for (const cookie of cookies) expect(log).not.toContain(cookie.split("=")[1]);
    expect(log).not.toContain(behind.sessionKey);
  });

  it("contains no URL of a launched game", () => {
    const addresses = matches(/\/play\/([0-9a-f]{16,}[\w-]*)/g);
    expect(addresses.length).toBeGreaterThan(0);
    for (const address of addresses) expect(log).not.toContain(address);
  });

  it.each([
    "Portico#2026",
    wrongPassword,
    mistypedName,
    "planted-query-9",
    "planted-header-9",
    "planted-9",
    "planted-code",
    "player1",
    "player2",
    "Mina Park",
    "2480.56",
    "It works",
  ])("contains nothing of %s", (secret) => {
    expect(log).not.toContain(secret);
  });

  it("the traffic contains passwords only encrypted", () => {
    expect(behind.traffic()).not.toContain("Portico#2026");
    expect(behind.traffic()).not.toContain(wrongPassword);
  });
});
