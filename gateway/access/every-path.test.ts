/**
 * Every way by which money comes in or play begins (G7, G17): what a break and a reached limit do there. The object's
 * answer to one question is also replaced by "go on", and then the way is open: so it is closed by that question alone, and
 * a way that no longer asks it fails its test.
 */
import { describe, expect, it } from "vitest";
import { accountPortal, pageOf } from "../testing/account.ts";
import { freshKey, list, record } from "../testing/deposits.ts";
import { effects } from "./guard-schema.ts";

/** What an account's object is asked. */
type Check = "openBreak" | "reserve" | "checkPlay";

/** The platform's calls by which money comes in or play begins. */
const sends = {
  deposit: "POST /wps/deposit/requests",
  team: "POST /wps/transfer/line",
  wallet: "POST /wps/relay/GCS_walletTransfer",
  launch: "POST /wps/game/launchGame",
};

interface Path {
  /** The field of the schema. */
  field: string;
  /** What the way is called in the list. */
  name: string;
  /** The arguments and the selection. */
  call: string;
  /** The check that counts it by the limits; null says that no limit concerns it, with the reason in `why`. */
  check: Exclude<Check, "openBreak"> | null;
  why?: string;
  /** A part of the result when the limit is reached. */
  atLimit?: string;
  /** The platform's call that must not be made. */
  send?: string;
  as?: "AGENT";
  /** A break of the viewer does not close it. */
  opensOnBreak?: true;
}

const password = 'paymentPassword: "246810"';
const key = () => `idempotencyKey: "${freshKey()}"`;
const deposit = (kind: string): Path => ({
  field: "Mutation.requestDeposit",
  name: `a deposit (${kind})`,
  call: `(input: { methodId: "${kind}", amount: "1", ${key()} }) {
    __typename ... on InvalidInput { fields { messageKey } } ... on Refused { reason } }`,
  check: "reserve",
  atLimit: "validation.depositLimitDay",
  send: sends.deposit,
});
const move = (from: string, to: string) => `(input: { from: "${from}", to: "${to}", amount: "1",
  ${key()} }) { __typename ... on Refused { reason } }`;
const line = (
  direction: string,
) => `(input: { direction: ${direction}, account: "receiver", amount: "1",
  ${password}, ${key()} }) { __typename ... on Refused { reason } }`;
const answer = "{ __typename ... on Refused { reason } }";
const earned = "the account has earned it";

const paths: readonly Path[] = [
  ...["bank-1", "online-1", "coin-1", "card-1"].map(deposit),
  {
    ...{ field: "Mutation.renewDepositRate", name: "a new rate for a deposit in coins" },
    ...{ call: `(id: "d1") ${answer}`, check: null, why: "the deposit has been counted" },
  },
  {
    ...{
      field: "Mutation.transferToLine",
      name: "money from the agent above",
      call: line("DOWNLINE"),
    },
    ...{ check: "reserve", atLimit: "RECEIVER_UNAVAILABLE", send: sends.team, as: "AGENT" },
    opensOnBreak: true,
  },
  {
    ...{ field: "Mutation.transferToLine", name: "money to the agent above", call: line("UPLINE") },
    ...{ check: null, why: "money leaves the account", opensOnBreak: true },
  },
  {
    ...{ field: "Mutation.cancelWithdrawal", name: "a withdrawal taken back" },
    ...{ call: `(id: "w1") ${answer}`, check: null, why: "the account had the money" },
  },
  {
    ...{ field: "Mutation.claimReward", name: "a reward", call: `(rewardId: "r1") ${answer}` },
    ...{ check: null, why: earned },
  },
  {
    ...{ field: "Mutation.claimRebate", name: "the rebate", call: `(${key()}) ${answer}` },
    ...{ check: null, why: earned },
  },
  {
    ...{ field: "Mutation.joinPromotion", name: "a promotion joined" },
    ...{ call: `(promotionId: "p1") ${answer}`, check: null, why: "no money moves" },
  },
  {
    ...{ field: "Mutation.claimPromotion", name: "what a promotion brings" },
    ...{ call: `(promotionId: "p1", ${key()}) ${answer}`, check: null, why: earned },
  },
  {
    ...{ field: "Mutation.redeemPoints", name: "a reward for points" },
    ...{ call: `(input: { rewardId: "1", ${password}, ${key()} }) ${answer}`, check: null },
    why: earned,
  },
  {
    ...{ field: "Mutation.convertPoints", name: "points to cash" },
    ...{ call: `(input: { points: 100, ${password}, ${key()} }) ${answer}`, check: null },
    why: earned,
  },
  {
    ...{ field: "Mutation.transferFunds", name: "money into a game", call: move("MAIN", "v") },
    ...{ check: "checkPlay", atLimit: "LIMIT_REACHED", send: sends.wallet },
  },
  {
    ...{ field: "Mutation.transferFunds", name: "money out of a game", call: move("v", "MAIN") },
    ...{ check: null, why: "money leaves the game" },
  },
  {
    ...{ field: "Mutation.returnFunds", name: "everything back", call: `(${key()}) ${answer}` },
    ...{ check: null, why: "money leaves the games", opensOnBreak: true },
  },
  {
    ...{ field: "Mutation.launchGame", name: "a launch" },
    call: `(input: { gameId: "1", vendorCode: "v", gameCode: "g", type: "RNG", ${key()} }) {
      __typename ... on LaunchRefused { why: reason } ... on Refused { reason } }`,
    ...{ check: "checkPlay", atLimit: "NET_LOSS_LIMIT", send: sends.launch },
  },
  {
    ...{ field: "Query.launch", name: "the page of a started game, loaded again" },
    ...{ call: `(ticket: "TICKET") { gameName url }`, check: "checkPlay", atLimit: '"url":null' },
  },
  {
    ...{ field: "Mutation.freePlay", name: "a trial account" },
    ...{ call: answer, check: null, why: "no money is at stake" },
  },
];

