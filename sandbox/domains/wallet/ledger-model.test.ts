import { expect, it } from "vitest";
import { histories } from "../../../tests/support/histories.ts";
import type { SandboxClient } from "../../sandbox-client.mjs";
import { testWorld } from "../../test-sandbox.mjs";

const atOnce = 8;
const operations = Math.ceil(histories(1000) / atOnce) * atOnce;
const seed = 20_260_401;

/** A small generator of numbers: the same run every time. */
function randomOf(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

interface Player {
  token: string;
  play: string;
}

async function enter(client: SandboxClient, account: string): Promise<Player> {
  const token = await client.tokenOf(account);
  const query = "clientType=3&platform=flash,html5-desktop&gameType=FISH&pageSize=5";
  const list = await client.call(`/wps/relay/GCSGAME_gameList?${query}`, { module: "GAMELO3" });
  const game = list.json.value.games[1];
  const { nodeId, vassalage, gameCode, gameType } = game;
  const body = { nodeId, vassalage, gameCode, gameType, language: "EN", clientType: 3 };
  const { json } = await client.call("/wps/game/launchGame", {
    module: "GAMELO3",
    token,
    body: { ...body, platform: "html5-desktop", backUrl: "http://localhost/" },
  });
  const url = new URL(json.value.url);
  return { token, play: `${url.pathname}/round` };
}

/** One operation, some of which have to be refused; returns what it was. */
async function operate(client: SandboxClient, players: Player[], draw: (below: number) => number) {
  const player = players[draw(players.length)];
  if (player === undefined) throw new Error("nobody");
  const { token, play } = player;
  const amount = `${1 + draw(400)}.${String(draw(100)).padStart(2, "0")}`;
  const requestId = crypto.randomUUID();
  const paymentPassword = "246810";
  switch (draw(10)) {
    case 0: {
      const body = { methodId: draw(2) ? "usdt" : "bank", amount, requestId };
      return client.sealed("/wps/deposit/requests", body, { token, module: "DEPOSIT3" });
    }
    case 1: {
      const body = { cardId: String(1 + draw(4)), amount, paymentPassword, requestId };
      return client.sealed("/wps/withdraw/requests", body, { token, module: "WITHDRAW3" });
    }
    case 2: {
      const direction = draw(2) ? "UPLINE" : "DOWNLINE";
      const account = direction === "DOWNLINE" ? (draw(2) ? "player1" : "agent2") : "";
      const body = { direction, account, amount, paymentPassword, requestId };
      return client.sealed("/wps/transfer/line", body, { token });
    }
    case 3: {
      const [from, to] = draw(2) ? ["MAIN", "PG"] : ["PG", "MAIN"];
      const body = { from, to, amount, requestId };
      return client.call("/wps/relay/GCS_walletTransfer", { token, module: "FUNDTRANS3", body });
    }
    case 4: {
      const body = { points: 1 + draw(150), paymentPassword, requestId };
      const path = "/wps/relay/passwordCheck/MCS2_convertPoint";
      return client.sealed(path, body, { token, module: "PTSYS3" });
    }
    case 5: {
      const rewardId = draw(2) ? "coupon-5" : "airtime";
      const body = { rewardId, quantity: 1 + draw(2), paymentPassword, requestId };
      const path = "/wps/relay/passwordCheck/MCS2_redeemPointReward";
      return client.sealed(path, body, { token, module: "PTSYS3" });
    }
    case 6:
      return client.call("/wps/rebate", { token, module: "MANPLAYREB3", body: { requestId } });
    default: {
      const stake = `${1 + draw(120)}.00`;
      const body = JSON.stringify({ kind: "dice", stake, choice: { target: 45, over: false } });
      const answer = await client.fetch(play, { method: "POST", body });
      return { status: answer.status, json: await answer.json() };
    }
  }
}

it("money: debits equal credits and no wallet is below nought after random operations", async () => {
  const client = testWorld("ledger-model");
  const draw = randomOf(seed);
  const players: Awaited<ReturnType<typeof enter>>[] = [];
  for (const account of ["player1", "agent2", "agent1"]) players.push(await enter(client, account));
  const outcomes = new Map<string, number>();
  for (let done = 0; done < operations; done += atOnce) {
    const batch = Array.from({ length: atOnce }, () => operate(client, players, draw));
    for (const { status, json } of await Promise.all(batch)) {
      const word = json.errorCode ?? (status === 200 ? "done" : String(status));
      outcomes.set(word, (outcomes.get(word) ?? 0) + 1);
    }
    // Now and then the clock jumps, so that payments, orders and salaries fall due in between.
    if (done % 40 === 0) await client.ahead(done * 2);
  }
  await client.ahead(operations * 2 + 3600);
  await client.call("/wps/member/info", { token: players[0]?.token });
  expect(outcomes.get("done")).toBeGreaterThan(operations / 2);
  expect(outcomes.get("system.error")).toBeUndefined();
  expect([...outcomes.values()].reduce((sum, count) => sum + count, 0)).toBe(operations);

  const accounts = await client.switch("ledger", { method: "GET" });
  const entries = await client.switch("entries", { method: "GET" });
  const byTransfer = new Map<number, number>();
  const byAccount = new Map<string, number>();
  for (const { transferId, accountId, amount, balanceAfter } of entries) {
    byTransfer.set(transferId, (byTransfer.get(transferId) ?? 0) + amount);
    byAccount.set(accountId, (byAccount.get(accountId) ?? 0) + amount);
    expect(byAccount.get(accountId), `running balance of ${accountId}`).toBe(balanceAfter);
  }
  expect([...byTransfer.values()].filter((sum) => sum !== 0)).toEqual([]);
  const kinds = new Set<string>();
  for (const { id, balance } of accounts) {
    expect(byAccount.get(id) ?? 0, `balance of ${id}`).toBe(balance);
    const [kind] = id.split(":");
    kinds.add(kind);
    if (kind !== "house" && kind !== "bank") expect(balance, id).toBeGreaterThanOrEqual(0);
  }
  expect([...kinds].sort()).toEqual(["bank", "frozen", "hold", "house", "points", "wallet"]);
  // All open payments have ended, so no amount is reserved any more.
  const aside = accounts.filter(({ id }: { id: string }) => /^(?:hold|frozen):/.test(id));
  expect(aside.map(({ balance }: { balance: number }) => balance)).toEqual(aside.map(() => 0));
}, 240_000);
