/** Deposit limits in the Worker with its Durable Objects (G1, G5, G7): what several sessions and hosts do at once. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { bootPortal, type Portal } from "../../support/portal.ts";
import { signIn } from "../../support/sign-in.mjs";

const state = mkdtempSync(join(tmpdir(), "portico-limits-"));
let portal: Portal = await bootPortal({ state });
afterAll(async () => {
  await portal.stop();
  rmSync(state, { recursive: true, force: true });
});

const documents = {
  change: `mutation ($input: ChangeLimitInput!) { result: changeLimit(input: $input) { __typename } }`,
  deposit: `mutation ($input: RequestDepositInput!) { result: requestDeposit(input: $input) {
    __typename ... on InvalidInput { fields { field messageKey values { value } } } ... on Refused { reason } } }`,
  withdraw: "{ wallet { withdrawalLimits { min { amount } } } }",
  cancel: "mutation ($id: ID!) { result: cancelDeposit(id: $id) { __typename } }",
  transfer: `mutation ($input: TransferToLineInput!) { result: transferToLine(input: $input) {
    __typename ... on Refused { reason } } }`,
  confirm: `mutation ($limit: LimitNameInput!) { result: confirmLimit(limit: $limit) {
    __typename ... on Refused { reason } } }`,
  confirmWritten: `mutation { result: confirmLimit(limit: { kind: DEPOSIT, period: DAY }) {
    __typename ... on Refused { reason } } }`,
  limits: "{ accountLimits { kinds(only: [DEPOSIT]) { periods { used { money { amount } } } } } }",
  deposits: "{ wallet { deposits(limit: 50) { nodes { id amount { amount } status } } } }",
};

/** A session of an account in a world, which asks `/graphql`. */
async function session(world: string, username = "player1") {
  const cookie = await signIn(portal, { world, username });
  return async <T = { result: Record<string, unknown> }>(
    name: keyof typeof documents,
    variables: object = {},
  ) => {
    const how = { variables, headers: { cookie }, as: { world } };
    const answer = await portal.graphql(documents[name], how);
    const { data, errors } = (await answer.json()) as { data: T; errors?: unknown };
    expect(errors).toBeUndefined();
    return data;
  };
}

const deposit = (amount: string, idempotencyKey: string = crypto.randomUUID()) => ({
  input: { methodId: "bank", amount, idempotencyKey },
});
const limit = (amount: string | null, kind = "DEPOSIT") => ({
  input: { kind, period: "DAY", limit: amount },
});
const ofDay = { limit: { kind: "DEPOSIT", period: "DAY" } };

/** The deposits of the account that are not refused, added up from the platform's records. */
async function depositedBy(sendRequest: Awaited<ReturnType<typeof session>>): Promise<number> {
  type Deposits = {
    wallet: { deposits: { nodes: { amount: { amount: string }; status: string }[] } };
  };
  const { wallet } = await sendRequest<Deposits>("deposits");
  const counted = wallet.deposits.nodes.filter(({ status }) => /PENDING|APPROVED/.test(status));
  return counted.reduce((sum, { amount }) => sum + Number(amount.amount), 0);
}

/** What the portal counts as deposited today. */
async function usedToday(sendRequest: Awaited<ReturnType<typeof session>>): Promise<number> {
  type Kind = { periods: { used: { money: { amount: string } } }[] };
  const { accountLimits } = await sendRequest<{ accountLimits: { kinds: Kind[] } }>("limits");
  return Number(accountLimits.kinds[0]?.periods[0]?.used.money.amount);
}

