import { describe, expect, it } from "vitest";
import { accountPortal } from "../../testing/account.ts";

const path = "POST /wps/agent/attention";
const thresholds = { bigWin: "100", deposit: "200.5", withdrawal: "50", inactiveDays: "14" };
const answer = {
  thresholds,
  items: [
    {
      kind: "BIG_WIN",
      count: 12,
      rows: [
        {
          id: "b1",
          account: "minafox10",
          at: 1_790_000_000_000,
          amount: "1234.5",
          game: "Lucky Five",
        },
      ],
    },
    {
      kind: "PAY_PENDING",
      count: "1",
      rows: [
        {
          id: "c1-5",
          account: "platform",
          at: 1_790_000_000_000,
          amount: "7",
          contract: "REALTIME",
          direction: "RECEIVED",
        },
      ],
    },
    {
      kind: "RATE_ABOVE_OWN",
      count: 2,
      rows: [{ id: "7-RNG", account: "agent2", gameType: "RNG", rate: "0.9", own: "0.80" }],
    },
    { kind: "UNKNOWN_KIND", count: 4, rows: [] },
  ],
};
const query = `{ agent { attention {
  thresholds { bigWin { amount currency } deposit { amount } inactiveDays }
  items { id kind count rows { account at amount { amount } contract direction game type rate ownRate } }
} } }`;
const news = "{ viewer { glance { attention { id kind count } } } }";

