/** Breaks and sessions in the Worker with its Durable Objects (G15–G18, G26). */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { bootPortal, type Portal } from "../../support/portal.ts";
import { signIn } from "../../support/sign-in.mjs";

const state = mkdtempSync(join(tmpdir(), "portico-breaks-"));
let portal: Portal = await bootPortal({ state });
afterAll(async () => {
  await portal.stop();
  rmSync(state, { recursive: true, force: true });
});

const documents = {
  start: `mutation ($length: BreakLength!) { result: startBreak(input: { length: $length, confirmed: true }) {
    __typename } }`,
  deposit: `mutation ($input: RequestDepositInput!) { result: requestDeposit(input: $input) {
    __typename ... on Refused { reason } } }`,
  end: "mutation { result: endOtherSessions { __typename ... on EndOpenSessionsSuccess { count } } }",
  viewer: "{ result: viewer { id } }",
  profile: `mutation ($input: UpdateProfileInput!) { result: updateProfile(input: $input) {
    __typename ... on Refused { reason } } }`,
  sessions: "{ result: openSessions { current device } }",
};

const send = (world: string, cookie: string, name: keyof typeof documents, variables = {}) =>
  portal.graphql(documents[name], { variables, headers: { cookie }, as: { world } });

async function sendRequest(
  world: string,
  cookie: string,
  name: keyof typeof documents,
  variables = {},
) {
  const answer = await send(world, cookie, name, variables);
  const { data } = (await answer.json()) as { data: { result: unknown } | null };
  return data?.result;
}

/** Two sessions, begun from two addresses: equal logins from one address within seconds share a session. */
const twoSessions = async (world: string) => ({
  one: await signIn(portal, { world }),
  other: await signIn(portal, { world, headers: { "x-dev-address": "203.0.113.9" } }),
});

const deposit = () => ({
  input: { methodId: "bank", amount: "20", idempotencyKey: crypto.randomUUID() },
});

describe("G15 G17 a time-out", () => {
  it("ends every session at once, closes the next sign-in, survives a restart, and ends by itself", async () => {
    const world = "break-day";
    const { one, other } = await twoSessions(world);
    expect(await sendRequest(world, other, "viewer")).not.toBeNull();
    expect(await sendRequest(world, one, "start", { length: "DAY" })).toEqual({
      __typename: "StartBreakSuccess",
    });
    expect(await sendRequest(world, one, "viewer")).toBeNull();
    expect(await sendRequest(world, other, "viewer")).toBeNull();
    await expect(signIn(portal, { world })).rejects.toThrow("OnBreak");
    await portal.stop();
    portal = await bootPortal({ state });
    await expect(signIn(portal, { world })).rejects.toThrow("OnBreak");
    await portal.world(world).set({ clockAheadMs: 86_400_000 + 60_000 });
    expect(await sendRequest(world, await signIn(portal, { world }), "viewer")).not.toBeNull();
  });

  it("G40 of the platform closes the demo accounts, until its clock has passed the end", async () => {
    const world = "break-demo";
    for (const username of ["timeout1", "excluded1"]) {
      await expect(signIn(portal, { world, username })).rejects.toThrow("OnBreak");
    }
    await portal.world(world).set({ clockAheadMs: 43 * 86_400_000 });
    // The portal learns the platform's time with a call.
    await signIn(portal, { world });
    expect(
      await sendRequest(world, await signIn(portal, { world, username: "timeout1" }), "viewer"),
    ).not.toBeNull();
    await expect(signIn(portal, { world, username: "excluded1" })).rejects.toThrow("OnBreak");
  });

  it("of one account does not concern another, nor another world", async () => {
    const world = "break-own";
    await sendRequest(world, await signIn(portal, { world }), "start", { length: "WEEK" });
    const agent = await signIn(portal, { world, username: "agent1" });
    expect(await sendRequest(world, agent, "viewer")).not.toBeNull();
    const elsewhere = await signIn(portal, { world: "break-elsewhere" });
    expect(await sendRequest("break-elsewhere", elsewhere, "viewer")).not.toBeNull();
  });

  it("of a person closes the sign-in by password to another account with the same name and birthday", async () => {
    const world = "break-person";
    const [birthday, realName] = ["1990-01-31", "Mina Park"];
    const one = await signIn(portal, { world });
    const twin = await signIn(portal, { world, username: "newbie" });
    expect(await sendRequest(world, one, "profile", { input: { birthday } })).toMatchObject({
      __typename: "UpdateProfileSuccess",
    });
    expect(
      await sendRequest(world, twin, "profile", { input: { realName, birthday } }),
    ).toMatchObject({
      __typename: "UpdateProfileSuccess",
    });
    await sendRequest(world, one, "start", { length: "HALF_YEAR" });
    const again = { world, username: "newbie", headers: { "x-dev-address": "203.0.113.9" } };
    await expect(signIn(portal, again)).rejects.toThrow("OnBreak");
    const other = await signIn(portal, { world, username: "newip1" }).catch((error) => error);
    expect(String(other)).not.toContain("OnBreak");
  });

  it("of a person ends the running sessions of its other account at once, whose person was not known before", async () => {
    const world = "break-running";
    const [birthday, realName] = ["1990-01-31", "Mina Park"];
    const twins = async () => {
      const twin = await signIn(portal, { world, username: "newbie" });
      const input = { realName: "parkmina", birthday };
      expect(await sendRequest(world, twin, "profile", { input })).toMatchObject({
        __typename: "UpdateProfileSuccess",
      });
      const headers = { "x-dev-address": "203.0.113.9" };
      const plain = await signIn(portal, { world, username: "newbie", headers });
      return [twin, plain];
    };
    const [twin = "", plain = ""] = await twins();
    const stranger = await signIn(portal, { world, username: "agent1" });
    const one = await signIn(portal, { world });
    await sendRequest(world, one, "profile", { input: { birthday, realName } });
    await sendRequest(world, one, "start", { length: "HALF_YEAR" });
    expect(await sendRequest(world, twin, "viewer")).toBeNull();
    expect(await sendRequest(world, plain, "deposit", deposit())).not.toMatchObject({
      __typename: "RequestDepositSuccess",
    });
    expect(await sendRequest(world, plain, "viewer")).toBeNull();
    expect(await sendRequest(world, stranger, "viewer")).not.toBeNull();
  });

  it("no deposit is made by requests that run while it starts, once it has started", async () => {
    const world = "break-race";
    const { one, other } = await twoSessions(world);
    const running = Array.from({ length: 10 }, () =>
      sendRequest(world, other, "deposit", deposit()),
    );
    await sendRequest(world, one, "start", { length: "DAY" });
    expect(await sendRequest(world, other, "deposit", deposit())).toMatchObject({
      __typename: "Refused",
    });
    await Promise.all(running);
  });
});

