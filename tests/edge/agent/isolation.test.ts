/**
 * What an agent has noted, set aside and saved does not exist for anybody else (N7, N9, N21–N24): the answer is that to
 * something that does not exist. Keys, hooks and files: report-api, postbacks and agent-files.
 */
import { expect, it } from "vitest";
import { signIn } from "../../support/sign-in.mjs";
import { sharedPortal } from "../support/shared-portal.ts";

const portal = await sharedPortal();
const world = "agent-isolation";
const cookieOf = (username: string) => signIn(portal, { world, username });

const changed = "{ __typename ... on ChangePreferencesSuccess { id } ... on Refused { reason } }";
const viewOf = (id: string | null) => ({
  id,
  name: "Own",
  page: "/agentHome/profit",
  search: "",
});
const aside = (entry: string) => ({ kind: "BIG_WIN", entry, party: "1", name: "x", how: "DONE" });
const schedule = {
  name: "Own",
  report: "PROFIT",
  format: "CSV",
  filters: "range=last-month",
  every: "MONTHLY",
  hour: 6,
};

const mutations = {
  tag: `($input: AccountTagsInput!) { done: saveAccountTags(input: $input) ${changed} }`,
  note: `($input: AccountNoteInput!) { done: saveAccountNote(input: $input) ${changed} }`,
  view: `($input: SaveAgentViewInput!) { done: saveAgentView(input: $input) ${changed} }`,
  deleteView: `($id: ID!) { done: deleteAgentView(id: $id) ${changed} }`,
  start: `($id: ID) { done: chooseAgentStart(id: $id) ${changed} }`,
  template: `($input: RateTemplateInput!) { done: saveRateTemplate(input: $input) ${changed} }`,
  deleteTemplate: `($id: ID!) { done: deleteRateTemplate(id: $id) ${changed} }`,
  setAside: `($input: SetEntryAsideInput!) { done: setEntryAside(input: $input) ${changed} }`,
  bringBack: `($id: ID!) { done: bringEntryBack(id: $id) ${changed} }`,
  schedule: `($input: ScheduleAgentFileInput!) { done: scheduleAgentFile(input: $input) {
    __typename ... on ChangeAgentFileSuccess { id } } }`,
  endSchedule: `($id: ID!) { done: endAgentFileSchedule(id: $id) {
    __typename ... on Refused { reason } } }`,
} as const;

const marks = `query ($account: String!) { agent {
  accountNote(account: $account) accountTags { name accounts }
  preferences { views { id } start rateTemplates { id } }
  setAside { id } files { schedules { id } }
} }`;
const parts = `query ($filter: RevenueFilter) { agent {
  commissionParts(filter: $filter) { nodes { account } own { rate } totals { net { amount } } }
} }`;
const line = `query ($filter: TeamFilter) { agent {
  teamFigures(filter: $filter) { nodes { account tags note } }
} }`;

/** An answer without what each has of its own. */
async function send(cookie: string, query: string, variables: object): Promise<unknown> {
  const answer = await portal.graphql(query, { variables, headers: { cookie }, as: { world } });
  const { data, errors } = (await answer.json()) as {
    data: unknown;
    errors?: { extensions: { code: string } }[];
  };
  return { data, codes: errors?.map(({ extensions }) => extensions.code) ?? [] };
}
const change = (cookie: string, name: keyof typeof mutations, variables: object) =>
  send(cookie, `mutation ${mutations[name]}`, variables);

interface Done {
  data: { done: { id?: string } };
}

