import { describe, expect, it } from "vitest";
import { accountPortal } from "../../testing/account.ts";

const path = "GET /wps/agent/attention";
const thresholds = { bigWin: "100", deposit: "200.5", withdrawal: "50", inactiveDays: "14" };
const answer = {
  thresholds,
  items: [
    {
      kind: "BIG_WIN",
      count: 12,
      rows: [{ account: "minafox10", at: 1_790_000_000_000, amount: "1234.5", game: "Lucky Five" }],
    },
    {
      kind: "PAY_PENDING",
      count: "1",
      rows: [
        {
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
      rows: [{ account: "agent2", gameType: "RNG", rate: "0.9", own: "0.80" }],
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
});
