/**
 * Verifies the audit trail (G35): it finds an entry that was changed, removed, inserted or moved, a beginning or an end that
 * was cut, and rows that can't be read.
 */
import {
  type AuditEntry,
  type ChainPoint,
  hashOf,
  isReadable,
  type NotedPoints,
  type PlannedDrop,
  type StoredEntry,
} from "./audit-entry.ts";

export type ChainProblem =
  /** The entry belongs to another chain: two chains were merged. */
  | "FOREIGN_ENTRY"
  /** Its number does not follow the one before: entries are missing, doubled or in another order. */
  | "OUT_OF_SEQUENCE"
  /** It names another entry before it: one was changed, inserted or removed. */
  | "BROKEN_LINK"
  /** Its hash does not fit its content. */
  | "CHANGED_ENTRY"
  /** The row is no entry: it is damaged. */
  | "UNREADABLE_ENTRY"
  /** The chain begins after its first entry, and the second store knows of no drop up to there. */
  | "CUT_BEGINNING"
  /** The second store knows an entry that the chain does not have: the chain was cut at its end. */
  | "CUT_END"
  /** The second store knows another hash for an entry: the chain was written anew. */
  | "REWRITTEN";

export interface Finding {
  problem: ChainProblem;
  seq: number;
}

export type Verification = (
  | { sound: true; head: ChainPoint }
  /** An unreadable row is a finding, and what follows is verified. After any other one nothing can be said. */
  | { sound: false; findings: readonly Finding[] }
) & {
  entries: number;
  /** What was dropped because of its age, the latest first. */
  drops: readonly PlannedDrop[];
};

/** No more findings than that are reported. */
const mostFindings = 20;

/** Verifies a chain part by part, in order. */
export class ChainVerifier {
  /** The hash is null after an unreadable row. */
  #last: { seq: number; hash: string | null };
  #entries = 0;
  #ended = false;
  readonly #findings: Finding[] = [];
  readonly #start: ChainPoint;
  readonly #heads: Map<number, string>;
  readonly #drops: readonly PlannedDrop[];

  /** @param start the point before the first entry: the beginning, or the checkpoint of a dropped part */
  constructor(start: ChainPoint, { heads, drops }: NotedPoints) {
    this.#start = start;
    this.#last = start;
    this.#heads = new Map(heads.map(({ seq, hash }) => [seq, hash]));
    this.#drops = drops.toSorted((one, other) => other.seq - one.seq);
    const noted: readonly ChainPoint[] = [...heads, ...drops];
    if (noted.some(({ chain }) => chain !== start.chain)) this.#end("FOREIGN_ENTRY", start.seq);
    const isPlanned = drops.some(({ seq, hash }) => seq === start.seq && hash === start.hash);
    if (start.seq > 0 && !isPlanned) this.#end("CUT_BEGINNING", start.seq);
  }

  /** Adds the next entries. */
  async add(entries: readonly StoredEntry[]): Promise<void> {
    for (const entry of entries) {
      if (this.#ended) return;
      this.#entries += 1;
      if (isReadable(entry)) {
        const problem = await this.#problemOf(entry);
        if (problem) this.#end(problem, entry.seq);
        this.#last = { seq: entry.seq, hash: entry.hash };
      } else {
        this.#findings.push({ problem: "UNREADABLE_ENTRY", seq: entry.seq });
        if (entry.seq !== this.#last.seq + 1) this.#end("OUT_OF_SEQUENCE", entry.seq);
        this.#last = { seq: entry.seq, hash: null };
      }
    }
  }

  /** The result after the last entry. */
  result(): Verification {
    if (!this.#ended) this.#compareEnds();
    const known = { entries: this.#entries, drops: this.#drops };
    const { seq, hash } = this.#last;
    if (this.#findings.length > 0 || hash === null) {
      return { sound: false, findings: this.#findings.slice(0, mostFindings), ...known };
    }
    return { sound: true, head: { chain: this.#start.chain, seq, hash }, ...known };
  }

  #compareEnds(): void {
    const { seq, hash } = this.#start;
    const atStart = this.#heads.get(seq);
    const furthest = [...this.#heads.keys()].reduce((one, other) => Math.max(one, other), 0);
    if (atStart !== undefined && atStart !== hash) this.#end("REWRITTEN", seq);
    else if (furthest > this.#last.seq) this.#end("CUT_END", furthest);
  }

  #end(problem: ChainProblem, seq: number): void {
    this.#findings.push({ problem, seq });
    this.#ended = true;
  }

  async #problemOf(entry: AuditEntry): Promise<ChainProblem | null> {
    if (entry.chain !== this.#start.chain) return "FOREIGN_ENTRY";
    if (entry.seq !== this.#last.seq + 1) return "OUT_OF_SEQUENCE";
    if (this.#last.hash !== null && entry.prev !== this.#last.hash) return "BROKEN_LINK";
    if ((await hashOf(entry)) !== entry.hash) return "CHANGED_ENTRY";
    const head = this.#heads.get(entry.seq);
    return head !== undefined && head !== entry.hash ? "REWRITTEN" : null;
  }
}

/** Verifies a whole chain. */
export async function verifyChain(
  entries: readonly StoredEntry[],
  start: ChainPoint,
  noted: NotedPoints,
): Promise<Verification> {
  const verifier = new ChainVerifier(start, noted);
  await verifier.add(entries);
  return verifier.result();
}
