import { describe, expect, it } from "vitest";
import { accountPortal, demoKey, pageOf } from "../testing/account.ts";
import { refusal } from "../testing/platform.ts";

const document = `mutation ($input: RequestDepositInput!) {
  requestDeposit(input: $input) {
    __typename
    ... on RequestDepositSuccess { depositId status payTo { account } }
    ... on InvalidInput { fields { field messageKey values { name value } } }
    ... on Throttled { retryAfterMs }
    ... on Refused { reason }
  }
}`;
const post = "POST /wps/deposit/requests";
const list = "GET /wps/deposit/requests";
const input = { methodId: "bank-1", amount: "50", idempotencyKey: demoKey };
const taken = { id: "d1", status: "PENDING", payTo: { account: "123" }, expiresAt: null };
const lost = new Response("", { status: 502 });

async function portal(table: Record<string, unknown>) {
  const visitor = await accountPortal(table);
  const send = async (more: object = {}) => {
    const { data, errors } = await visitor.run<{ requestDeposit: Record<string, unknown> }>(
      document,
      { input: { ...input, ...more } },
    );
    if (errors?.[0]) throw new Error(String(errors[0].extensions.code));
    return data?.requestDeposit;
  };
  return { ...visitor, send };
}

const record = (more: object, at: number) => ({
  id: "d9",
  methodName: "Bank",
  amount: "50.00",
  status: "PENDING",
  at,
  settledAt: null,
  requestId: null,
  ...more,
});

