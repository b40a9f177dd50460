/** Verifies the audit trail (G35): it finds an entry that was changed, removed, inserted or moved, and a cut end. */
import { type AuditEntry, type ChainPoint, hashOf } from "./audit-entry.ts";

export type ChainProblem =
  /** The entry belongs to another chain: two chains were merged. */
  | "FOREIGN_ENTRY"
  /** Its number does not follow the one before: entries are missing, doubled or in another order. */
  | "OUT_OF_SEQUENCE"
  /** It names another entry before it: one was changed, inserted or removed. */
  | "BROKEN_LINK"
  /** Its hash does not fit its content. */
  | "CHANGED_ENTRY"
  /** The second store knows an entry that the chain does not have: the chain was cut at its end. */
  | "CUT_END"
  /** The second store knows another hash for an entry: the chain was written anew. */
  | "REWRITTEN";

export type Verification =
  | { sound: true; entries: number; head: ChainPoint }
  | { sound: false; problem: ChainProblem; seq: number };

/** Verifies a chain part by part, in order. */
export class ChainVerifier {
  #last: ChainPoint;
  #entries = 0;
  #problem: { problem: ChainProblem; seq: number } | null = null;
  readonly #start: ChainPoint;
  readonly #heads: Map<number, string>;

  /**
   * @param start the point before the first entry: the beginning, or the checkpoint of a dropped part
   * @param heads the points of the chain in the second store
   */
  constructor(start: ChainPoint, heads: readonly ChainPoint[]) {
    this.#start = start;
    this.#last = start;
    this.#heads = new Map(heads.map(({ seq, hash }) => [seq, hash]));
    if (heads.some(({ chain }) => chain !== start.chain)) {
      this.#problem = { problem: "FOREIGN_ENTRY", seq: start.seq };
    }
  }

  /** Adds the next entries. */
  async add(entries: readonly AuditEntry[]): Promise<void> {
    for (const entry of entries) {
      if (this.#problem) return;
      const problem = await this.#problemOf(entry);
      if (problem) this.#problem = { problem, seq: entry.seq };
      this.#last = { chain: entry.chain, seq: entry.seq, hash: entry.hash };
      this.#entries += 1;
    }
  }

  /** The result after the last entry. */
  result(): Verification {
    if (this.#problem) return { sound: false, ...this.#problem };
    const known = [...this.#heads].filter(([seq]) => seq >= this.#start.seq);
    const [atStart] = known.filter(([seq]) => seq === this.#start.seq);
    if (atStart && atStart[1] !== this.#start.hash) {
      return { sound: false, problem: "REWRITTEN", seq: this.#start.seq };
    }
    const furthest = Math.max(0, ...known.map(([seq]) => seq));
    if (furthest > this.#last.seq) return { sound: false, problem: "CUT_END", seq: furthest };
    return { sound: true, entries: this.#entries, head: this.#last };
  }

  async #problemOf(entry: AuditEntry): Promise<ChainProblem | null> {
    if (entry.chain !== this.#start.chain) return "FOREIGN_ENTRY";
    if (entry.seq !== this.#last.seq + 1) return "OUT_OF_SEQUENCE";
    if (entry.prev !== this.#last.hash) return "BROKEN_LINK";
    if ((await hashOf(entry)) !== entry.hash) return "CHANGED_ENTRY";
    const head = this.#heads.get(entry.seq);
    return head !== undefined && head !== entry.hash ? "REWRITTEN" : null;
  }
}

/** Verifies a whole chain. */
export async function verifyChain(
  entries: readonly AuditEntry[],
  start: ChainPoint,
  heads: readonly ChainPoint[],
): Promise<Verification> {
  const verifier = new ChainVerifier(start, heads);
  await verifier.add(entries);
  return verifier.result();
}
