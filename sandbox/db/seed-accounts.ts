import { eq, sql } from "drizzle-orm";
import { seedCommission } from "../domains/agent/settle-commission.ts";
import { gameTypes } from "../domains/games/game-types.ts";
import { demoAccounts, moreDemoAccounts } from "../domains/member/demo-accounts.ts";
import { isAgent } from "../domains/member/member-types.ts";
import { currencyScale } from "../domains/points/earn-points.ts";
import { dayMs, startOfDay } from "../domains/records/days.ts";
import { seedHash } from "../domains/session/password.ts";
import { bankOf, houseOf, walletOf } from "../domains/wallet/ledger.ts";
import { wholeAmount } from "../domains/wallet/money.ts";
import { bulkInsert, type Cell } from "./bulk-insert.ts";
import { type Database, inTransaction } from "./open.ts";
import { setting } from "./schema.ts";
import { seedContracts } from "./seed-contracts.ts";
import { historyDays, ledgerStart } from "./seed-history.ts";
import { LedgerBatch } from "./seed-ledger.ts";
import { netOf, seedPlay, seedPoints } from "./seed-play.ts";
import { seedProfiles } from "./seed-profiles.ts";
import { type Person, playingDemos, tree } from "./seed-tree.ts";

const done = "seed:accounts";
const password = "Portico#2026";

/**
 * Seeds a world once with the data of accounts, agents and reports: the team below agent1, ninety days of
 * play, profiles, rates and contracts. An older world gets it too, but its demo accounts keep their balance
 * and statement.
 */
export async function seedAccounts(db: Database, now: number, fresh: boolean): Promise<void> {
  if (db.select().from(setting).where(eq(setting.key, done)).get()) return;
  // One hash for all: sixty hashes would take longer than the rest of the seed.
  const passwordHash = await seedHash("downline", password);
  const own = await Promise.all(
    moreDemoAccounts.map(({ account, password }) => seedHash(account, password)),
  );
  const paymentHash = await seedHash("payment", "246810");
  inTransaction(db, () => {
    const ledger = new LedgerBatch(db);
    seedPeople(db, { passwordHash, own }, now, ledger);
    if (fresh) seedPlay(db, [...tree, ...playingDemos], now, ledger);
    else seedPlay(db, tree, now, ledger);
    for (const person of [...tree, ...playingDemos]) seedPoints(person, ledger, now);
    ledger.flush();
    seedRates(db, now);
    seedProfiles(db, paymentHash, now);
    seedContracts(db, now);
    seedCommission(db, startOfDay(now) - (historyDays - 1) * dayMs, now);
    db.insert(setting).values({ key: done, value: "1" }).run();
  });
}

/** The hash of the team's accounts, and the hashes of the demo accounts in their order. */
interface Hashes {
  passwordHash: string;
  own: readonly string[];
}

function seedPeople(
  db: Database,
  { passwordHash, own }: Hashes,
  now: number,
  ledger: LedgerBatch,
): void {
  const rows: Cell[][] = [];
  const start = ledgerStart(now);
  const add = (person: Person, balance: number, hash = passwordHash) => {
    const { id, account, nickname, type, currency, uplineId, daysOld } = person;
    const icon = JSON.stringify(`/media/avatars/${id % 40}.svg`);
    const seen = now - (id % 50) * 3_600_000;
    const made = now - daysOld * dayMs;
    const flags = [0, 0, 0];
    rows.push([id, account, hash, nickname, type, currency, id % 4]);
    rows.at(-1)?.push(Math.max(seen, made), ...flags, icon, uplineId, made);
    const [wallet, bank] = [walletOf(id), bankOf(currency)];
    for (const opened of [wallet, bank, houseOf(currency)]) ledger.open(opened, currency, start);
    ledger.move("opening", `opening:${id}`, [bank, wallet], balance, start);
  };
  for (const person of tree) {
    const units = isAgent(person.type) ? 8000 : 300 + (person.id % 37) * 55;
    const aim = wholeAmount(units * currencyScale(person.currency));
    // An account that would end with a negative balance gets a higher opening balance.
    add(person, Math.max(aim, aim - netOf(person, now)));
  }
  for (const [index, demo] of moreDemoAccounts.entries()) {
    const person = { ...demo, currency: "USD", uplineId: null, level: 1, daysOld: 60, activity: 0 };
    add(person, 500_000, own[index]);
  }
  const columns = ["id", "account", "password_hash", "nickname", "type", "currency", "vip"];
  const flags = ["first_time_login", "password_expired", "locked"];
  const rest = ["last_login", ...flags, "icon", "upline_id", "created_at"];
  // An account that a developer registered under one of these names stays unchanged.
  const taken = new Set(
    db.all<{ account: string }>(sql`select account from member`).map(({ account }) => account),
  );
  const free = rows.filter(([, account]) => !taken.has(String(account)));
  bulkInsert(db, "member", [...columns, ...rest], free);
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
  const rows = people.flatMap(({ id, level, agent }) =>
    gameTypes.map((type) => [id, type, 12_000 - level * 2000 - (agent ? 0 : 2500)]),
  );
  bulkInsert(db, "rate", ["member_id", "game_type", "rate"], rows);
  // agent1 raised agent2's rates once (CA172).
  const raised = gameTypes.map((type) => [200002, "agent1", now - 40 * dayMs, type, 9000, 10_000]);
  const columns = ["member_id", "by", "at", "game_type", "before", "after"];
  bulkInsert(db, "rate_change", columns, raised);
}
