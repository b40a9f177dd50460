import { describe, expect, it } from "vitest";
import { mostRecords } from "../../request/preferences-port.ts";
import { accountPortal } from "../../testing/account.ts";

const whole = `{ agent { preferences {
  views { id name page search } start display { density pageSize hasShortcuts }
  columns { page names } thresholds { bigWin { amount currency } deposit { amount } inactiveDays }
} } }`;
const result = `{ __typename ... on ChangePreferencesSuccess { id } ... on Refused { reason }
  ... on InvalidInput { fields { field messageKey } } }`;
const save = `mutation ($input: SaveAgentViewInput!) { saveAgentView(input: $input) ${result} }`;
const remove = `mutation ($id: ID!) { deleteAgentView(id: $id) ${result} }`;
const start = `mutation ($id: ID) { chooseAgentStart(id: $id) ${result} }`;
const display = `mutation ($input: AgentDisplayInput!) { changeAgentDisplay(input: $input) ${result} }`;
const columns = `mutation ($input: ReportColumnsInput!) { chooseReportColumns(input: $input) ${result} }`;
const thresholds = `mutation ($input: AttentionThresholdsInput!) {
  changeAttentionThresholds(input: $input) ${result} }`;

const view = {
  name: " Korean\u202e team ",
  page: "/agentHome/profit",
  search: "from=2026-11-01&line=a",
};

/** Accounts below the agent, for notes and tags. */
const below = (...accounts: string[]) => ({
  "GET /wps/agent/downline/account": (request: Request) => {
    const account = new URL(request.url).searchParams.get("account") ?? "";
    return accounts.includes(account.toLowerCase())
      ? { id: 7, account, type: "MEMBER", level: 1, balance: "0", members: 0, rates: {}, path: [] }
      : { success: false, errorCode: "transfer.not.related", message: "no" };
  },
});

async function agentPortal() {
  const portal = await accountPortal(below("player1"), "AGENT");
  const change = async (document: string, variables: object) => {
    const { data, errors } = await portal.run<Record<string, Record<string, unknown>>>(
      document,
      variables,
    );
    expect(errors).toBeUndefined();
    return Object.values(data ?? {})[0] ?? {};
  };
  const read = async () => {
    const { data } = await portal.run<{ agent: { preferences: Record<string, unknown> } }>(whole);
    return data?.agent.preferences;
  };
  return { ...portal, change, read };
}