const sums = {
  ...{ deposit: "0", withdrawal: "0", bonus: "0", rebate: "0", profit: "0" },
  ...{ stake: "100.00", win: "0" },
};

/** An account that has deposited and lost 100.00 today, and a platform that agrees to everything. */
async function ask(path: Path, prepare: (portal: Portal) => unknown) {
  const statement = {
    ...pageOf([
      {
        ...{ id: "1", account: "receiver", kind: "DEPOSIT", amount: "100.00" },
        ...{ balanceAfter: null, at: Date.UTC(2026, 4, 10, 11), remark: null, requestId: null },
      },
    ]),
    totals: null,
  };
  const portal = await accountPortal(
    {
      [list]: pageOf([record("d9", "100.00")]),
      "GET /wps/records/profit": { days: [{ day: "2026-05-10", ...sums }], totals: sums },
      "GET /wps/agent/transactions": statement,
      [sends.deposit]: { id: "d1", status: "PENDING", payTo: null, expiresAt: null },
      [sends.team]: { id: "t1", balance: "1.00" },
      [sends.wallet]: { balances: [] },
      [sends.launch]: { url: "https://play.example/x" },
    },
    path.as ?? "MEMBER",
  );
  const ticket = await portal.scope.session.storeLaunch({
    ...{ url: "https://play.example/g/1", gameId: "1", gameName: "Koi", trial: false },
    startedAt: portal.now(),
  });
  await prepare(portal);
  const [type, field] = path.field.split(".");
  const source = `${type?.toLowerCase()} { ${field}${path.call.replace("TICKET", ticket)} }`;
  const before = portal.calls.length;
  const { data, errors } = await portal.run(source);
  expect(errors?.[0]?.extensions.code).not.toBe("BAD_REQUEST");
  return {
    text: JSON.stringify([data, errors?.map(({ extensions }) => extensions.code)]),
    calls: portal.calls.length - before,
    sent: path.send === undefined ? 0 : portal.count(path.send),
  };
}

type Portal = Awaited<ReturnType<typeof accountPortal>>;

/** The account at its limits: for money from above, that is the receiver. */
async function limited({ scope, now }: Portal, kinds: readonly ("DEPOSIT" | "NET_LOSS")[]) {
  for (const name of ["player1", "receiver"]) {
    for (const kind of kinds) {
      await scope.protection.of(name).change({ kind, period: "DAY" }, "100.00", now());
    }
  }
}
const atLimit = (portal: Portal) => limited(portal, ["DEPOSIT", "NET_LOSS"]);
const onBreak = ({ scope, now }: Portal) =>
  scope.protection.of("player1").startBreak({ length: "DAY", now: now(), entries: [] });
const receiverOnBreak = ({ scope, now }: Portal) =>
  scope.protection.of("receiver").startBreak({ length: "DAY", now: now(), entries: [] });

