import { describe, expect, it } from "vitest";
import { aurora } from "../../../brands/aurora.ts";
import { accountPortal } from "../../testing/account.ts";

const day = 86_400_000;
/** Midnight of 2026-05-04, a Monday, by the brand's clocks. */
const monday = Date.parse("2026-05-04T00:00:00+08:00");
const range = { from: monday - 2 * day, to: monday + 2 * day };
const played = (date: string, own: string, given: string, gameType = "RNG") => ({
  day: date,
  gameType,
  validStake: "100",
  own,
  given,
});

/** Four days from Saturday on, of which Tuesday is still running. */
const answer = {
  closedTo: monday + day,
  since: null,
  bookedSince: monday,
  commission: [
    played("2026-05-02", "1.0001", "0.4"),
    played("2026-05-03", "2", "0.5", "LIVE"),
    played("2026-05-04", "3", "1"),
    played("2026-05-05", "50", "20"),
  ],
  pay: [
    { day: "2026-05-04", kind: "DAILY", received: "5", paid: "2" },
    { day: "2026-05-05", kind: "HOURLY", received: "0.25", paid: "0" },
    { day: "2026-05-05", kind: "DIVIDEND", received: "0", paid: "7" },
  ],
  booked: [
    { day: "2026-05-03", kind: "COMMISSION", in: "90", out: "0" },
    { day: "2026-05-04", kind: "SALARY", in: "5", out: "2" },
    { day: "2026-05-05", kind: "BONUS", in: "1.5", out: "0" },
  ],
  finalAt: monday + 28 * day,
  lost: [{ day: "2026-05-04", received: "0.75", paid: "0.25" }],
  months: [{ from: 1, to: 2, booked: "90", net: "88.5", byDays: "88.5001" }],
  before: { commission: "100", received: "1", paid: "0" },
  after: { commission: "15.1", received: "1.25", paid: "7" },
  expected: {
    commission: "30",
    pay: [{ kind: "REALTIME", received: "0.5", paid: "0.1", to: monday + 2 * day }],
  },
};

const sums = `own { amount } given { amount } commission { amount } salary { amount }
  dividend { amount } bonuses { amount } earned { amount } paid { amount }`;
const query = `query ($range: DateRange) { agent { income(range: $range) {
  runningDay
  days: periods { from to sums { earned { amount } } }
  weeks: periods(by: WEEK) { from to sums { earned { amount } paid { amount } } }
  months: periods(by: MONTH) { from to }
  totals { ${sums} }
  products { type commission { amount } }
  productDays(type: "LIVE") { day commission { amount } }
  kinds { kind in { amount } out { amount } net { amount } }
  booked { kind net { amount } }
  account { before { net { amount } } after { net { amount } } lost { amount } rounding { amount }
    notCharged { amount } difference { amount } }
  issuedAt
  expected { net { amount } pay { kind in { amount } endsAt } }
} } }`;

type Found = Record<string, unknown> & { account: object | null };

async function look(wire: object, brand = aurora) {
  const portal = await accountPortal({ "GET /wps/agent/income": wire }, "AGENT", { brand });
  const { data, errors } = await portal.run<{ agent: { income: Found | null } }>(query, { range });
  return { income: data?.agent.income, errors };
}

const money = (amount: string) => ({ amount });

