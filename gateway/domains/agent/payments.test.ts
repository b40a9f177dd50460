import { describe, expect, it } from "vitest";
import { aurora } from "../../../brands/aurora.ts";
import { accountPortal, pageOf } from "../../testing/account.ts";

const payment = {
  id: 1,
  payer: "agent1",
  payee: "player1",
  period: "5M",
  from: 1,
  to: 2,
  base: "480",
  rate: "0.80",
  amount: "3.84",
  status: "forced",
  paidAt: 3,
};

describe("payments of contracts", () => {
  it("A119 CA62 CA63 returns payer, payee and the change of the viewer's balance", async () => {
    const from = (more: object) => ({ ...payment, ...more });
    const { run, query } = await accountPortal(
      {
        "GET /wps/agent/salary/daily": pageOf([]),
        "GET /wps/agent/dividends": pageOf(
          [
            from({ payer: "platform", status: "PAID" }),
            from({ id: 2, payer: "Player1", payee: "below1", status: "PAID" }),
            from({ id: 3, payer: "player1", payee: "below1" }),
            from({ id: 4, status: "PENDING" }),
            from({ id: 5 }),
          ],
          { totals: { base: "1", amount: "2", received: "7.68", paid: "3.84", net: "3.84" } },
        ),
      },
      "AGENT",
    );
    const amounts = "received { amount } paid { amount } net { amount }";
    const { data, errors } = await run<{ agent: { dividends: object } }>(`{ agent {
      dividends { nodes { payer payee direction counterparty net { amount } } totals { ${amounts} } }
      salary(kind: DAILY, direction: PAID) { nodes { id } }
    } }`);
    expect(errors).toBeUndefined();
    const moved = (amount: string) => ({ amount });
    expect(data?.agent.dividends).toEqual({
      nodes: [
        ["RECEIVED", null, "player1", aurora.name, "3.84"],
        ["PAID", "Player1", "below1", "below1", "-3.84"],
        // A forced payment was debited from the operator's wallet (S33).
        ["PAID", "player1", "below1", "below1", "0.00"],
        ["RECEIVED", "agent1", "player1", "agent1", "0.00"],
        ["RECEIVED", "agent1", "player1", "agent1", "3.84"],
      ].map(([direction, payer, payee, counterparty, net]) => ({
        direction,
        payer,
        payee,
        counterparty,
        net: moved(net ?? ""),
      })),
      totals: { received: moved("7.68"), paid: moved("3.84"), net: moved("3.84") },
    });
    expect(query("/wps/agent/dividends")).not.toHaveProperty("direction");
    expect(query("/wps/agent/salary/daily").direction).toBe("PAID");
  });

  it("A123 N27 CA20 CA65 returns the earliest time of payments and rounds, and filters the rounds that counted", async () => {
    const { run, query } = await accountPortal(
      {
        "GET /wps/agent/salary/realtime": pageOf(
          [
            { ...payment, minStake: "1.5000" },
            { ...payment, id: 2 },
          ],
          { roundsSince: 7, sumsSince: 5 },
        ),
        "GET /wps/agent/dividends": pageOf([payment]),
        "GET /wps/records/games": pageOf([]),
      },
      "AGENT",
    );
    const { data, errors } = await run<{ agent: object }>(`{ agent {
      salary(kind: REAL_TIME) { sumsSince roundsSince nodes { minStake { amount } } }
      dividends { sumsSince roundsSince nodes { minStake { amount } } }
      gameRecords(filter: { minStake: "1.50" }) { nodes { id } }
    } }`);
    expect(errors).toBeUndefined();
    expect(data?.agent).toMatchObject({
      salary: {
        sumsSince: 5,
        roundsSince: 7,
        nodes: [{ minStake: { amount: "1.50" } }, { minStake: null }],
      },
      dividends: { sumsSince: null, roundsSince: null, nodes: [{ minStake: null }] },
    });
    expect(query("/wps/records/games").minStake).toBe("1.50");
  });

  it("A123 CA20 accepts a minimum bet only as a plain decimal", async () => {
    const { run, query } = await accountPortal({ "GET /wps/records/games": pageOf([]) }, "AGENT");
    const send = (minStake: string) =>
      run(`{ agent { gameRecords(filter: { minStake: "${minStake}" }) { nodes { id } } } }`);
    for (const text of ["1,5", "-1", "1e3", "abc"]) {
      expect((await send(text)).errors?.[0]?.extensions?.code, text).toBe("BAD_USER_INPUT");
    }
    expect((await send("0")).errors).toBeUndefined();
    expect(query("/wps/records/games")).not.toHaveProperty("minStake");
  });

  it("A121 CA51 CA60 CA100 returns the agent's net commission, and when it was paid", async () => {
    const flows = { deposit: "1", withdrawal: "0", stake: "500", win: "450" };
    const sums = { stake: "500", validStake: "480", win: "450", revenue: "3.8412" };
    const { run, scope } = await accountPortal(
      {
        "GET /wps/agent/overview": { ...flows, commission: "9.99", commissionGiven: "8.0001" },
        "GET /wps/agent/revenue": {
          rows: [{ gameType: "RNG", ratePercent: "0.8", ...sums, given: "3", net: "0.8412" }],
          totals: { ...sums, given: "3.0002" },
        },
        "GET /wps/agent/commission": pageOf([
          { id: 2, from: 5, to: 9, own: "1", given: "0.5", net: "0.5", status: "pending" },
          { id: 1, from: 1, to: 5, own: "3", given: "1", net: "2", status: "PAID", paidAt: 5 },
        ]),
      },
      "AGENT",
    );
    const { data, errors } = await run<{ agent: object }>(`{ agent {
      overview { commission { amount } commissionGiven { amount } commissionNet { amount } }
      revenue { rows { given { amount } net { amount } } totals { given { amount } net { amount } } }
      commissionPayments { nodes { own { amount } given { amount } net { amount } status paidAt } }
    } }`);
    expect(errors).toBeUndefined();
    // A report that reads no single rounds has no time since when it has them, which is no unreadable part.
    const missing = scope.lines.filter(({ event }) => event === "platform.missing");
    expect(missing.map(({ call }) => call)).not.toContain("CA60");
    const is = (amount: string) => ({ amount });
    expect(data?.agent).toMatchObject({
      overview: { commission: is("9.99"), commissionNet: is("1.9899") },
      revenue: {
        rows: [{ given: is("3.00"), net: is("0.8412") }],
        totals: { given: is("3.0002"), net: is("0.841") },
      },
      commissionPayments: {
        nodes: [
          { net: is("0.50"), status: "PENDING", paidAt: null },
          { own: is("3.00"), given: is("1.00"), net: is("2.00"), status: "PAID", paidAt: 5 },
        ],
      },
    });
  });
});
