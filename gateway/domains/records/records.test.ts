import { describe, expect, it } from "vitest";
import { aurora } from "../../../brands/aurora.ts";
import { accountPortal, demoKey, pageOf } from "../../testing/account.ts";
import { refusal } from "../../testing/platform.ts";

const round = {
  id: "b1",
  account: "player1",
  gameName: "Gates",
  vassalage: "PP",
  vendorName: "Pragmatic",
  gameType: "RNG",
  stake: "1.0000",
  validStake: "1.0000",
  win: "0",
  at: 1000,
  status: "settled",
};
const transaction = {
  id: "t1",
  account: "player1",
  kind: "BET",
  amount: "-1.0000",
  balanceAfter: "99",
  at: 1000,
  remark: "Gates <script>alert(1)</script>",
};
const sums = {
  deposit: "0",
  withdrawal: "0",
  stake: "1",
  win: "0",
  bonus: "0",
  rebate: "0.0080",
  profit: "-0.9920",
};
const reward = { id: "r1", name: "Draw", kind: "RAFFLE", amount: "5", status: "claim" };
const switches = (enabled: string) => ({
  modId: "ROOT",
  enabled: "1",
  childrenNodes: [{ modId: "MANPLAYREB3", enabled }],
});

const table = {
  "GET /wps/records/games": pageOf([round], {
    totals: { stake: "100", validStake: "90", win: "80" },
  }),
  "GET /wps/records/transactions": pageOf([transaction]),
  "GET /wps/records/profit": {
    days: [
      { day: "2026-05-09", ...sums },
      { day: "2026-05-10", ...sums },
    ],
    totals: sums,
  },
  "GET /wps/bonus": pageOf([
    { id: 1, name: "Hello", amount: "5", rollover: "50", progress: "20", status: "whatever" },
  ]),
  "GET /wps/rewards": [reward],
  "GET /wps/referral": {
    code: "AB/1",
    link: "https://elsewhere.example/x",
    invited: 2,
    active: 1,
    earned: "3",
    rows: [{ account: "friend77", joinedAt: 1, deposited: "10", earned: "3" }],
  },
  "GET /wps/system/whitelabel": switches("1"),
  "GET /wps/rebate": {
    rows: [{ gameType: "RNG", validStake: "90", ratePercent: "0.80", amount: "0.72" }],
    total: "0.72",
    claimableAt: null,
  },
};

const everything = `{ records {
  games { nodes { id vendor { code name } type stake { amount currency } status } totals { validStake { amount } } }
  transactions { nodes { kind amount { amount } balanceAfter { amount } remark } }
  profit { days { day totals { profit { amount } } } totals { rebate { amount } } }
  bonuses { nodes { id status progress { amount } } }
  rewards { id kind status }
  referral { code link invited friends { account deposited { amount } } }
  rebate { rows { type ratePercent amount { amount } } total { amount } claimableAt }
} }`;

describe("records", () => {
  it("CA20 CA21 CA22 CA23 CA24 CA25 CA29 A60 A96 returns all records in one query", async () => {
    const { run } = await accountPortal(table);
    const { data, errors } = await run<{ records: object }>(everything);
    expect(errors).toBeUndefined();
    expect(data?.records).toEqual({
      games: {
        nodes: [
          {
            id: "b1",
            vendor: { code: "PP", name: "Pragmatic" },
            type: "RNG",
            stake: { amount: "1.00", currency: "USD" },
            status: "SETTLED",
          },
        ],
        totals: { validStake: { amount: "90.00" } },
      },
      transactions: {
        nodes: [
          {
            kind: "BET",
            amount: { amount: "-1.00" },
            balanceAfter: { amount: "99.00" },
            remark: "Gates alert(1)",
          },
        ],
      },
      profit: {
        days: [
          { day: "2026-05-10", totals: { profit: { amount: "-0.992" } } },
          { day: "2026-05-09", totals: { profit: { amount: "-0.992" } } },
        ],
        totals: { rebate: { amount: "0.008" } },
      },
      bonuses: { nodes: [{ id: "1", status: "CLOSE", progress: { amount: "20.00" } }] },
      rewards: [{ id: "r1", kind: "RAFFLE", status: "CLAIM" }],
      referral: {
        code: "AB/1",
        link: "https://portal.test/register?referralCode=AB%2F1",
        invited: 2,
        friends: [{ account: "fr****7", deposited: { amount: "10.00" } }],
      },
      rebate: {
        rows: [{ type: "RNG", ratePercent: "0.8", amount: { amount: "0.72" } }],
        total: { amount: "0.72" },
        claimableAt: null,
      },
    });
  });

  it("CA20 CA21 sends filters and paging, and drops an invalid row without moving the others", async () => {
    const rows = [round, { ...round, id: "bad", stake: "much" }, { ...round, id: "b3" }];
    const answer = { content: rows, pageNum: 2, totalPages: 3, total: 9 };
    const { run, query } = await accountPortal({ ...table, "GET /wps/records/games": answer });
    const { data } = await run(`{ records {
      games(filter: { type: RNG, vendorCode: "PP" }, offset: 3, limit: 3) {
        nodes { id } pageInfo { offset total hasMore }
      }
      transactions(kind: DEPOSIT) { nodes { id } }
    } }`);
    expect(query("/wps/records/games")).toMatchObject({
      pageNo: "2",
      pageSize: "3",
      gameType: "RNG",
      vassalage: "PP",
    });
    expect(query("/wps/records/games").account).toBeUndefined();
    expect(query("/wps/records/transactions").kind).toBe("DEPOSIT");
    expect(data).toMatchObject({
      records: {
        games: {
          nodes: [{ id: "b1" }, { id: "b3" }],
          pageInfo: { offset: 3, total: 9, hasMore: true },
        },
      },
    });
  });

  it("W4 CA29 CA30 has no rebate where the module is off or missing", async () => {
    for (const tree of [switches("0"), { modId: "ROOT", enabled: "1", childrenNodes: [] }]) {
      const { run, count } = await accountPortal({ ...table, "GET /wps/system/whitelabel": tree });
      const { data, errors } = await run<object>("{ records { rebate { total { amount } } } }");
      expect([data, errors]).toEqual([{ records: { rebate: null } }, undefined]);
      const claim = await run<object>(
        `mutation { claimRebate(idempotencyKey: "${demoKey}") { ... on Refused { reason } } }`,
      );
      expect(claim.data).toEqual({ claimRebate: { reason: "NOT_OFFERED" } });
      expect(count("GET /wps/rebate")).toBe(0);
    }
  });

  it("A56 is null where the brand switched it off", async () => {
    const brand = { ...aurora, calls: { CA22: { enabled: false }, CA25: { enabled: false } } };
    const { run } = await accountPortal(table, "MEMBER", { brand });
    const { data, errors } = await run<object>(everything);
    expect(errors).toBeUndefined();
    expect(data).toMatchObject({ records: { profit: null, referral: null, rewards: [{}] } });
  });

  it.each([
    ["GUEST", "UNAUTHENTICATED"],
    ["TRIAL", "REAL_ACCOUNT_REQUIRED"],
  ] as const)("P2 P13 P19 is closed to %s", async (role, code) => {
    const { run, calls } = await accountPortal(table, role);
    const { errors } = await run(everything);
    expect(errors?.[0]?.extensions.code).toBe(code);
    expect(calls).toEqual([]);
  });
});

