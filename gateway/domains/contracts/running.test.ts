import { describe, expect, it } from "vitest";
import { aurora } from "../../../brands/aurora.ts";
import { accountPortal } from "../../testing/account.ts";

const terms = {
  rate: "0.4",
  amount: "0",
  activeCount: 3,
  periodConsumption: "100",
  periodLoss: "0",
  minBetPeriod: 2,
  period: "W",
  endTime: null,
};
const row = {
  requestId: "c1",
  kind: "DAILY",
  from: "platform",
  to: "player1",
  terms,
  periodFrom: 1_780_000_000_000,
  periodTo: 1_780_600_000_000,
  activeCount: 3,
  periodConsumption: "99.9999",
  periodLoss: "-5",
  betDays: 1,
  base: "99.9999",
  amount: "0",
};
const change = {
  id: 7,
  requestId: "c1",
  kind: "DAILY",
  action: "REPLACED",
  by: "player1",
  at: 1_780_000_000_000,
  from: "platform",
  to: "player1",
  before: terms,
  after: { ...terms, rate: "0.2" },
};

async function read(running: unknown, changes: unknown, brand = aurora) {
  const portal = await accountPortal(
    { "GET /wps/contracts/running": running, "GET /wps/contracts/changes": changes },
    "AGENT",
    { brand },
  );
  return portal.run<{ contracts: Record<string, unknown> }>(`{ contracts {
    running { id kind from to periodTo base { amount } amount { amount }
      conditions { name met count leastCount least { amount } reached { amount } } }
    changes { action by from to before { ... on PeriodTerms { rate } } after { ... on PeriodTerms { rate } } }
  } }`);
}

describe("running contracts and their changes", () => {
  it("N11 CA165 CA166 each condition of the terms says how far it has come, to the last unit", async () => {
    const { data } = await read([row], [change]);
    const none = { count: null, leastCount: null, least: null, reached: null };
    expect(data?.contracts.running).toMatchObject([
      {
        id: "c1",
        kind: "DAILY_SALARY",
        from: aurora.name,
        to: "player1",
        base: { amount: "99.9999" },
        amount: { amount: "0.00" },
        conditions: [
          { ...none, name: "ACTIVE_PLAYERS", met: true, count: 3, leastCount: 3 },
          {
            ...none,
            name: "BETS",
            met: false,
            least: { amount: "100.00" },
            reached: { amount: "99.9999" },
          },
          { ...none, name: "BET_DAYS", met: false, count: 1, leastCount: 2 },
        ],
      },
    ]);
    expect(data?.contracts.changes).toEqual([
      {
        action: "REPLACED",
        by: "player1",
        from: aurora.name,
        to: "player1",
        before: { rate: "0.4" },
        after: { rate: "0.2" },
      },
    ]);
  });

  it.each(["amount", "base", "activeCount", "periodLoss"])(
    "N11 CA165 a contract of which %s can't be read is left out",
    async (name) => {
      const { data, errors } = await read([row, { ...row, [name]: "much" }], []);
      expect(data?.contracts).toMatchObject({ running: [{ id: "c1" }], changes: [] });
      expect(errors).toBeUndefined();
    },
  );

  it("N11 A56 a brand without the calls has neither, and no error", async () => {
    const calls = { CA165: { enabled: false }, CA166: { enabled: false } };
    const { data, errors } = await read([row], [change], { ...aurora, calls });
    expect([data?.contracts, errors]).toEqual([{ running: null, changes: null }, undefined]);
  });
});