describe("income", () => {
  it("N1 CA150 commission of the running day is not earned; the rest adds up by day, week, month, type and kind", async () => {
    const { income } = await look(answer);
    expect(income).toMatchObject({
      runningDay: "2026-05-05",
      days: [
        { from: "2026-05-02", to: "2026-05-02", sums: { earned: money("0.6001") } },
        { from: "2026-05-03", sums: { earned: money("1.50") } },
        { from: "2026-05-04", sums: { earned: money("5.00") } },
        { from: "2026-05-05", to: "2026-05-05", sums: { earned: money("-5.25") } },
      ],
      weeks: [
        {
          from: "2026-05-02",
          to: "2026-05-03",
          sums: { earned: money("2.1001"), paid: money("90.00") },
        },
        {
          from: "2026-05-04",
          to: "2026-05-05",
          sums: { earned: money("-0.25"), paid: money("4.50") },
        },
      ],
      months: [{ from: "2026-05-02", to: "2026-05-05" }],
      totals: {
        own: money("6.0001"),
        given: money("1.90"),
        commission: money("4.1001"),
        salary: money("3.25"),
        dividend: money("-7.00"),
        bonuses: money("1.50"),
        earned: money("1.8501"),
        paid: money("94.50"),
      },
      products: [
        { type: "RNG", commission: money("2.6001") },
        { type: "LIVE", commission: money("1.50") },
      ],
      productDays: [{ day: "2026-05-03", commission: money("1.50") }],
      booked: [
        { kind: "COMMISSION", net: money("90.00") },
        { kind: "SALARY", net: money("3.00") },
        { kind: "DIVIDEND", net: money("0.00") },
        { kind: "BONUS", net: money("1.50") },
        { kind: "REBATE", net: money("0.00") },
      ],
      expected: {
        net: money("30.40"),
        pay: [{ kind: "REAL_TIME_SALARY", in: money("0.50"), endsAt: monday + 2 * day }],
      },
    });
    expect(income?.kinds).toContainEqual({
      kind: "DAILY_SALARY",
      in: money("5.00"),
      out: money("2.00"),
      net: money("3.00"),
    });
  });

  it("N3 CA150 open before, earned, paid, lost, rounded and not charged come to open after; what lacks is a difference", async () => {
    const { income } = await look(answer);
    // 101 + 1.8501 − 94.5 − 0.5 + 1.5 − 0.0001 = 9.35
    expect(income?.account).toEqual({
      before: { net: money("101.00") },
      after: { net: money("9.35") },
      lost: money("0.50"),
      rounding: money("-0.0001"),
      notCharged: money("1.50"),
      difference: money("0.00"),
    });
    const wrong = await look({ ...answer, after: { ...answer.after, commission: "15" } });
    expect(wrong.income?.account).toMatchObject({ difference: money("-0.10") });
    const later = await look({ ...answer, since: range.from + 1 });
    expect(later.income?.account, "the account begins later").toBeNull();
    expect(later.income?.totals).toEqual(income?.totals);
  });

  it.each([
    ["an amount", { ...answer, booked: [{ ...answer.booked[0], in: "much" }] }],
    ["a kind", { ...answer, pay: [{ ...answer.pay[0], kind: "YEARLY" }] }],
    ["a list", { ...answer, commission: undefined }],
    ["what was open", { ...answer, before: null }],
  ])(
    "N1 CA150 nothing is shown where %s can't be read, since a part would look like the whole",
    async (_, wire) => {
      const { income, errors } = await look(wire);
      expect(income).toBeNull();
      expect(errors?.[0]?.extensions.code).toBe("UPSTREAM_BAD_RESPONSE");
    },
  );

  it("N26 CA150 a range of which nothing changes any more has been issued; others have not", async () => {
    expect((await look(answer)).income).toMatchObject({ issuedAt: answer.finalAt });
    const { finalAt: _, ...open } = answer;
    expect((await look(open)).income).toMatchObject({ issuedAt: null });
  });

  it("N1 CA150 without what is expected there is all else; a brand without the call has no income", async () => {
    expect((await look({ ...answer, expected: null })).income).toMatchObject({ expected: null });
    const off = { ...aurora, calls: { CA150: { enabled: false } } };
    const { income, errors } = await look(answer, off);
    expect([income, errors]).toEqual([null, undefined]);
  });
});

describe("the bridge by branch and account", () => {
  const days = (from: number) => ({ from, to: from + 2 * day });
  const week = { range: days(monday - 3 * day), against: days(monday - 7 * day) };
  const query = `query ($range: DateRange!, $against: DateRange!) { agent {
    incomeBridge(range: $range, against: $against) {
      play { amount }
      parts(by: BRANCH) { account accounts difference { amount } play { amount } rate { amount } }
    } } }`;
  const product = (was: readonly string[], is: readonly string[], gameType = "RNG") => {
    const side = ([validStake, net]: readonly string[]) => ({ validStake, net });
    return { gameType, before: side(was), after: side(is) };
  };
  const commission = [played("2026-05-02", "1", "0"), played("2026-05-03", "1.5", "0")];
  const parts = [
    // Half as much play again, and a rate that was 1 % and is 0.5 %.
    { account: "anna", accounts: 1, products: [product(["100", "1"], ["150", "0.75"])] },
    { account: null, accounts: 3, products: [product(["0", "0"], ["100", "2.75"])] },
  ];
  interface Bridge {
    play: object;
    parts: object[] | null;
  }
  const bridge = async (wire: unknown, brand = aurora) => {
    const table = {
      "GET /wps/agent/income": { ...answer, commission, pay: [], booked: [] },
      "GET /wps/agent/commissionChange": wire,
    };
    const portal = await accountPortal(table, "AGENT", { brand });
    const { data, errors } = await portal.run<{ agent: { incomeBridge: Bridge } }>(query, week);
    return { ...data?.agent.incomeBridge, errors };
  };

  it("N16 CA177 parts that come to less than the whole are refused, and the causes stay", async () => {
    const found = await bridge(parts);
    expect(found.parts).toBeNull();
    expect(found.play).toEqual(money("0.00"));
    expect(found.errors?.[0]?.extensions.code).toBe("UPSTREAM_BAD_RESPONSE");
  });

  it("N16 CA177 each part has its play and its rates, and all come to the whole", async () => {
    const equal = [parts[0], { ...parts[1], products: [product(["0", "0"], ["100", "0.25"])] }];
    const found = await bridge(equal);
    expect(found.errors).toBeUndefined();
    expect(found.parts).toEqual([
      {
        account: "anna",
        accounts: 1,
        difference: money("-0.25"),
        play: money("0.50"),
        rate: money("-0.75"),
      },
      {
        account: null,
        accounts: 3,
        difference: money("0.25"),
        play: money("0.25"),
        rate: money("0.00"),
      },
    ]);
  });

  it("N16 CA177 a brand without the call has the causes alone", async () => {
    const found = await bridge(parts, { ...aurora, calls: { CA177: { enabled: false } } });
    expect([found.parts, found.errors]).toEqual([null, undefined]);
    expect(found.play).toEqual(money("0.00"));
  });
});
