/**
 * Every way by which money comes in or play begins (G7, G17): what a break and a reached limit do there. The object's
 * answer to one question is also replaced by "go on", and then the way is open: so it is closed by that question alone, and
 * a way that no longer asks it fails its test.
 */
import { describe, expect, it } from "vitest";
import { fields, rowOf } from "../fields.ts";
import { accountPortal, pageOf } from "../testing/account.ts";
import { list, record } from "../testing/deposits.ts";
import { type Check, type Path, paths, sends } from "../testing/money-paths.ts";

const sums = {
  deposit: "0",
  withdrawal: "0",
  bonus: "0",
  rebate: "0",
  profit: "0",
  stake: "100.00",
  win: "0",
};

/** An account that has deposited and lost 100.00 today, and a platform that agrees to everything. */
async function sendRequest(path: Path, prepare: (portal: Portal) => unknown) {
  const statement = {
    ...pageOf([
      {
        id: "1",
        account: "receiver",
        kind: "DEPOSIT",
        amount: "100.00",
        balanceAfter: null,
        at: Date.UTC(2026, 4, 10, 11),
        remark: null,
        requestId: null,
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
    url: "https://play.example/g/1",
    gameId: "1",
    gameName: "Koi",
    trial: false,
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
async function limited(
  { scope, now }: Portal,
  kinds: readonly ("DEPOSIT" | "NET_LOSS" | "STAKE")[],
) {
  for (const name of ["player1", "receiver"]) {
    for (const kind of kinds) {
      const period = kind === "STAKE" ? "BET" : "DAY";
      const amount = kind === "STAKE" ? "0.01" : "100.00";
      await scope.protection.of(name).change({ kind, period }, amount, now());
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
    signInState: async () => ({ break: null, form: 2, person: { entries: [], read: null } }),
    reserve: async () => ({ state: "ALLOWED" as const }),
    checkPlay: async () => ({ state: "OPEN" as const }),
  };
  const { of } = scope.protection;
  const replaced = Object.fromEntries(checks.map((check) => [check, answers[check]]));
  scope.protection = { of: (name) => ({ ...of(name), ...replaced }) };
}

/** What asks for the break: in one step with the limits (DEPOSIT, LAUNCH), or before; money into a game asks twice. */
function checksOfBreak({ field, check }: Path): readonly Check[] {
  const inStep = /^(DEPOSIT|LAUNCH)$/.test(rowOf(field)?.effect ?? "NONE");
  if (check === null) return ["openBreak"];
  return inStep ? [check] : ["openBreak", check];
}

const named = paths.map((path) => [path.name, path] as const);
const guarded = named.filter(([, { check }]) => check !== null);
const free = named.filter(([, { check }]) => check === null);

describe("G7 G17 every way by which money comes in or play begins", () => {
  it("is in the list: a field that says so, and every change of money", () => {
    const moves = Object.entries(fields).filter(([, { effect = "NONE" }]) => effect !== "NONE");
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
    const closed = await sendRequest(path, onBreak);
    expect(closed.text).toMatch(/ON_BREAK|UNAUTHENTICATED/);
    expect(closed.calls).toBe(0);
    const checks = checksOfBreak(path);
    const open = await sendRequest(path, async (portal) => {
      await onBreak(portal);
      without(portal, checks);
    });
    expect(open.text).not.toMatch(/ON_BREAK|UNAUTHENTICATED/);
  });

  const counted = guarded.filter(([, { opensOnBreak, send }]) => !opensOnBreak && send);
  it.each(counted)(
    "G17 %s is closed by a break in the step that counts it",
    async (_name, path) => {
      const { text, sent } = await sendRequest(path, async (portal) => {
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
    const closed = await sendRequest(path, receiverOnBreak);
    expect(closed.text).toContain("RECEIVER_UNAVAILABLE");
    expect(closed.sent).toBe(0);
    const open = await sendRequest(path, async (portal) => {
      await receiverOnBreak(portal);
      without(portal, ["signInState", "reserve"]);
    });
    expect(open.sent).toBe(1);
    const counted = await sendRequest(path, async (portal) => {
      await receiverOnBreak(portal);
      without(portal, ["signInState"]);
    });
    expect(counted.text).toContain("RECEIVER_UNAVAILABLE");
    expect(counted.sent).toBe(0);
  });

  it.each(guarded)("G7 %s is closed at a limit, by its check alone", async (_name, path) => {
    const closed = await sendRequest(path, atLimit);
    expect(closed.text).toContain(path.atLimit);
    expect(closed.sent).toBe(0);
    const open = await sendRequest(path, async (portal) => {
      await atLimit(portal);
      if (path.check) without(portal, [path.check]);
    });
    expect(open.text).not.toContain(path.atLimit);
    if (path.send) expect(open.sent).toBe(1);
  });

  it.each(guarded)("G1 G7 %s is open below a limit of another kind", async (_name, path) => {
    // A limit on stakes concerns bets, which are placed at the platform.
    for (const kind of [path.check === "reserve" ? "NET_LOSS" : "DEPOSIT", "STAKE"] as const) {
      const other = await sendRequest(path, (portal) => limited(portal, [kind]));
      expect(other.text).not.toContain(path.atLimit);
      if (path.send) expect(other.sent).toBe(1);
    }
  });

  it.each(free)("G7 %s is never closed by a limit", async (_name, path) => {
    const { text, calls } = await sendRequest(path, atLimit);
    expect(text).not.toMatch(/depositLimit|LIMIT|RECEIVER_UNAVAILABLE/);
    // It reached its own calls, or a switch of the brand closes it whatever the limits are.
    if (!/NOT_OFFERED/.test(text)) expect(calls).toBeGreaterThan(0);
  });
});
