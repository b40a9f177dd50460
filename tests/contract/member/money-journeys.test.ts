/** Money against a sandbox with real state: after a lost response the result is found, and money moves once. */
import { describe, expect, it } from "vitest";
import { walletBalance } from "../../../gateway/domains/wallet/calls.ts";
import { createPlatform } from "../../../gateway/platform/client.ts";
import { send } from "../../../gateway/testing/run.ts";
import { demoPaymentPassword, requestId as idempotencyKey } from "../cases/inputs.ts";
import { startSandbox, type TestWorld } from "../support/sandbox.ts";
import { signedIn } from "../support/signed-in.ts";

const sandbox = await startSandbox();

/** A session of a member with a clock that the test moves. */
async function member(world: TestWorld) {
  let ahead = 0;
  const scope = await signedIn(world, "player1", { now: () => Date.now() + ahead });
  return {
    later(ms: number) {
      ahead += ms;
    },
    run: <T>(source: string, variables: object = {}) => send<T>({ ...scope }, source, variables),
    balance: async () =>
      Number((await createPlatform({ ...scope }).call(walletBalance, {})).balance),
  };
}

const refusals = `__typename
  ... on Refused { reason }
  ... on InvalidInput { fields { field messageKey } }`;
const paymentPassword = demoPaymentPassword;

interface Change {
  name: string;
  call: string;
  input: object;
  /** The change of the wallet's balance. */
  moves: number;
}

const changes: Change[] = [
  { name: "requestDeposit", call: "CA9", input: { methodId: "bank", amount: "50" }, moves: 0 },
  {
    name: "requestWithdrawal",
    call: "CA14",
    input: { cardId: "1", amount: "50", paymentPassword },
    // The fee of half a percent is added.
    moves: -50.25,
  },
  {
    name: "transferFunds",
    call: "C23",
    input: { from: "MAIN", to: "PG", amount: "10" },
    moves: -10,
  },
  {
    name: "transferToLine",
    call: "CA19",
    input: { direction: "UPLINE", amount: "10", paymentPassword },
    moves: -10,
  },
  {
    name: "redeemPoints",
    call: "C57",
    input: { rewardId: "coupon-5", paymentPassword },
    moves: 0,
  },
  { name: "convertPoints", call: "C58", input: { points: 100, paymentPassword }, moves: 1 },
];

function mutationOf(name: string): string {
  const type = `${name[0]?.toUpperCase()}${name.slice(1)}Input`;
  return `mutation ($input: ${type}!) { ${name}(input: $input) { ${refusals} } }`;
}

describe.each(changes)("$call $name", ({ name, call, input, moves }) => {
  const change = async (world: TestWorld) => {
    const visitor = await member(world);
    const go = async (more: object = {}) => {
      const variables = { input: { ...input, idempotencyKey, ...more } };
      const data = await visitor.run<Record<string, { __typename: string; reason?: string }>>(
        mutationOf(name),
        variables,
      );
      return data[name];
    };
    return { ...visitor, go };
  };

  it(`${call} with a lost response is found in the records, and moved money once`, async () => {
    const world = sandbox.world(`lost-${name}`.toLowerCase());
    const { go, balance } = await change(world);
    const before = await balance();
    await world.switch("faults", { match: { id: call }, fault: { kind: "truncated", times: 1 } });
    expect(await go()).toMatchObject({ reason: "OUTCOME_UNKNOWN" });
    await world.forget();
    expect(await go()).toMatchObject({
      __typename: `${name[0]?.toUpperCase()}${name.slice(1)}Success`,
    });
    expect((await world.calls()).map(({ id }) => id)).not.toContain(call);
    expect((await balance()) - before).toBeCloseTo(moves, 4);
  });

  it(`${call} that never arrived counts as failed after a minute, and can be repeated`, async () => {
    const world = sandbox.world(`failed-${name}`.toLowerCase());
    const { go, later, balance } = await change(world);
    const before = await balance();
    await world.switch("faults", {
      match: { id: call },
      fault: { kind: "status", status: 502, times: 1 },
    });
    expect(await go()).toMatchObject({ reason: "OUTCOME_UNKNOWN" });
    expect(await go()).toMatchObject({ reason: "OUTCOME_UNKNOWN" });
    later(61_000);
    expect(await go()).toMatchObject({ reason: "NOT_MADE" });
    // An encrypted payload must have the platform's current time.
    later(-61_000);
    expect(await balance()).toBe(before);
    expect((await go())?.__typename).toMatch(/Success$/);
    expect((await go())?.__typename).toMatch(/Success$/);
    expect((await balance()) - before).toBeCloseTo(moves, 4);
  });

  it(`${call} submitted five times at once moves money once`, async () => {
    const world = sandbox.world(`race-${name}`.toLowerCase());
    const { go, balance } = await change(world);
    const before = await balance();
    await world.forget();
    const answers = await Promise.all(Array.from({ length: 5 }, () => go()));
    expect(answers.filter((answer) => answer?.__typename.endsWith("Success"))).toHaveLength(1);
    expect(answers.filter((answer) => answer?.reason === "IN_PROGRESS")).toHaveLength(4);
    expect((await world.calls()).filter(({ id }) => id === call)).toHaveLength(1);
    expect((await balance()) - before).toBeCloseTo(moves, 4);
  });
});

it("CA9 C23 the platform also refuses the same requestId with another amount", async () => {
  const world = sandbox.world("conflict");
  const deposit = async (amount: string) => {
    // Another session: only the platform remembers the key.
    const { run } = await member(world);
    const variables = { input: { methodId: "bank", amount, idempotencyKey } };
    const data = await run<Record<string, object>>(mutationOf("requestDeposit"), variables);
    return data.requestDeposit;
  };
  expect(await deposit("50")).toMatchObject({ __typename: "RequestDepositSuccess" });
  expect(await deposit("50")).toMatchObject({ __typename: "RequestDepositSuccess" });
  expect(await deposit("60")).toMatchObject({ reason: "CONFLICT" });
  const { run } = await member(world);
  const { wallet } = await run<{ wallet: { deposits: { nodes: object[] } } }>(
    "{ wallet { deposits { nodes { status amount { amount } } } } }",
  );
  const pending = wallet.deposits.nodes.filter(
    (node) => "status" in node && node.status === "PENDING",
  );
  expect(pending).toEqual([{ status: "PENDING", amount: { amount: "50.00" } }]);
});

it("CA14 M22 a wrong payment password returns the remaining attempts, and the right one still works", async () => {
  const world = sandbox.world("payment-password");
  const { run } = await member(world);
  const withdraw = (password: string) =>
    run<Record<string, object>>(
      `mutation ($input: RequestWithdrawalInput!) { requestWithdrawal(input: $input) {
        __typename ... on InvalidInput { fields { messageKey values { name value } } }
      } }`,
      { input: { cardId: "1", amount: "50", paymentPassword: password, idempotencyKey } },
    );
  expect(await withdraw("111111")).toMatchObject({
    requestWithdrawal: {
      fields: [
        {
          messageKey: "validation.paymentPasswordWrongLeft",
          values: expect.arrayContaining([{ name: "triesLeft", value: "4" }]),
        },
      ],
    },
  });
  expect(await withdraw(paymentPassword)).toMatchObject({
    requestWithdrawal: { __typename: "RequestWithdrawalSuccess" },
  });
});
