import { sql } from "drizzle-orm";
import { walletOwner } from "../../domains/wallet/ledger.ts";
import { bulkInsert, type Cell } from "../bulk-insert.ts";
import type { Database } from "../open.ts";
import { ledgerTransfer } from "../schema/history.ts";
import { ledgerAccount } from "../schema/wallet.ts";

interface Account {
  currency: string;
  balance: number;
  updatedAt: number;
}

/**
 * Books many movements like `moveMoney`, but collects them in memory until they are written. Movements must be added in the
 * order of their times. An empty batch is the ledger of a new world.
 */
export class LedgerBatch {
  #accounts = new Map<string, Account>();
  #transfers: Cell[][] = [];
  #entries: Cell[][] = [];
  #nextId = 1;

  /** A batch that goes on from a world's ledger. */
  static after(db: Database): LedgerBatch {
    const batch = new LedgerBatch();
    for (const { id, currency, balance, updatedAt } of db.select().from(ledgerAccount).all()) {
      batch.#accounts.set(id, { currency, balance, updatedAt });
    }
    const last = db.select({ id: sql<number>`coalesce(max(id), 0)` }).from(ledgerTransfer).get();
    batch.#nextId = (last?.id ?? 0) + 1;
    return batch;
  }

  open(id: string, currency: string, now: number): void {
    if (!this.#accounts.has(id)) this.#accounts.set(id, { currency, balance: 0, updatedAt: now });
  }

  /** Returns the current balance of an account, in minor units. */
  balance(id: string): number {
    return this.#accounts.get(id)?.balance ?? 0;
  }

  move(kind: string, reference: string, [from, to]: [string, string], amount: number, at: number) {
    if (amount === 0) return;
    const id = this.#nextId++;
    this.#transfers.push([id, kind, reference, at]);
    this.#enter(id, from, -amount, kind, at);
    this.#enter(id, to, amount, kind, at);
  }

  #enter(transferId: number, id: string, amount: number, kind: string, at: number): void {
    const account = this.#accounts.get(id);
    if (account === undefined) throw new Error(`no ledger account ${id}`);
    account.balance += amount;
    account.updatedAt = at;
    this.#entries.push([transferId, id, amount, account.balance, walletOwner(id), at, kind]);
  }

  /** Writes the movements; once only. */
  writeMovements(db: Database): void {
    const entryColumns = ["transfer_id", "account_id", "amount", "balance_after", "member_id"];
    bulkInsert(db, "ledger_transfer", ["id", "kind", "reference", "at"], this.#transfers);
    bulkInsert(db, "ledger_entry", [...entryColumns, "at", "kind"], this.#entries);
  }

  /** Writes the accounts with their balances after all movements. */
  writeAccounts(db: Database): void {
    const rows = [...this.#accounts].map(([id, { currency, balance, updatedAt }]) => [
      id,
      currency,
      balance,
      updatedAt,
    ]);
    db.run(sql`insert into ledger_account (id, currency, balance, updated_at)
      select value ->> 0, value ->> 1, value ->> 2, value ->> 3 from json_each(${JSON.stringify(rows)})
      where true
      on conflict (id) do update set balance = excluded.balance, updated_at = excluded.updated_at`);
  }

  /** Writes all; the batch must not be used afterwards. */
  write(db: Database): void {
    this.writeMovements(db);
    this.writeAccounts(db);
  }
}
