/** One entry of a kind; the amounts are in minor units. */
export interface AttentionRow {
  /** Names it within its kind; something new of the same account has another one. */
  id: string;
  account: string;
  /** When it began, in ms; null for what holds now. */
  at: number | null;
  /** The end of the earliest period that it is about, in ms. */
  since?: number;
  amount?: number | null;
  /** Of the amount, where it may be another than the agent's. */
  currency?: string;
  contract?: string;
  gameType?: string;
  /** 1/10000 percent. */
  rate?: number;
  own?: number;
  nodeId?: number;
  direction?: "RECEIVED" | "PAID";
  /** How many entries there are in all. */
  found: number;
}

/** Which entries of a kind: those that the caller has not set aside, page by page. */
export interface Which {
  hidden: readonly string[];
  /** Accounts that are never listed. */
  never: readonly string[];
  offset: number;
  limit: number;
}

/** The entries of a list that are wanted. */
export function wantedOf(
  rows: readonly Omit<AttentionRow, "found">[],
  { hidden, never, offset, limit }: Which,
): AttentionRow[] {
  const left = rows.filter(({ id, account }) => !hidden.includes(id) && !never.includes(account));
  return left.slice(offset, offset + limit).map((row) => ({ ...row, found: left.length }));
}