it("N7 N9 N21 N22 N24 P7 what an agent has is nothing for sibling, downline, upline, member and guest", async () => {
  const owner = await cookieOf("agent2");
  const made = async (name: keyof typeof mutations, input: object) => {
    const { data } = (await change(owner, name, { input })) as Done;
    expect(data.done.id, name).toBeTruthy();
    return data.done.id ?? "";
  };
  await made("tag", { account: "agent3", tags: ["Own"] });
  await made("note", { account: "agent3", text: "Own" });
  const view = await made("view", viewOf(null));
  const template = await made("template", { name: "Own", rates: [{ type: "RNG", rate: "0.1" }] });
  const entry = await made("setAside", aside("7"));
  const ended = ((await change(owner, "schedule", { input: schedule })) as Done).data.done.id ?? "";
  await change(owner, "start", { id: view });
  const before = await send(owner, marks, { account: "agent3" });
  expect(JSON.stringify(before)).toContain(ended);

  /** Each change of something with an id, and one with an id that nothing has. */
  const tries: [keyof typeof mutations, string, (id: string) => object][] = [
    ["view", view, (id) => ({ input: viewOf(id) })],
    ["deleteView", view, (id) => ({ id })],
    ["start", view, (id) => ({ id })],
    ["deleteTemplate", template, (id) => ({ id })],
    ["bringBack", entry, (id) => ({ id })],
    ["endSchedule", ended, (id) => ({ id })],
  ];
  const nothing = await send(await cookieOf("agent6"), marks, { account: "nobody9" });
  for (const username of ["agent6", "agent3", "agent1", "player1", ""]) {
    const cookie = username ? await cookieOf(username) : "";
    for (const [name, id, variables] of tries) {
      const unknown = await change(cookie, name, variables(crypto.randomUUID()));
      expect(await change(cookie, name, variables(id)), `${username} ${name}`).toEqual(unknown);
      expect(JSON.stringify(unknown), `${username} ${name}`).not.toMatch(/Success/);
    }
    const seen = await send(cookie, marks, { account: "agent3" });
    if (username.startsWith("agent")) expect(seen, username).toEqual(nothing);
    else expect(seen, username).toMatchObject({ data: { agent: null } });
    const tagged = await send(cookie, line, { filter: { tag: "Own" } });
    expect(tagged, username).toEqual(await send(cookie, line, { filter: { tag: "None" } }));
    expect(JSON.stringify(await send(cookie, line, {})), username).not.toContain('"Own"');
  }
  expect(await send(owner, marks, { account: "agent3" })).toEqual(before);
});

it("N9 N17 N18 N21 P7 CA176 an account that is not below is marked by nobody, and its commission is nobody's", async () => {
  const strangers = { agent6: "agent3", agent3: "agent2", player1: "agent3", "": "agent3" };
  for (const [username, stranger] of Object.entries(strangers)) {
    const cookie = username ? await cookieOf(username) : "";
    const both = async (of: (account: string) => Promise<unknown>) => {
      const unknown = await of("nobody9");
      expect(await of(stranger), username).toEqual(unknown);
      return JSON.stringify(unknown);
    };
    const inputs = [
      await both((account) => change(cookie, "tag", { input: { account, tags: ["Own"] } })),
      await both((account) => change(cookie, "note", { input: { account, text: "Own" } })),
    ];
    expect(inputs.join(), username).not.toMatch(/Success/);
    for (const name of ["account", "line"]) {
      await both((account) => send(cookie, parts, { filter: { [name]: account } }));
    }
  }
});

it("N21 tags stand with contracts and payments, on the page and in its file", async () => {
  const cookie = await cookieOf("agent1");
  const input = { account: "agent2", tags: ["Calls on Mondays"] };
  await change(cookie, "tag", { input });
  const read = async (path: string) => {
    const answer = await portal.fetch(`/agentHome/${path}`, { headers: { cookie }, as: { world } });
    expect(answer.status, path).toBe(200);
    return answer.text();
  };
  for (const page of ["contracts", "contracts/all", "salary/daily"]) {
    expect(await read(`${page}?range=last-month&stream=off`), page).toContain("Calls on Mondays");
  }
  const [names = "", ...rows] = (await read("salary/daily.csv?range=last-month"))
    .trim()
    .split("\r\n");
  const place = names.split(",").indexOf("Tags");
  expect(place).toBeGreaterThan(0);
  const tags = rows.map((row) => row.split(",")[place]);
  expect(tags.filter(Boolean)).toContain("Calls on Mondays");
});
