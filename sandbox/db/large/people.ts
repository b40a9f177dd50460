import { noEnd, rateColumns } from "../../domains/agent/commission/rate-times.ts";
import { gameTypes } from "../../domains/games/game-types.ts";
import { hash32 } from "../../domains/games/hash.ts";
import { dayMs } from "../../domains/records/days.ts";
import { bankOf, houseOf, walletOf } from "../../domains/wallet/ledger.ts";
import { wholeAmount } from "../../domains/wallet/money.ts";
import { bulkInsert, type Cell } from "../bulk-insert.ts";
import type { Database } from "../open.ts";
import { ledgerStart } from "../seed/days.ts";
import { LedgerBatch } from "../seed/ledger-batch.ts";

/** Accounts below agent1 in a large world, in addition to those of every world. */
const largeAccounts = 5000;

export const largeCurrency = "USD";
const agent1 = 200001;
export const firstLargeId = 500_001;
const names = ["mina", "theo", "sora", "ivan", "luna", "joon", "nara", "otto", "vera", "kai"];

/** Agents by level, each below an agent of the level above; all others are members below any agent. */
const agentsOfLevel = [20, 80, 160] as const;
export const directAgents = agentsOfLevel[0];
const agentCount = agentsOfLevel.reduce((sum, count) => sum + count, 0);

/** How many of them play. */
export const largePlayers = largeAccounts - agentCount;

/** An account of the large team; agents come first, then players. */
export interface LargePerson {
  id: number;
  account: string;
  type: number;
  uplineId: number;
  /** 1 is directly below agent1. */
  level: number;
  /** The account's age in days. */
  daysOld: number;
}

/** A player by index, from 0. */
export function largePlayer(at: number): LargePerson {
  return largePerson(agentCount + at);
}

/** An account of the team by index, from 0; the same in every world. */
function largePerson(at: number): LargePerson {
  const id = firstLargeId + at;
  if (at >= agentCount) {
    const upline = hash32(at, 71) % agentCount;
    // Every fifteenth account was opened during the ninety days of history.
    const daysOld = at % 15 === 0 ? hash32(at, 72) % 90 : 91 + (hash32(at, 72) % 200);
    const level = levelOf(upline) + 1;
    const account = `${names[at % names.length]}${10_000 + at}`;
    return { id, account, type: 0, uplineId: firstLargeId + upline, level, daysOld };
  }
  const level = levelOf(at);
  const start = agentsOfLevel.slice(0, level - 1).reduce((sum, count) => sum + count, 0);
  const above = agentsOfLevel[level - 2];
  const uplineId =
    above === undefined ? agent1 : firstLargeId + start - above + ((at - start) % above);
  return { id, account: `team${1000 + at}`, type: 2, uplineId, level, daysOld: 300 - level };
}

function levelOf(agent: number): number {
  const [first, second] = agentsOfLevel;
  if (agent < first) return 1;
  return agent < first + second ? 2 : 3;
}

/** The accounts with their wallets, opening balances and rates. */
export function addLargePeople(db: Database, now: number, passwordHash: string): void {
  const start = ledgerStart(now);
  const ledger = LedgerBatch.after(db);
  const rows: Cell[][] = [];
  const rates: Cell[][] = [];
  for (const opened of [bankOf(largeCurrency), houseOf(largeCurrency)])
    ledger.open(opened, largeCurrency, start);
  for (let at = 0; at < largeAccounts; at++) {
    const { id, account, type, uplineId, level, daysOld } = largePerson(at);
    const made = now - daysOld * dayMs;
    const seen = Math.max(made, now - (hash32(at, 73) % 720) * 3_600_000);
    const icon = JSON.stringify(`/media/avatars/${id % 40}.svg`);
    rows.push([id, account, passwordHash, account, type, largeCurrency, id % 4, seen]);
    rows.at(-1)?.push(0, 0, 0, icon, uplineId, made);
    rates.push([id, 12_000 - level * 2000 - (type === 0 ? 2500 : 0)]);
    ledger.open(walletOf(id), largeCurrency, start);
    // More than anyone can bet in the history, so that no balance becomes negative.
    const opening = wholeAmount(2000 + (hash32(at, 74) % 6000));
    ledger.move("opening", `opening:${id}`, [bankOf(largeCurrency), walletOf(id)], opening, start);
  }
  const columns = ["id", "account", "password_hash", "nickname", "type", "currency", "vip"];
  const rest = ["last_login", "first_time_login", "password_expired", "locked", "icon"];
  bulkInsert(db, "member", [...columns, ...rest, "upline_id", "created_at"], rows);
  const types = gameTypes.flatMap((type) =>
    rates.map(([id, rate]) => [id, type, 0, noEnd, rate] as Cell[]),
  );
  bulkInsert(db, "rate", rateColumns, types);
  ledger.write(db);
}