describe("G19 the browser of who is on a break", () => {
  it("gets pages without promotions and popups, and every other guest those with them", async () => {
    const world = "break-offers";
    const started = await send(world, await signIn(portal, { world }), "start", { length: "DAY" });
    const lines = started.headers.getSetCookie().map((line) => line.split(";")[0] ?? "");
    const cookie = lines.filter((line) => line.startsWith("guest=")).join("; ");
    expect(cookie).not.toBe("");
    const page = async (path: string, headers: Record<string, string>) =>
      (await portal.fetch(path, { as: { world }, headers })).text();
    for (const path of ["/", "/slot", "/inbox", "/break"]) {
      expect(await page(path, { cookie })).not.toContain('href="/promotions"');
      expect(await page(path, {})).toContain('href="/promotions"');
    }
    const promotion = /PromotionDetail/;
    expect(await page("/promotions", {})).toMatch(promotion);
    expect(await page("/promotions", { cookie })).not.toMatch(promotion);
    await portal.world(world).set({ clockAheadMs: 86_400_000 + 60_000 });
    // The portal learns the platform's time with a call.
    await signIn(portal, { world, username: "agent1" });
    expect(await page("/", { cookie })).toContain('href="/promotions"');
  });
});

describe("G26 sessions of an account", () => {
  it("are listed, and all others can be ended", async () => {
    const world = "sessions";
    const { one, other } = await twoSessions(world);
    expect(await sendRequest(world, one, "sessions")).toHaveLength(2);
    const security = await portal.fetch("/member/security", {
      headers: { cookie: one },
      as: { world },
    });
    // The platform has both sessions, too; each is one row.
    expect((await security.text()).match(/icon-monitor-smartphone/g)).toHaveLength(2);
    expect(await sendRequest(world, one, "end")).toMatchObject({ count: 1 });
    expect(await sendRequest(world, other, "viewer")).toBeNull();
    expect(await sendRequest(world, one, "sessions")).toMatchObject([{ current: true }]);
  });
});