describe("what agents have chosen and saved", () => {
  it("N7 nothing is chosen at first", async () => {
    const { read } = await agentPortal();
    expect(await read()).toEqual({
      views: [],
      start: null,
      columns: [],
      display: { density: "COMFORTABLE", pageSize: null, hasShortcuts: true },
      thresholds: { bigWin: null, deposit: null, inactiveDays: null },
    });
  });

  it("N7 a view is saved as plain text, replaced, chosen as the start and deleted with it", async () => {
    const { change, read } = await agentPortal();
    const { id } = await change(save, { input: view });
    expect(await read()).toMatchObject({ views: [{ ...view, id, name: "Korean team" }] });
    const again = { ...view, id, name: "<b>Team</b>" };
    expect(await change(save, { input: again })).toMatchObject({ id });
    await change(start, { id });
    expect(await read()).toMatchObject({ views: [{ id, name: "<b>Team</b>" }], start: id });
    await change(remove, { id });
    expect(await read()).toMatchObject({ views: [], start: null });
    expect(await change(remove, { id })).toMatchObject({ reason: "STATE_CHANGED" });
    expect(await change(start, { id })).toMatchObject({ reason: "STATE_CHANGED" });
    expect(await change(save, { input: again })).toMatchObject({ reason: "STATE_CHANGED" });
  });

  it("N23 a view keeps the words of its days", async () => {
    const { change, read } = await agentPortal();
    const search = "range=last-month&line=a";
    const page = "/agentHome/income/statement";
    const { id } = await change(save, { input: { ...view, page, search } });
    expect(await read()).toMatchObject({ views: [{ id, page, search }] });
  });

  it.each([
    ["name", { name: " " }],
    ["name", { name: "x".repeat(41) }],
    ["page", { page: "//evil.test/agentHome/profit" }],
    ["page", { page: "/agentHome/../member" }],
    ["page", { page: "/member/deposit" }],
    ["page", { page: "/agentHome/profits" }],
    ["page", { page: "/agentHome/revenue/by/moon" }],
    ["page", { page: "/agentHome/files" }],
    ["search", { search: "x".repeat(4501) }],
    ["search", { search: `search=${"가".repeat(500)}` }],
  ])("N7 a view with a wrong %s is refused", async (field, wrong) => {
    const { change, read } = await agentPortal();
    expect(await change(save, { input: { ...view, ...wrong } })).toMatchObject({
      fields: [{ field }],
    });
    expect(await read()).toMatchObject({ views: [] });
  });

  it("N7 a filter of 450 Korean letters is stored, in parameters and without", async () => {
    const { change, read } = await agentPortal();
    const letters = "가".repeat(450);
    await change(save, { input: { ...view, search: `search=${letters}` } });
    const stored = (await read()) as { views: { search: string }[] };
    expect(new URLSearchParams(stored.views[0]?.search).get("search")).toBe(letters);
    expect(await change(save, { input: { ...view, search: letters } })).toHaveProperty("id");
  });

  it("N9 a template of more rates than fit is refused, and is no unexpected error", async () => {
    const { change } = await agentPortal();
    const rates = Array.from({ length: 300 }, (_, at) => ({ type: `TYPE_${at}`, rate: "1" }));
    const template = `mutation ($input: RateTemplateInput!) { saveRateTemplate(input: $input) ${result} }`;
    expect(await change(template, { input: { name: "Many", rates } })).toMatchObject({
      fields: [{ field: "rates" }],
    });
  });

  it("N7 views are bounded in number", async () => {
    const { change } = await agentPortal();
    for (let n = 0; n < mostRecords.view; n += 1) {
      expect(await change(save, { input: { ...view, name: `View ${n}` } })).toHaveProperty("id");
    }
    expect(await change(save, { input: view })).toMatchObject({ reason: "TOO_MANY_SAVED" });
  });

  it("N7 density, rows per page, keys and columns are kept", async () => {
    const { change, read } = await agentPortal();
    const input = { density: "COMPACT", pageSize: 100, hasShortcuts: false };
    await change(display, { input });
    const chosen = { page: "/agentHome/profit", names: ["a.stake", "a.payout", "a.stake"] };
    await change(columns, { input: chosen });
    const names = ["a.stake", "a.payout"];
    expect(await read()).toMatchObject({ display: input, columns: [{ ...chosen, names }] });
    await change(columns, { input: { ...chosen, names: [] } });
    expect(await read()).toMatchObject({ columns: [] });
    expect(await change(display, { input: { ...input, pageSize: 7 } })).toMatchObject({
      fields: [{ field: "pageSize" }],
    });
    expect(await change(columns, { input: { ...chosen, names: ["<b>"] } })).toMatchObject({
      fields: [{ field: "names" }],
    });
  });

  it("N7 N8 own thresholds go to the platform, and what is blank is the platform's", async () => {
    const portal = await accountPortal(
      { "POST /wps/agent/attention": { thresholds: null, items: [] } },
      "AGENT",
    );
    const input = { bigWin: "250.5", deposit: "", inactiveDays: 30 };
    expect((await portal.run(thresholds, { input })).data).toMatchObject({
      changeAttentionThresholds: { __typename: "ChangePreferencesSuccess" },
    });
    expect((await portal.run(whole)).data).toMatchObject({
      agent: {
        preferences: {
          thresholds: {
            bigWin: { amount: "250.50", currency: "USD" },
            deposit: null,
            inactiveDays: 30,
          },
        },
      },
    });
    await portal.run("{ agent { attention { items { id } } } }");
    expect(await portal.sent("POST /wps/agent/attention")).toEqual({
      bigWin: "250.50",
      inactiveDays: 30,
    });
    for (const [field, wrong] of [
      ["bigWin", { bigWin: "-5" }],
      ["inactiveDays", { inactiveDays: 0 }],
      ["inactiveDays", { inactiveDays: 91 }],
      ["newDays", { newDays: 7 }],
      ["hour", { hour: 24 }],
    ] as const) {
      expect((await portal.run(thresholds, { input: wrong })).data).toMatchObject({
        changeAttentionThresholds: { fields: [{ field }] },
      });
    }
  });

  it("N9 a note about an account is plain text, replaced, and removed by a blank one", async () => {
    const { change, run } = await agentPortal();
    const note = `mutation ($input: AccountNoteInput!) { saveAccountNote(input: $input) ${result} }`;
    const read = async (account: string) =>
      (await run(`{ agent { accountNote(account: "${account}") } }`)).data;
    expect(await read("player1")).toEqual({ agent: { accountNote: null } });
    await change(note, { input: { account: "Player1", text: " Calls on <Mondays>\u0000 " } });
    expect(await read("player1")).toEqual({ agent: { accountNote: "Calls on <Mondays>" } });
    expect(await read("player2")).toEqual({ agent: { accountNote: null } });
    const stranger = { account: "player2", text: "Not in my line" };
    expect(await change(note, { input: stranger })).toMatchObject({ reason: "NOT_FOUND" });
    expect(await read("player2")).toEqual({ agent: { accountNote: null } });
    const long = { account: "player1", text: "x".repeat(501) };
    expect(await change(note, { input: long })).toMatchObject({ fields: [{ field: "note" }] });
    await change(note, { input: { account: "player1", text: " " } });
    expect(await read("player1")).toEqual({ agent: { accountNote: null } });
  });

  it("N21 accounts below are tagged, others are not, and tags are bounded", async () => {
    const { change, run } = await agentPortal();
    const tag = `mutation ($input: AccountTagsInput!) { saveAccountTags(input: $input) ${result} }`;
    const save = (account: string, ...tags: string[]) => change(tag, { input: { account, tags } });
    const tags = async () => (await run("{ agent { accountTags { name accounts } } }")).data;
    await save("Player1", " VIP\u202e ", "calls", "VIP");
    expect(await tags()).toEqual({
      agent: {
        accountTags: [
          { name: "calls", accounts: 1 },
          { name: "VIP", accounts: 1 },
        ],
      },
    });
    expect(await save("player2", "VIP")).toMatchObject({ reason: "NOT_FOUND" });
    expect(await save("player1", "x".repeat(25))).toMatchObject({ fields: [{ field: "tags" }] });
    const nine = Array.from({ length: 9 }, (_, at) => `t${at}`);
    expect(await save("player1", ...nine)).toMatchObject({ fields: [{ field: "tags" }] });
    await save("player1");
    expect(await tags()).toEqual({ agent: { accountTags: [] } });
  });

  it("N21 E12 tags that could not be read are no empty list, and their accounts stay", async () => {
    const { run, scope } = await agentPortal();
    const read = `{ agent { downlineAccount(account: "player1") { member { account tags } } } }`;
    const member = async () =>
      (await run<{ agent: { downlineAccount: { member: object } } }>(read)).data?.agent
        .downlineAccount.member;
    expect(await member()).toEqual({ account: "player1", tags: [] });
    scope.preferences.list = () => Promise.reject(new Error("no"));
    expect(await member()).toEqual({ account: "player1", tags: null });
  });

  it("N21 an agent has forty different tags at most", async () => {
    const { change, scope } = await agentPortal();
    const account = (await scope.session.read())?.account;
    if (!account) throw new Error("no account");
    for (let at = 0; at < 40; at += 1) {
      await scope.preferences.put(account, { kind: "tags", key: `a${at}`, value: `["t${at}"]` });
    }
    const tag = `mutation ($input: AccountTagsInput!) { saveAccountTags(input: $input) ${result} }`;
    const save = (name: string) => change(tag, { input: { account: "player1", tags: [name] } });
    expect(await save("one more")).toMatchObject({ reason: "TOO_MANY_SAVED" });
    expect(await save("t7")).toMatchObject({ id: "player1" });
  });

  it("N9 a template of rates is saved and deleted; wrong rates and none are refused", async () => {
    const { change, run } = await agentPortal();
    const template = `mutation ($input: RateTemplateInput!) { saveRateTemplate(input: $input) ${result} }`;
    const read = async () =>
      (await run("{ agent { preferences { rateTemplates { id name rates { type rate } } } } }"))
        .data;
    const rates = [
      { type: "RNG", rate: "0.5" },
      { type: "LIVE", rate: "0.3" },
    ];
    const { id } = await change(template, { input: { name: "New agents", rates } });
    expect(await read()).toEqual({
      agent: { preferences: { rateTemplates: [{ id, name: "New agents", rates }] } },
    });
    for (const [field, wrong] of [
      ["name", { name: "", rates }],
      ["rates", { name: "A", rates: [] }],
      ["rates", { name: "A", rates: [{ type: "RNG", rate: "101" }] }],
      ["rates", { name: "A", rates: [rates[0], rates[0]] }],
    ] as const) {
      expect(await change(template, { input: wrong })).toMatchObject({ fields: [{ field }] });
    }
    await change(`mutation ($id: ID!) { deleteRateTemplate(id: $id) ${result} }`, { id });
    expect(await read()).toEqual({ agent: { preferences: { rateTemplates: [] } } });
  });

  it("N7 a value that does not fit counts as none", async () => {
    const { scope, read } = await agentPortal();
    const account = (await scope.session.read())?.account;
    if (!account) throw new Error("no account");
    await scope.preferences.put(account, { kind: "setting", key: "display", value: "{" });
    await scope.preferences.put(account, { kind: "view", key: "v", value: '{"name":7}' });
    expect(await read()).toMatchObject({ views: [], display: { density: "COMFORTABLE" } });
  });

  it.each(["MEMBER", "TRIAL"] as const)("N7 P7 a %s saves nothing", async (role) => {
    const { run, scope } = await accountPortal({}, role);
    const { data, errors } = await run(save, { input: view });
    expect(JSON.stringify({ data, errors })).toMatch(/AGENT_ONLY|REAL_ACCOUNT_REQUIRED/);
    const account = (await scope.session.read())?.account;
    expect(account && (await scope.preferences.list(account, ["view"]))).toEqual([]);
  });
});
