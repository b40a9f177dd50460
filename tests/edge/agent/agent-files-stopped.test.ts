/** What stops an agent's background file, through the whole portal (N12, decision 0053). */
import { beforeEach, expect, it } from "vitest";
import { type AgentFiles, agentFiles } from "../../support/agent-files.ts";
import { signIn } from "../../support/sign-in.mjs";
import type { World } from "../../support/world.ts";
import { sharedPortal } from "../support/shared-portal.ts";

const portal = await sharedPortal();
let world: World;
let files: AgentFiles;
let count = 0;
beforeEach(() => {
  count += 1;
  const name = `agent-files-stopped-${count}`;
  world = portal.world(name);
  files = agentFiles(portal, name);
});

const cookieOf = (headers = {}) =>
  signIn(portal, { world: world.name, username: "agent1", headers });
const pageOf = async (cookie: string) => {
  const as = { world: world.name };
  return (await portal.fetch("/agentHome/files", { headers: { cookie }, as })).text();
};
/** The next such call takes so long that something happens meanwhile. */
const slow = (id: string) =>
  world.fault({ match: { id }, fault: { kind: "slow", ms: 3000, times: 1 } });
const seen = async (id: string) => (await world.calls()).filter((call) => call.id === id).length;

it("N12 a logout stops what is being made", async () => {
  const cookie = await cookieOf();
  await slow("CA20");
  const id = await files.begin(cookie, "RECORDS");
  await files.send(cookie, "mutation { logout { __typename } }");
  const again = await cookieOf();
  expect((await files.fileOf(again, id))?.state).toBe("STOPPED");
  expect(await pageOf(again)).toContain("Stopped, start again");
});

const change = `mutation ($input: ChangePasswordInput!) {
  changePassword(input: $input) { __typename }
}`;

/** Returns the cookie of the new session. */
async function changePassword(cookie: string): Promise<string> {
  const agent = (await world.accounts()).find(({ account }) => account === "agent1");
  const passwords = { newPassword: "Another#2026", confirmPassword: "Another#2026" };
  const answer = await portal.graphql(change, {
    variables: { input: { oldPassword: agent?.password, ...passwords } },
    headers: { cookie },
    as: { world: world.name },
  });
  expect(await answer.text()).toContain("ChangePasswordSuccess");
  const line = answer.headers.getSetCookie().find((each) => each.startsWith("sid="));
  return line?.split(";")[0] ?? "";
}

it("N12 a new password in the same session stops it at once", async () => {
  const cookie = await cookieOf();
  await slow("CA20");
  const id = await files.begin(cookie, "RECORDS");
  const renewed = await changePassword(cookie);
  expect((await files.fileOf(renewed, id))?.state).toBe("STOPPED");
});

it("N12 a new password in another session stops it at once", async () => {
  const desk = await cookieOf();
  const phone = await cookieOf({ "x-dev-address": "203.0.113.9" });
  expect(phone).not.toBe(desk);
  await slow("CA20");
  const id = await files.begin(desk, "RECORDS");
  const renewed = await changePassword(phone);
  expect((await files.fileOf(renewed, id))?.state).toBe("STOPPED");
});

it("N12 G26 ending the session from elsewhere stops it at once, and nothing more is read", async () => {
  const desk = await cookieOf();
  const phone = await cookieOf({ "x-dev-address": "203.0.113.9" });
  await slow("CA20");
  const id = await files.begin(desk, "RECORDS");
  await files.send(phone, "mutation { endOtherSessions { __typename } }");
  expect((await files.fileOf(phone, id))?.state).toBe("STOPPED");
  await world.forgetCalls();
  await new Promise((resolve) => setTimeout(resolve, 4000));
  expect(await seen("CA20")).toBe(0);
});

it("N12 G17 a break stops it at once", async () => {
  const desk = await cookieOf();
  await slow("CA20");
  const id = await files.begin(desk, "RECORDS");
  const phone = await cookieOf({ "x-dev-address": "203.0.113.9" });
  await files.send(
    phone,
    "mutation { startBreak(input: { length: DAY, confirmed: true }) { __typename } }",
  );
  await world.forgetCalls();
  await new Promise((resolve) => setTimeout(resolve, 4000));
  expect(await seen("CA20")).toBe(0);
  expect(id).not.toBe("");
});

it("N12 a token that the platform refuses stops it, and it can be started again", async () => {
  const cookie = await cookieOf();
  await world.fault({ match: { id: "CA20" }, fault: { kind: "status", status: 401, times: 1 } });
  const id = await files.begin(cookie, "RECORDS");
  await files.reached(cookie, id, "STOPPED");
  expect(await pageOf(cookie)).toContain("Stopped, start again");
  await files.send(cookie, `mutation { restartAgentFile(id: "${id}") { __typename } }`);
  await files.ready(cookie, id);
});

it("N12 an account that is no agent any more gets no rows", async () => {
  const cookie = await cookieOf();
  await world.set({ memberPatch: { account: "agent1", type: 0 } });
  await world.forgetCalls();
  // Within the minute in which the session does not ask for the role again.
  const id = await files.begin(cookie, "RECORDS");
  await expect.poll(() => seen("C6"), { timeout: 20_000 }).toBeGreaterThan(0);
  await world.set({ memberPatch: { account: "agent1", type: 1 } });
  await files.reached(await cookieOf(), id, "STOPPED");
  expect(await seen("CA20")).toBe(0);
  expect(await pageOf(await cookieOf())).toContain("Stopped, start again");
});