describe("G7 a deposit limit, for all sessions of an account", () => {
  it("50 deposits at once of two sessions never exceed it, also when the platform answers late", async () => {
    const world = "limit-race";
    const sessions = [await session(world), await session(world)];
    const [first] = sessions;
    if (!first) throw new Error("no session");
    const before = await depositedBy(first);
    await first("change", limit(String((await usedToday(first)) + 250)));
    await portal.world(world).fault({ match: { id: "CA9" }, fault: { kind: "slow", ms: 700 } });
    const tries = Array.from({ length: 50 }, (_, at) =>
      sessions[at % 2]?.("deposit", deposit("40")),
    );
    const results = (await Promise.all(tries)).map((each) => each?.result);
    const made = results.filter((result) => result?.__typename === "RequestDepositSuccess");
    expect(made).toHaveLength(6);
    await portal.world(world).clearFaults();
    expect(await depositedBy(first)).toBe(before + 240);
    expect((await first("deposit", deposit("10.01"))).result).toMatchObject({
      fields: [{ field: "amount", values: [{ value: "10.00" }] }],
    });
  });

  it("one account's limit does not concern another, nor another world", async () => {
    const own = await session("limit-own");
    await own("change", limit("1"));
    const other = await session("limit-own", "agent1");
    expect((await other("deposit", deposit("100"))).result.__typename).toBe(
      "RequestDepositSuccess",
    );
    const elsewhere = await session("limit-elsewhere");
    expect((await elsewhere("deposit", deposit("100"))).result.__typename).toBe(
      "RequestDepositSuccess",
    );
  });

  it("money from the agent above counts, and is refused without the reason", async () => {
    const world = "limit-agent";
    const player = await session(world, "player1");
    const agent = await session(world, "agent1");
    await player("change", limit(String((await usedToday(player)) + 50)));
    const send = (amount: string) => ({
      input: {
        direction: "DOWNLINE",
        account: "player1",
        amount,
        paymentPassword: "246810",
        idempotencyKey: crypto.randomUUID(),
      },
    });
    expect((await agent("transfer", send("51"))).result).toEqual({
      __typename: "Refused",
      reason: "RECEIVER_UNAVAILABLE",
    });
    expect((await agent("transfer", send("30"))).result.__typename).toBe("TransferToLineSuccess");
    expect((await player("deposit", deposit("25"))).result).toMatchObject({
      fields: [{ values: [{ value: "20.00" }] }],
    });
  });

  it("records that can't be read close money in, never withdrawals", async () => {
    const world = "limit-records";
    const player = await session(world);
    await player("change", limit("500"));
    await portal
      .world(world)
      .fault({ match: { id: "CA10" }, fault: { kind: "status", status: 500 } });
    expect((await player("deposit", deposit("20"))).result).toMatchObject({
      reason: "PROTECTION_UNAVAILABLE",
    });
    const { wallet } = await player<{ wallet: { withdrawalLimits: object | null } }>("withdraw");
    expect(wallet.withdrawalLimits).not.toBeNull();
  });

  it("G5 a raise can be confirmed once the platform's clock is a day later", async () => {
    const world = "limit-clock";
    const player = await session(world);
    await player("change", limit("50"));
    await player("change", limit("500"));
    expect((await player("confirm", ofDay)).result).toMatchObject({
      reason: "STATE_CHANGED",
    });
    // The same with the argument in the document.
    expect((await player("confirmWritten")).result).toMatchObject({ reason: "STATE_CHANGED" });
    await portal.world(world).set({ clockAheadMs: 86_400_000 + 60_000 });
    // The portal learns the clock from the next response.
    await player("deposits");
    expect((await player("confirm", ofDay)).result.__typename).toBe("ConfirmLimitSuccess");
  });

  it("survives a restart in the middle", async () => {
    const world = "limit-restart";
    const player = await session(world);
    const before = await depositedBy(player);
    await player("change", limit(String((await usedToday(player)) + 100)));
    await player("deposit", deposit("60"));
    await portal.stop();
    portal = await bootPortal({ state });
    const again = await session(world);
    expect(await depositedBy(again)).toBe(before + 60);
    expect((await again("deposit", deposit("41"))).result).toMatchObject({
      fields: [{ values: [{ value: "40.00" }] }],
    });
    expect((await again("change", limit(null))).result.__typename).toBe("ChangeLimitSuccess");
    expect((await again("deposit", deposit("41"))).result.__typename).toBe("InvalidInput");
  });
});
