import { sql } from "drizzle-orm";
import { walletOwner } from "../domains/wallet/ledger.ts";
import { bulkInsert, type Cell } from "./bulk-insert.ts";
import type { Database } from "./open.ts";
import { ledgerAccount, ledgerTransfer } from "./schema.ts";

/**
 * Books many movements like `moveMoney`, but collects them in memory until `flush`. Movements must be added
 * in the order of their times.
 */
export class LedgerBatch {
  #accounts = new Map<string, { currency: string; balance: number; updatedAt: number }>();
  #transfers: Cell[][] = [];
  #entries: Cell[][] = [];
  #nextId: number;

  constructor(private readonly db: Database) {
    for (const row of db.select().from(ledgerAccount).all()) this.#accounts.set(row.id, { ...row });
    const last = db.select({ id: sql<number>`coalesce(max(id), 0)` }).from(ledgerTransfer).get();
    this.#nextId = (last?.id ?? 0) + 1;
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

  /** Writes all movements; the batch must not be used afterwards. */
  flush(): void {
    const entryColumns = ["transfer_id", "account_id", "amount", "balance_after", "member_id"];
    bulkInsert(this.db, "ledger_transfer", ["id", "kind", "reference", "at"], this.#transfers);
    bulkInsert(this.db, "ledger_entry", [...entryColumns, "at", "kind"], this.#entries);
    const rows = [...this.#accounts].map(([id, { currency, balance, updatedAt }]) => [
      id,
      currency,
      balance,
      updatedAt,
    ]);
    this.db.run(sql`insert into ledger_account (id, currency, balance, updated_at)
      select value ->> 0, value ->> 1, value ->> 2, value ->> 3 from json_each(${JSON.stringify(rows)})
      where true
      on conflict (id) do update set balance = excluded.balance, updated_at = excluded.updated_at`);
  }
}
