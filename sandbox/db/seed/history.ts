import { noEnd, rateColumns } from "../../domains/agent/commission/rate-times.ts";
import { seedCommission } from "../../domains/agent/commission/settle-commission.ts";
import { windowAt } from "../../domains/contracts/windows.ts";
import { gameTypes } from "../../domains/games/game-types.ts";
import { demoAccounts } from "../../domains/member/demo-accounts.ts";
import { isAgent } from "../../domains/member/member-types.ts";
import { dayMs, startOfDay } from "../../domains/records/days.ts";
import { bulkInsert } from "../bulk-insert.ts";
import { type Database, inTransaction } from "../open.ts";
import { worldSchema } from "../schema/create-tables.ts";
import { readSetting, writeSettings } from "../settings.ts";
import { seedContracts } from "./contracts.ts";
import { historyDays } from "./days.ts";
import { newLedger } from "./new-ledger.ts";
import { playedDays, writeDays } from "./played-days.ts";
import { playingDemos, tree } from "./tree.ts";

const done = "history";
const seededAt = "seeded-at";

/**
 * Creates the tables of the history (../schema/history.ts) and fills them with ninety days of play, the ledger, rates and
 * contracts, as of the time when the world was seeded. It changes no other table: nothing that a call has read before
 * becomes wrong. Returns false when the world has its history.
 */
export function seedHistory(db: Database): boolean {
  if (hasHistory(db)) return false;
  const now = Number(readSetting(db, seededAt));
  const { history, historyIndices } = worldSchema();
  inTransaction(db, () => {
    db.run(history);
    writeDays(db, playedDays([...tree, ...playingDemos], now));
    newLedger(now).writeMovements(db);
    db.run(historyIndices);
    seedRates(db, now);
    seedContracts(db, now);
    seedCommission(db, startOfDay(now) - (historyDays - 1) * dayMs, now);
    writeSettings(db, { [done]: "1" });
  });
  return true;
}

/**
 * Whether anything of a world can be due at a time. In a new world the first salaries are, when the first five minutes end;
 * what a player does that falls due later needs the history, so that it is there then.
 */
export function canBeDue(db: Database, now: number): boolean {
  return hasHistory(db) || now >= windowAt("REALTIME", "", Number(readSetting(db, seededAt))).to;
}

function hasHistory(db: Database): boolean {
  return readSetting(db, done) !== undefined;
}

/** Rates decrease by a fifth of a percent per level; members get a quarter of a percent less than agents. */
function seedRates(db: Database, now: number): void {
  const people = [
    ...tree.map(({ id, level, type }) => ({ id, level, agent: isAgent(type) })),
    ...demoAccounts.map(({ id, type }) => ({
      id,
      level: id === 200001 ? 0 : id === 200002 ? 1 : 2,
      agent: isAgent(type),
    })),
  ];
  // agent1 raised agent2's rates once (CA172).
  const at = now - 40 * dayMs;
  const raisedAt = startOfDay(at) + dayMs;
  const rows = people.flatMap(({ id, level, agent }) => {
    const rate = 12_000 - level * 2000 - (agent ? 0 : 2500);
    return gameTypes.flatMap((type) =>
      id === 200002
        ? [
            [id, type, 0, raisedAt, 9000],
            [id, type, raisedAt, noEnd, rate],
          ]
        : [[id, type, 0, noEnd, rate]],
    );
  });
  bulkInsert(db, "rate", rateColumns, rows);
  const raised = gameTypes.map((type) => [200002, "agent1", at, raisedAt, type, 9000, 10_000]);
  const columns = ["member_id", "by", "at", "since", "game_type", "before", "after"];
  bulkInsert(db, "rate_change", columns, raised);
}
