import { describe, expect, it } from "vitest";
import { pageOf } from "../../testing/account.ts";
import {
  day,
  depositPortal,
  exceeded,
  freshKey,
  list,
  noon,
  post,
  record,
  success,
} from "../../testing/deposits.ts";
import { refusal } from "../../testing/platform.ts";

describe("G1 G7 a deposit limit", () => {
  it("without one, a deposit asks for no records", async () => {
    const { deposit, count } = await depositPortal();
    expect(await deposit("1000")).toMatchObject(success);
    expect(count(list)).toBe(0);
  });

  it("refuses before the platform is asked, with what is left, under the amount", async () => {
    const { limit, deposit, count } = await depositPortal({
      [list]: pageOf([record("d9", "70.00")]),
    });
    await limit("100");
    expect(await deposit("30.01")).toEqual(exceeded("30.00"));
    expect(count(post)).toBe(0);
    expect(await deposit("30")).toMatchObject(success);
    expect(await deposit("0.01")).toEqual(exceeded("0.00"));
    expect(count(post)).toBe(1);
  });

  it("G2 the tighter of several limits holds; each counts its own window", async () => {
    const before = [
      record("yesterday", "50.00", { at: noon - day }),
      record("last week", "500.00", { at: noon - 7 * day }),
    ];
    const { limit, deposit } = await depositPortal({ [list]: pageOf(before) });
    await limit("100");
    await limit("120", "WEEK");
    await limit("700", "MONTH");
    expect(await deposit("71")).toEqual(exceeded("70.00", "validation.depositLimitWeek"));
    expect(await deposit("70")).toMatchObject(success);
  });

  it("G2 begins anew at midnight of the brand's zone", async () => {
    const { limit, deposit, later } = await depositPortal({
      [list]: pageOf([record("d9", "100.00")]),
    });
    await limit("100");
    later(4 * 3_600_000 - 1);
    expect(await deposit("1")).toEqual(exceeded("0.00"));
    later(1);
    expect(await deposit("100")).toMatchObject(success);
  });

  it("counts waiting deposits, and no refused, expired or cancelled ones", async () => {
    const records = ["REJECTED", "EXPIRED", "CANCELLED", "PENDING"].map((status) =>
      record(status, "40.00", { status }),
    );
    const { limit, deposit } = await depositPortal({ [list]: pageOf(records) });
    await limit("100");
    expect(await deposit("61")).toEqual(exceeded("60.00"));
  });

  it("counts deposits on all pages of the records, once each", async () => {
    const page = (pageNum: number) => ({
      pageNum,
      totalPages: 2,
      total: 101,
      content:
        pageNum === 1
          ? [record("a", "10.00"), record("b", "10.00")]
          : [record("b", "10.00"), record("c", "10.00")],
    });
    const { limit, deposit } = await depositPortal({
      [list]: (request: Request) => page(Number(new URL(request.url).searchParams.get("pageNo"))),
    });
    await limit("100");
    expect(await deposit("71")).toEqual(exceeded("70.00"));
  });

  it("50 deposits at once never exceed it, though the records show none of them", async () => {
    const { limit, deposit, count } = await depositPortal();
    await limit("100");
    const results = await Promise.all(Array.from({ length: 50 }, () => deposit("30")));
    const made = results.filter((result) => result?.__typename === "RequestDepositSuccess");
    expect(made).toHaveLength(3);
    expect(count(post)).toBe(3);
  });

  it("a refused deposit gives its part back; the same key counts once", async () => {
    const answers: unknown[] = [refusal("balance.not.enough"), { id: "d1", status: "PENDING" }];
    const { limit, deposit, count } = await depositPortal({ [post]: () => answers.shift() });
    await limit("100");
    const key = freshKey();
    expect(await deposit("100", key)).toMatchObject({ __typename: "InvalidInput" });
    expect(await deposit("100", key)).toMatchObject(success);
    expect(await deposit("100", key)).toMatchObject(success);
    expect(count(post)).toBe(2);
    expect(await deposit("1")).toEqual(exceeded("0.00"));
  });

  it("a lost answer counts until the records show what became of it", async () => {
    const lost = new Response("", { status: 502 });
    const { limit, deposit, later } = await depositPortal({ [post]: () => lost.clone() });
    await limit("100");
    const key = freshKey();
    expect(await deposit("60", key)).toMatchObject({ reason: "OUTCOME_UNKNOWN" });
    expect(await deposit("60")).toEqual(exceeded("40.00"));
    later(61_000);
    expect(await deposit("60", key)).toMatchObject({ reason: "NOT_MADE" });
    expect(await deposit("60")).toMatchObject({ reason: "OUTCOME_UNKNOWN" });
  });

  it("refuses money in while the records or the limits can't be read", async () => {
    const records = await depositPortal({ [list]: new Response("", { status: 500 }) });
    await records.limit("100");
    expect(await records.deposit("1")).toMatchObject({ reason: "PROTECTION_UNAVAILABLE" });
    expect(records.count(post)).toBe(0);
    const limits = await depositPortal();
    const gone = () => Promise.reject(new Error("gone"));
    const { of } = limits.scope.protection;
    limits.scope.protection = { of: (name) => ({ ...of(name), reserve: gone, change: gone }) };
    expect(await limits.deposit("1")).toMatchObject({ reason: "PROTECTION_UNAVAILABLE" });
    expect(await limits.limit("5")).toMatchObject({ reason: "PROTECTION_UNAVAILABLE" });
    expect(limits.count(post)).toBe(0);
    expect(limits.scope.lines.map(({ event }) => event)).toContain("protection.unreachable");
  });
});

