/** One entry of a kind; the amounts are in minor units. */
export interface AttentionRow {
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