/** The objects answer these questions with "go on". */
function without({ scope }: Portal, checks: readonly Check[]) {
  const answers = {
    openBreak: async () => null,
    reserve: async () => ({ state: "ALLOWED" as const }),
    checkPlay: async () => ({ state: "OPEN" as const }),
  };
  const { of } = scope.protection;
  const replaced = Object.fromEntries(checks.map((check) => [check, answers[check]]));
  scope.protection = { of: (name) => ({ ...of(name), ...replaced }) };
}

/** What asks for the break: in one step with the limits (DEPOSIT, LAUNCH), or before; money into a game asks twice. */
function checksOfBreak({ field, check }: Path): readonly Check[] {
  const inStep = /^(DEPOSIT|LAUNCH)$/.test(effects[field as keyof typeof effects]);
  if (check === null) return ["openBreak"];
  return inStep ? [check] : ["openBreak", check];
}

const named = paths.map((path) => [path.name, path] as const);
const guarded = named.filter(([, { check }]) => check !== null);
const free = named.filter(([, { check }]) => check === null);

describe("G7 G17 every way by which money comes in or play begins", () => {
  it("is in the list: a field that says so, and every change of money", () => {
    const moves = Object.entries(effects).filter(([, effect]) => effect !== "NONE");
    // These two only take money out, with no way in.
    const out = ["Mutation.requestWithdrawal", "Mutation.confirmWithdrawal"];
    const listed = new Set([...paths.map(({ field }) => field), ...out]);
    expect([...listed].sort()).toEqual(moves.map(([field]) => field).sort());
    for (const { check, why, send, field } of paths) {
      if (check === null) expect(why?.length).toBeGreaterThan(10);
      else expect(send ?? field).toMatch(/^(POST|Query\.launch)/);
    }
  });

  const closable = named.filter(([, { opensOnBreak }]) => !opensOnBreak);
  it.each(closable)("G17 %s is closed by a break, by its check alone", async (_name, path) => {
    const closed = await ask(path, onBreak);
    expect(closed.text).toMatch(/ON_BREAK|UNAUTHENTICATED/);
    expect(closed.calls).toBe(0);
    const checks = checksOfBreak(path);
    const open = await ask(path, async (portal) => {
      await onBreak(portal);
      without(portal, checks);
    });
    expect(open.text).not.toMatch(/ON_BREAK|UNAUTHENTICATED/);
  });

  const counted = guarded.filter(([, { opensOnBreak, send }]) => !opensOnBreak && send);
  it.each(counted)(
    "G17 %s is closed by a break in the step that counts it",
    async (_name, path) => {
      const { text, sent } = await ask(path, async (portal) => {
        await onBreak(portal);
        without(portal, ["openBreak"]);
      });
      expect(text).toContain("ON_BREAK");
      expect(sent).toBe(0);
    },
  );

  it("G17 G20 money from above is closed by a break of the receiver, in the words of any refusal", async () => {
    const [, path] = guarded.find(([, { as }]) => as === "AGENT") ?? [];
    if (!path) throw new Error("no path");
    const closed = await ask(path, receiverOnBreak);
    expect(closed.text).toContain("RECEIVER_UNAVAILABLE");
    expect(closed.sent).toBe(0);
    const open = await ask(path, async (portal) => {
      await receiverOnBreak(portal);
      without(portal, ["reserve"]);
    });
    expect(open.sent).toBe(1);
  });

  it.each(guarded)("G7 %s is closed at a limit, by its check alone", async (_name, path) => {
    const closed = await ask(path, atLimit);
    expect(closed.text).toContain(path.atLimit);
    expect(closed.sent).toBe(0);
    const open = await ask(path, async (portal) => {
      await atLimit(portal);
      if (path.check) without(portal, [path.check]);
    });
    expect(open.text).not.toContain(path.atLimit);
    if (path.send) expect(open.sent).toBe(1);
  });

  it.each(guarded)("G7 %s is open below a limit of another kind", async (_name, path) => {
    const kind = path.check === "reserve" ? "NET_LOSS" : "DEPOSIT";
    const other = await ask(path, (portal) => limited(portal, [kind]));
    expect(other.text).not.toContain(path.atLimit);
    if (path.send) expect(other.sent).toBe(1);
  });

  it.each(free)("G7 %s is never closed by a limit", async (_name, path) => {
    const { text, calls } = await ask(path, atLimit);
    expect(text).not.toMatch(/depositLimit|LIMIT|RECEIVER_UNAVAILABLE/);
    // It reached its own calls, or a switch of the brand closes it whatever the limits are.
    if (!/NOT_OFFERED/.test(text)) expect(calls).toBeGreaterThan(0);
  });
});
