/** What is exported and deleted of an agent when his account is erased: not only what the account's object has (G36). */
import { expect, it } from "vitest";
import { agentFiles } from "../../support/agent-files.ts";
import { reportKeys } from "../../support/report-keys.ts";
import { signIn } from "../../support/sign-in.mjs";
import { sharedPortal } from "../support/shared-portal.ts";

const portal = await sharedPortal();
const world = "erased-agent";
const operator = { "x-operator-key": "operator-of-development" };
const keys = reportKeys(portal, world);
const files = agentFiles(portal, world);

const schedule = `mutation { scheduleAgentFile(input: { name: "Morning", report: PROFIT, format: CSV, filters: "",
  every: DAILY, hour: 6 }) { __typename } }`;
const hook = `mutation { createReportHook(input: { url: "https://hooks.agency.com/" }) { __typename } }`;
const tags = `mutation { saveAccountTags(input: { account: "player1", tags: ["Call"] }) { __typename } }`;
const note = `mutation { saveAccountNote(input: { account: "player1", text: "Calls back" }) { __typename } }`;
const aside = `mutation { setEntryAside(input: { kind: CONTRACT_ENDED, entry: "1", party: "player1", name: "player1", how: DONE }) {
  __typename } }`;

interface Agent {
  saved: { kind: string; value: unknown }[];
  files: { state: string }[];
  schedules: { name: string }[];
  keys: { name: string }[];
  hooks: { url: string }[];
}
async function fileAt(path: string, headers: Record<string, string>) {
  const answer = await portal.fetch(path, { as: { world }, headers });
  const text = await answer.text();
  return { text, agent: (JSON.parse(text) as { agent: Agent | null }).agent };
}

it("G36 N21 N22 N24 N25 an agent's records, files, schedules, keys and hooks are exported and erased with the account", async () => {
  const cookie = await signIn(portal, { world, username: "agent1" });
  const { key } = await keys.create(cookie);
  for (const change of [schedule, hook, tags, note, aside]) {
    expect(JSON.stringify(await files.send(cookie, change)), change).toContain("Success");
  }
  await files.ready(cookie, await files.begin(cookie, "PROFIT"));
  expect((await keys.read("team", key)).status).toBe(200);

  const own = await fileAt("/member/account-data.json", { cookie });
  expect(own.agent).toMatchObject({
    files: [{ state: "DONE" }],
    schedules: [{ name: "Morning" }],
    keys: [{ name: "Bookkeeping" }],
    hooks: [{ url: "https://hooks.agency.com/" }],
  });
  expect(own.agent?.saved.map(({ kind }) => kind).toSorted()).toEqual(["aside", "note", "tags"]);
  // Nothing with which somebody could read.
  expect(own.text).not.toContain(key);
  expect(JSON.stringify(own.agent)).not.toMatch(/sealed|hash|secret/);

  await portal.world(world).forgetCalls();
  const erased = await portal.fetch("/operator/audit", {
    as: { world },
    method: "POST",
    redirect: "manual",
    headers: { ...operator, accept: "text/html", origin: portal.origin },
    body: new URLSearchParams({ action: "erase", account: "agent1", again: "agent1" }),
  });
  expect(erased.status).toBe(303);
  expect((await keys.read("team", key)).status).toBe(401);
  // The key's, the hook's and the schedule's token end at the platform.
  const ended = (await portal.world(world).calls()).filter(({ id }) => id === "C3");
  expect(ended.filter(({ hasToken }) => hasToken).length).toBeGreaterThanOrEqual(3);
  const again = await signIn(portal, { world, username: "agent1" });
  expect((await fileAt("/member/account-data.json", { cookie: again })).agent).toEqual({
    saved: [],
    files: [],
    schedules: [],
    keys: [],
    hooks: [],
  });
});
