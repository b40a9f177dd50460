import { describe, expect, it } from "vitest";
import { accountPortal, demoKey, pageOf } from "../../testing/account.ts";
import { refusal } from "../../testing/platform.ts";

const list = "GET /wps/relay/GCS_walletList";
const move = "POST /wps/relay/GCS_walletTransfer";
const ledger = "GET /wps/records/transactions";
const wallet = (code: string, balance: string | null) => ({ wallet: code, name: code, balance });
const balances = {
  balances: [wallet("MAIN", "100"), wallet("PG", "5"), wallet("PP", "0"), wallet("JL", "7.5")],
};
const part = "fundsReturn { id wallets { code amount { amount } state } }";
const source = `mutation ($key: ID!) { returnFunds(idempotencyKey: $key) {
  __typename
  ... on InvalidInput { fields { field } }
  ... on Refused { reason }
  ... on ReturnFundsSuccess { ${part} } } }`;

type Answer = { returnFunds: Record<string, unknown> };

async function visitor(table: Record<string, unknown>) {
  const portal = await accountPortal({ [list]: balances, ...table });
  const send = async (key = demoKey) =>
    (await portal.run<Answer>(source, { key })).data?.returnFunds;
  const last = async () => (await portal.run(`{ wallet { ${part} } }`)).data;
  return { ...portal, send, last };
}
const said = (states: Record<string, string>, amounts: Record<string, string> = {}) => ({
  id: demoKey,
  wallets: Object.entries(states).map(([code, state]) => ({
    code,
    amount: { amount: amounts[code] ?? { PG: "5.00", JL: "7.50" }[code] },
    state,
  })),
});

describe("returnFunds", () => {
  it("U27b C23 CA7 empties each wallet with a balance, and a reload shows the same result", async () => {
    const { send, last, sent, count } = await visitor({ [move]: {} });
    expect(await last()).toEqual({ wallet: { fundsReturn: null } });
    const done = said({ PG: "MOVED", JL: "MOVED" });
    expect(await send()).toEqual({ __typename: "ReturnFundsSuccess", fundsReturn: done });
    expect(await last()).toEqual({ wallet: { fundsReturn: done } });
    const [first, second] = [await sent(move), await sent(move, 1)];
    expect([first, second]).toMatchObject([
      { from: "PG", to: "MAIN", amount: "5.00" },
      { from: "JL", to: "MAIN", amount: "7.50" },
    ]);
    expect(first.requestId).not.toBe(second.requestId);
    // Submitting the same form again moves nothing and sends no call.
    expect(await send()).toMatchObject({ fundsReturn: done });
    expect([count(move), count(list)]).toEqual([2, 1]);
  });

  it("U27b C23 a wallet that fails does not stop the others", async () => {
    const { send, last } = await visitor({
      [move]: async (request: Request) =>
        (await request.clone().text()).includes('"PG"') ? refusal("vendor.refused") : {},
    });
    const done = said({ PG: "FAILED", JL: "MOVED" });
    expect(await send()).toMatchObject({ fundsReturn: done });
    expect(await last()).toEqual({ wallet: { fundsReturn: done } });
  });

  it("U27b C23 CA21 continues a lost transfer with the same key, and moves the money once", async () => {
    const rows: unknown[] = [];
    const lost = new Response("", { status: 504 });
    const { send, count, now, sent } = await visitor({
      [move]: async (request: Request) =>
        (await request.clone().text()).includes('"PG"') ? lost : {},
      [ledger]: () => pageOf(rows),
    });
    expect(await send()).toMatchObject({ fundsReturn: said({ PG: "UNKNOWN", JL: "MOVED" }) });
    const { requestId } = await sent(move);
    const entry = { id: "t1", kind: "TRANSFER_IN", amount: "5.00", balanceAfter: "105", requestId };
    rows.push({ ...entry, account: "player1", at: now() });
    expect(await send()).toMatchObject({ fundsReturn: said({ PG: "MOVED", JL: "MOVED" }) });
    expect(count(move)).toBe(2);
  });

  it("CA7 reports a wallet with an unreadable balance, and does not empty it", async () => {
    const silent = { balances: [wallet("MAIN", "1"), wallet("PG", null), wallet("JL", "7.5")] };
    const { run, send, sent } = await visitor({ [list]: silent, [move]: {} });
    const shown = await run("{ wallet { balances { code balance { amount } } } }");
    expect(shown.data).toMatchObject({
      wallet: { balances: [{}, { code: "PG", balance: null }, { balance: { amount: "7.50" } }] },
    });
    expect(await send()).toMatchObject({
      fundsReturn: {
        wallets: [
          { code: "PG", amount: null, state: "FAILED" },
          { code: "JL", state: "MOVED" },
        ],
      },
    });
    expect(await sent(move)).toMatchObject({ from: "JL" });
  });

  it("U27b C23 K25 empties a wallet down to the smallest step of its currency, and one with less than that is empty", async () => {
    const won = { balances: [wallet("MAIN", "1"), wallet("PG", "5.1250"), wallet("JL", "0.0034")] };
    const { send, sent, count } = await visitor({ [list]: won, [move]: {} });
    expect(await send()).toMatchObject({ fundsReturn: said({ PG: "MOVED" }, { PG: "5.12" }) });
    expect(await sent(move)).toMatchObject({ from: "PG", amount: "5.12" });
    expect(count(move)).toBe(1);
  });

  it("A146 U27b keeps the result of each wallet when two requests run at once", async () => {
    let moves = 0;
    const slow = async () => {
      moves += 1;
      await new Promise((resolve) => setTimeout(resolve, 5 * moves));
      return { balances: [] };
    };
    const { send, last } = await visitor({ [move]: slow });
    await Promise.all([send(), send(), send()]);
    // A request that came too early continues with the same key.
    await send();
    expect(await last()).toEqual({
      wallet: { fundsReturn: said({ PG: "MOVED", JL: "MOVED" }) },
    });
  });

  it("U27b V60 refuses an invalid key, and returns a refusal that holds for all wallets", async () => {
    const { send, calls } = await visitor({ [move]: {} });
    expect(await send("1")).toMatchObject({ fields: [{ field: "idempotencyKey" }] });
    expect(calls).toEqual([]);
    const off = await visitor({ [move]: refusal("feature.off") });
    expect(await off.send()).toEqual({ __typename: "Refused", reason: "NOT_OFFERED" });
    expect(off.count(move)).toBe(1);
    const silent = await visitor({ [list]: new Response("", { status: 503 }) });
    expect(await silent.send()).toMatchObject({ reason: "PLATFORM_UNAVAILABLE" });
  });
});