describe("G7 G20 money that an agent sends", () => {
  const line = "POST /wps/transfer/line";
  const statement = "GET /wps/agent/transactions";
  const entry = (amount: string, more: object = {}) => ({
    id: "1",
    account: "player9",
    kind: "DEPOSIT",
    amount,
    balanceAfter: null,
    at: noon - 1000,
    remark: null,
    requestId: null,
    ...more,
  });
  const send = (agent: Awaited<ReturnType<typeof depositPortal>>, amount: string) =>
    agent.send("transfer", {
      input: {
        direction: "DOWNLINE",
        account: "Player9",
        amount,
        paymentPassword: "246810",
        idempotencyKey: freshKey(),
      },
    });

  it("counts as a deposit of the receiver, and is refused without saying why", async () => {
    const agent = await depositPortal(
      {
        [line]: { id: "t1", balance: "1.00" },
        [statement]: { ...pageOf([entry("30.00")]), totals: null },
      },
      "AGENT",
    );
    expect(await send(agent, "10")).toMatchObject({ __typename: "TransferToLineSuccess" });
    expect(agent.count(statement)).toBe(0);
    await agent.scope.protection
      .of("player9")
      .change({ kind: "DEPOSIT", period: "DAY" }, "100.00", agent.now());
    expect(await send(agent, "60.01")).toEqual({
      __typename: "Refused",
      reason: "RECEIVER_UNAVAILABLE",
    });
    expect(agent.query("/wps/agent/transactions")).toMatchObject({
      account: "Player9",
      kind: "DEPOSIT",
    });
    expect(await send(agent, "60")).toMatchObject({ __typename: "TransferToLineSuccess" });
    expect(await send(agent, "0.01")).toMatchObject({ reason: "RECEIVER_UNAVAILABLE" });
    expect(agent.count(line)).toBe(2);
  });

  it("G20 amounts that are tried out don't tell the limit: after three each has the same answer for a day", async () => {
    const agent = await depositPortal(
      { [line]: { id: "t1", balance: "1.00" }, [statement]: { ...pageOf([]), totals: null } },
      "AGENT",
    );
    const { protection } = agent.scope;
    await protection
      .of("player9")
      .change({ kind: "DEPOSIT", period: "MONTH" }, "100.00", agent.now());
    const unavailable = { __typename: "Refused", reason: "RECEIVER_UNAVAILABLE" };
    for (const amount of ["800", "400", "200"])
      expect(await send(agent, amount)).toEqual(unavailable);
    for (const amount of ["100", "0.01"]) expect(await send(agent, amount)).toEqual(unavailable);
    expect(agent.count(line)).toBe(0);
    agent.later(day);
    expect(await send(agent, "100")).toMatchObject({ __typename: "TransferToLineSuccess" });
  });

  it("a deposit of the receiver that came to nothing does not count: by its cancelling, and by what an agent can't see", async () => {
    const made = async () => {
      const agent = await depositPortal(
        { [line]: { id: "t1", balance: "1.00" }, [statement]: { ...pageOf([]), totals: null } },
        "AGENT",
      );
      const account = agent.scope.protection.of("player9");
      await account.change({ kind: "DEPOSIT", period: "MONTH" }, "100.00", agent.now());
      const request = { key: "k", amount: "60.00", now: agent.now(), gmtOffset: "+08:00" };
      const records = { from: 0, readAt: agent.now(), counted: [], voided: [] };
      const reservation = { ...request, records, requiresChoice: false, mayCallPlatform: false };
      expect(await account.reserve(reservation)).toEqual({ state: "ALLOWED" });
      await account.made("k", "d1", agent.now(), agent.now() + 3_600_000);
      expect(await send(agent, "60")).toMatchObject({ reason: "RECEIVER_UNAVAILABLE" });
      return { agent, account };
    };
    const cancelled = await made();
    await cancelled.account.voided("d1");
    expect(await send(cancelled.agent, "60")).toMatchObject({
      __typename: "TransferToLineSuccess",
    });
    // An agent's statement has approved deposits alone: three days after it had to be paid it is taken for void.
    const unseen = await made();
    unseen.agent.later(3 * day + 3_600_000);
    expect(await send(unseen.agent, "60")).toMatchObject({ reason: "RECEIVER_UNAVAILABLE" });
    unseen.agent.later(1);
    expect(await send(unseen.agent, "60")).toMatchObject({ __typename: "TransferToLineSuccess" });
  });

  it("CA35 a deposit that its owner cancels does not count from then on", async () => {
    const own = await depositPortal({ "DELETE /wps/deposit/requests": {} });
    expect(await own.deposit("60")).toMatchObject(success);
    await own.scope.settled();
    const account = own.scope.protection.of("player1");
    expect((await account.read(own.now())).attempts).toMatchObject([{ recordId: "d0" }]);
    await own.run('mutation { cancelDeposit(id: "d0") { __typename } }');
    await own.scope.settled();
    expect((await account.read(own.now())).attempts).toEqual([]);
  });

  it("is refused in the same words when the statement can't be read", async () => {
    const agent = await depositPortal({ [statement]: new Response("", { status: 500 }) }, "AGENT");
    await agent.scope.protection
      .of("player9")
      .change({ kind: "DEPOSIT", period: "DAY" }, "100.00", agent.now());
    expect(await send(agent, "1")).toMatchObject({ reason: "RECEIVER_UNAVAILABLE" });
  });
});