describe("what needs an agent's attention", () => {
  it("N8 CA167 A157 maps the platform's kinds, and the operator has the brand's name", async () => {
    const { run, scope } = await accountPortal({ [path]: answer }, "AGENT");
    const { data } = await run<{ agent: { attention: { items: { rows: object[] }[] } } }>(query);
    const { attention } = data?.agent ?? {};
    expect(attention).toMatchObject({
      thresholds: { bigWin: { amount: "100.00", currency: "USD" }, inactiveDays: 14 },
    });
    expect(attention?.items).toMatchObject([
      { id: "BIG_WIN:1790000000000", count: 12, rows: [{ game: "Lucky Five" }] },
      {
        id: "PAY_PENDING:1790000000000",
        rows: [{ account: scope.brand.name, contract: "REAL_TIME_SALARY", direction: "RECEIVED" }],
      },
      {
        id: "RATE_ABOVE_OWN:2",
        rows: [{ at: null, type: "RNG", rate: "0.9", ownRate: "0.8" }],
      },
    ]);
  });

  it("N8 H7 the inbox asks once in five minutes", async () => {
    const { run, calls, later } = await accountPortal({ [path]: answer }, "AGENT");
    const requested = () => calls.filter(({ url }) => url.includes("/attention")).length;
    const first = await run<{ viewer: { glance: { attention: object[] } } }>(news);
    expect(first.data?.viewer.glance.attention).toEqual([
      { id: "BIG_WIN:1790000000000", kind: "BIG_WIN", count: 12 },
      { id: "PAY_PENDING:1790000000000", kind: "PAY_PENDING", count: 1 },
      { id: "RATE_ABOVE_OWN:2", kind: "RATE_ABOVE_OWN", count: 2 },
    ]);
    later(299_000);
    expect((await run(news)).data).toEqual(first.data);
    expect(requested()).toBe(1);
    later(2000);
    await run(news);
    expect(requested()).toBe(2);
  });

  it.each(["MEMBER", "TRIAL"] as const)(
    "N8 P7 a %s costs no call, and is refused the list",
    async (role) => {
      const { run, calls } = await accountPortal({ [path]: answer }, role);
      expect(
        (await run<{ viewer: { glance: { attention: null } } }>(news)).data?.viewer.glance,
      ).toEqual({
        attention: null,
      });
      expect((await run(query)).errors?.length).toBe(1);
      expect(calls.filter(({ url }) => url.includes("/attention"))).toEqual([]);
    },
  );

  const setAside = `mutation ($input: SetEntryAsideInput!) { setEntryAside(input: $input) {
    __typename ... on ChangePreferencesSuccess { id } ... on InvalidInput { fields { field } } } }`;
  const entry = { kind: "BIG_WIN", entry: "b1", party: "minafox10", name: "minafox10" };
  const asideList = "{ agent { setAside { id kind account how until } } }";

  it("N22 what is done, put off until a day or never wanted is named to the platform, until it is due or brought back", async () => {
    const { run, sent, later, now } = await accountPortal({ [path]: answer }, "AGENT");
    const set = async (input: object) =>
      (await run<{ setEntryAside: object }>(setAside, { input })).data?.setEntryAside;
    await set({ ...entry, how: "DONE" });
    await set({ ...entry, entry: "b2", how: "LATER", until: "2026-05-12" });
    const operator = { kind: "PAY_PENDING", entry: "c1-5", party: "platform", name: "Aurora" };
    await set({ ...operator, how: "NEVER" });
    await run(query);
    expect(await sent(path)).toMatchObject({ never: "PAY_PENDING:platform" });
    const { hidden } = await sent(path);
    expect(String(hidden).split(",").sort()).toEqual(["BIG_WIN:b1", "BIG_WIN:b2"]);
    const { data } = await run<{ agent: { setAside: { id: string }[] } }>(asideList);
    expect(data?.agent.setAside).toHaveLength(3);

    later(2 * 86_400_000);
    expect(now()).toBeGreaterThan(Date.parse("2026-05-12T00:00:00+08:00"));
    await run(query);
    expect(await sent(path, 1)).toMatchObject({ hidden: "BIG_WIN:b1" });
    await run('mutation { bringEntryBack(id: "BIG_WIN:b1") { __typename } }');
    await run(query);
    expect(await sent(path, 2)).not.toHaveProperty("hidden");
  });

  it.each([
    ["until", { how: "LATER", until: "2026-05-10" }],
    ["until", { how: "LATER", until: "2028-05-10" }],
    ["until", { how: "LATER" }],
    ["entry", { how: "DONE", entry: "b1,b2" }],
    ["entry", { how: "DONE", entry: "x".repeat(71) }],
  ])("N22 an entry with a wrong %s (%j) is not set aside", async (field, wrong) => {
    const { run } = await accountPortal({}, "AGENT");
    const { data } = await run(setAside, { input: { ...entry, ...wrong } });
    expect(data).toMatchObject({ setEntryAside: { fields: [{ field }] } });
  });

  it("N22 where there is no room the oldest of what is done gives way", async () => {
    const { run, scope } = await accountPortal({}, "AGENT");
    const account = (await scope.session.read())?.account;
    if (!account) throw new Error("no account");
    for (let at = 0; at < 1000; at += 1) {
      const value = {
        kind: "BIG_WIN",
        entry: `e${at}`,
        account: "a",
        how: "DONE",
        until: null,
        at,
      };
      await scope.preferences.put(account, {
        kind: "aside",
        key: `BIG_WIN:e${at}`,
        value: JSON.stringify(value),
      });
    }
    await run(setAside, { input: { ...entry, how: "NEVER" } });
    const left = (await scope.preferences.list(account, ["aside"])).map(({ key }) => key);
    expect(left).toHaveLength(901);
    expect(left).toContain("BIG_WIN:@minafox10");
    expect(left).not.toContain("BIG_WIN:e99");
    expect(left).toContain("BIG_WIN:e100");
  });

  it("N22 kinds that are switched off are not listed, and with an hour the inbox has one message a day", async () => {
    const { run, later, sent } = await accountPortal({ [path]: answer }, "AGENT");
    const choose = `mutation ($input: AttentionThresholdsInput!) {
      changeAttentionThresholds(input: $input) { __typename } }`;
    const wished = { without: ["PAY_PENDING"], newDays: 2, inactiveMembers: true };
    await run(choose, { input: wished });
    const { data } = await run<{ agent: { attention: { items: { kind: string }[] } } }>(query);
    expect(data?.agent.attention.items.map(({ kind }) => kind)).toEqual([
      "BIG_WIN",
      "RATE_ABOVE_OWN",
    ]);
    expect(await sent(path)).toMatchObject({ newDays: 2, inactiveType: "MEMBER" });
    // It is 20:00 by the brand's clocks: the list of 21:00 is yesterday's.
    await run(choose, { input: { hour: 21 } });
    const day = async () => (await run<{ viewer: { glance: object } }>(news)).data?.viewer.glance;
    expect(await day()).toEqual({ attention: [{ id: "DAY:2026-05-09", kind: null, count: 15 }] });
    later(3_600_000);
    expect(await day()).toEqual({ attention: [{ id: "DAY:2026-05-10", kind: null, count: 15 }] });
  });
});