describe("claiming", () => {
  const post = "POST /wps/relay/MCS2_claimRafflePromotion";
  const source = `mutation { claimReward(rewardId: "r1") { __typename
    ... on ClaimRewardSuccess { rewardId amount { amount } status }
    ... on Refused { reason }
  } }`;
  const claim = async (answer: unknown, rewards: unknown = [reward]) => {
    const { run } = await accountPortal({ [post]: answer, "GET /wps/rewards": rewards });
    return (await run<{ claimReward: object }>(source)).data?.claimReward;
  };
  const lost = new Response("", { status: 500 });

  it("C47 claims a reward of any kind", async () => {
    expect(await claim({ amount: "5", status: "claimed" })).toEqual({
      __typename: "ClaimRewardSuccess",
      rewardId: "r1",
      amount: { amount: "5.00" },
      status: "CLAIMED",
    });
    expect(await claim(refusal("reward.state"))).toMatchObject({ reason: "STATE_CHANGED" });
  });

  it("C47 CA24 resolves a lost response by the list of rewards", async () => {
    expect(await claim(lost, [{ ...reward, status: "claimed" }])).toMatchObject({
      amount: { amount: "5.00" },
      status: "CLAIMED",
    });
    expect(await claim(lost)).toMatchObject({ reason: "OUTCOME_UNKNOWN" });
    expect(await claim(lost, lost)).toMatchObject({ reason: "OUTCOME_UNKNOWN" });
  });

  it("CA30 claims the rebate once per key", async () => {
    const { run, sent, count } = await accountPortal({
      ...table,
      "POST /wps/rebate": { amount: "0.72" },
    });
    const rebate = `mutation { claimRebate(idempotencyKey: "${demoKey}") {
      ... on ClaimRebateSuccess { amount { amount currency } }
    } }`;
    const first = await run<object>(rebate);
    expect(first.data).toEqual({ claimRebate: { amount: { amount: "0.72", currency: "USD" } } });
    expect((await run<object>(rebate)).data).toEqual(first.data);
    expect(count("POST /wps/rebate")).toBe(1);
    expect(await sent("POST /wps/rebate")).toEqual({ requestId: demoKey });
  });
});

describe("a report with independent parts (docs/reliability.md)", () => {
  const send = "{ records { profit { days { day } totals { stake { amount } } } } }";
  const requested = async (profit: object) => {
    const { run, scope } = await accountPortal({ ...table, "GET /wps/records/profit": profit });
    const { data, errors } = await run<{ records: { profit: object | null } }>(send);
    const missing = scope.lines.filter(({ event }) => event === "platform.missing");
    return [data?.records.profit, errors?.[0]?.extensions.code, missing.map(({ what }) => what)];
  };
  const day = { day: "2026-05-01", ...sums };

  it("CA22 A113 returns null, not zero, for the part that is unreadable, and names it", async () => {
    const days = [{ day: "2026-05-01" }];
    const noTotals = [{ days, totals: null }, undefined, ["could not read totals"]];
    expect(await requested({ days: [day] })).toEqual(noTotals);
    const noDays = [{ days: null }, undefined, ["could not read days"]];
    expect(await requested({ totals: sums })).toMatchObject(noDays);
    expect(await requested({ days: "none", totals: sums })).toMatchObject(noDays);
    expect(await requested({ days: [], totals: sums })).toMatchObject([
      { days: [] },
      undefined,
      [],
    ]);
  });

  it("CA22 fails when no part is readable", async () => {
    expect(await requested({ other: 1 })).toEqual([null, "UPSTREAM_BAD_RESPONSE", []]);
  });
});