describe("a change that moves money", () => {
  it("CA9 has one effect per key: a second or concurrent submit gets the first result", async () => {
    const { send, count } = await portal({ [post]: taken });
    const [first, second] = await Promise.all([send(), send()]);
    const answers = [first, second].map((answer) => answer?.__typename).sort();
    expect(answers).toEqual(["Refused", "RequestDepositSuccess"]);
    expect([first, second].find((answer) => answer?.reason)?.reason).toBe("IN_PROGRESS");
    expect(await send()).toMatchObject({ depositId: "d1", payTo: { account: "123" } });
    expect(count(post)).toBe(1);
  });

  it("CA9 sends the key as requestId, encrypted", async () => {
    const { send, sent, calls } = await portal({ [post]: taken });
    await send();
    expect(await sent(post)).toMatchObject({ amount: "50.00", requestId: demoKey });
    expect(calls[0]?.headers.get("content-type")).toBe("application/jose");
  });

  it("CA9 refuses the key with another amount, and an invalid key", async () => {
    const { send, count } = await portal({ [post]: taken });
    await send();
    expect(await send({ amount: "51" })).toEqual({ __typename: "Refused", reason: "CONFLICT" });
    expect(await send({ amount: "50.00" })).toMatchObject({ depositId: "d1" });
    expect(await send({ idempotencyKey: "again" })).toMatchObject({
      fields: [{ field: "idempotencyKey", messageKey: "validation.key" }],
    });
    expect(count(post)).toBe(1);
  });

  it("CA9 lets a refused attempt be repeated with the same key", async () => {
    const answers = [refusal("balance.not.enough"), taken];
    const { send } = await portal({ [post]: () => answers.shift() });
    expect(await send()).toMatchObject({ fields: [{ field: "amount" }] });
    expect(await send()).toMatchObject({ depositId: "d1" });
  });

  it("CA9 CA10 reports a lost response as OUTCOME_UNKNOWN, does not send it again, and resolves it by the records", async () => {
    let records: unknown[] = [];
    const { send, count, later, now } = await portal({
      [post]: lost,
      [list]: () => pageOf(records),
    });
    expect(await send()).toEqual({ __typename: "Refused", reason: "OUTCOME_UNKNOWN" });
    later(1000);
    expect(await send()).toEqual({ __typename: "Refused", reason: "OUTCOME_UNKNOWN" });
    records = [
      record({ id: "d8", requestId: "00000000-0000-4000-8000-000000000000" }, now()),
      record({ id: "d9", requestId: demoKey.toUpperCase() }, now()),
    ];
    expect(await send()).toMatchObject({ depositId: "d9", status: "PENDING", payTo: null });
    records = [];
    expect(await send()).toMatchObject({ depositId: "d9" });
    expect(count(post)).toBe(1);
  });

  it("CA10 finds the record by amount and time when records have no requestId", async () => {
    const records: unknown[] = [];
    const { send, later, now } = await portal({ [post]: lost, [list]: () => pageOf(records) });
    records.push(record({ id: "old" }, now() - 3_600_000));
    await send();
    expect(await send()).toMatchObject({ reason: "OUTCOME_UNKNOWN" });
    later(2000);
    records.push(record({ id: "other", amount: "75.00" }, now()));
    records.push(record({ id: "ours" }, now()));
    expect(await send()).toMatchObject({ depositId: "ours" });
  });

  it("CA10 does not use another form's record when records have no requestId", async () => {
    const answers: unknown[] = [taken, lost];
    const { send, later, now } = await portal({
      [post]: () => answers.shift(),
      [list]: () => pageOf([record({ id: "d1" }, now() - 1000)]),
    });
    expect(await send()).toMatchObject({ depositId: "d1" });
    later(1000);
    const second = { idempotencyKey: demoKey.replace(/^6/, "7") };
    expect(await send(second)).toMatchObject({ reason: "OUTCOME_UNKNOWN" });
    expect(await send(second)).toMatchObject({ reason: "OUTCOME_UNKNOWN" });
  });

  it("CA10 when the records show nothing after a minute, the attempt had no effect and may be repeated", async () => {
    const answers: unknown[] = [lost, taken];
    const { send, count, later, sent } = await portal({
      [post]: () => answers.shift(),
      [list]: pageOf([]),
    });
    await send();
    later(61_000);
    expect(await send()).toEqual({ __typename: "Refused", reason: "NOT_MADE" });
    expect(await send()).toMatchObject({ depositId: "d1" });
    expect(count(post)).toBe(2);
    expect((await sent(post, 1)).requestId).toBe(demoKey);
  });

  it("CA9 a deposit whose request dies while the limits are asked ends as not made, and can be sent again", async () => {
    const { send, count, later, scope } = await portal({ [post]: taken });
    const { of } = scope.protection;
    const never = () => new Promise<never>(() => undefined);
    scope.protection = { of: (name) => ({ ...of(name), reserve: never }) };
    void send();
    await expect.poll(() => send()).toMatchObject({ reason: "IN_PROGRESS" });
    scope.protection = { of };
    later(19_999);
    expect(await send()).toMatchObject({ reason: "IN_PROGRESS" });
    later(1);
    expect(await send()).toEqual({ __typename: "Refused", reason: "NOT_MADE" });
    expect(count(post)).toBe(0);
    expect((await of("player1").read(scope.now())).attempts).toEqual([]);
    expect(await send()).toMatchObject({ depositId: "d1" });
  });

  it("CA9 a request that was found dead and goes on sends nothing", async () => {
    const { send, count, later, scope } = await portal({ [post]: taken });
    const { of } = scope.protection;
    let goOn: () => void = () => undefined;
    const waits = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    scope.protection = {
      of: (name) => ({
        ...of(name),
        reserve: (request) => waits.then(() => of(name).reserve(request)),
      }),
    };
    const slow = send();
    await expect.poll(() => send()).toMatchObject({ reason: "IN_PROGRESS" });
    scope.protection = { of };
    later(20_000);
    expect(await send()).toMatchObject({ reason: "NOT_MADE" });
    goOn();
    expect(await slow).toMatchObject({ reason: "NOT_MADE" });
    expect(count(post)).toBe(0);
    expect(await send()).toMatchObject({ depositId: "d1" });
    expect(count(post)).toBe(1);
  });

  it("CA9 a request that died before its first note ends, too", async () => {
    const { send, later, scope } = await portal({ [post]: taken });
    const { swap } = scope.session;
    let died = false;
    scope.session.swap = async (...args) => {
      if (died) return swap(...args);
      died = true;
      return new Promise<never>(() => undefined);
    };
    void send();
    await expect.poll(() => died).toBe(true);
    expect(await send()).toMatchObject({ reason: "IN_PROGRESS" });
    later(20_000);
    expect(await send()).toMatchObject({ reason: "NOT_MADE" });
  });

  it("CA10 stays unknown while the records are unavailable", async () => {
    const { send, later } = await portal({ [post]: lost, [list]: lost });
    await send();
    later(61_000);
    expect(await send()).toEqual({ __typename: "Refused", reason: "OUTCOME_UNKNOWN" });
  });

  it("CA10 resolves an abandoned attempt by the records", async () => {
    const { send, scope, later, now } = await portal({
      [list]: () => pageOf([record({ requestId: demoKey }, now())]),
    });
    const fingerprint = JSON.stringify({ amount: "50.00", methodId: "bank-1" });
    await scope.session.takeKey(`deposit:${demoKey}#0`, fingerprint);
    await scope.session.set(`deposit:${demoKey}#0`, `sent ${now()}`);
    expect(await send()).toEqual({ __typename: "Refused", reason: "IN_PROGRESS" });
    later(21_000);
    expect(await send()).toMatchObject({ depositId: "d9" });
  });

  it("CA9 CA10 is not sent again when the session could not store the result", async () => {
    const { send, count, later, now, scope } = await portal({
      [post]: taken,
      [list]: () => pageOf([record({ id: "d1", requestId: demoKey }, now())]),
    });
    const { resolveKey } = scope.session;
    scope.session.resolveKey = async () => {
      scope.session.resolveKey = resolveKey;
      throw new Error("the session's object was moved");
    };
    await expect(send()).rejects.toThrow("INTERNAL");
    later(21_000);
    expect(await send()).toMatchObject({ depositId: "d1" });
    expect(count(post)).toBe(1);
  });

  it("CA9 returns the wait of a 429, and the key may be used again", async () => {
    const busy = new Response("", { status: 429, headers: { "retry-after": "3" } });
    const answers: unknown[] = [busy, taken];
    const { send } = await portal({ [post]: () => answers.shift() });
    expect(await send()).toEqual({ __typename: "Throttled", retryAfterMs: 3000 });
    expect(await send()).toMatchObject({ depositId: "d1" });
  });
});
