/**
 * Refused changes that had no effect: they are held for a minute, and become one entry with their number (G35). So nobody
 * fills the trail with forms that are refused. What is held has pseudonyms already.
 */
import type { AuditContent, AuditDraft, AuditFacts } from "./audit-entry.ts";

export interface HeldRefusal {
  /** The first one. */
  first: AuditContent;
  /** How many of each action. */
  counts: Record<string, number>;
  /** The ids of the latest, so that one that is sent twice counts once. */
  ids: string[];
  /** When it becomes an entry, in ms. */
  until: number;
}

/** What is stored of them. */
export interface RefusalTable {
  held(key: string): HeldRefusal | null;
  /** Those whose minute is over. */
  due(now: number): { key: string; refusal: HeldRefusal }[];
  /** When the next one's minute is over; null without any. */
  nextDue(): number | null;
  hold(key: string, refusal: HeldRefusal): void;
  release(key: string): void;
}

const heldMs = 60_000;
const mostIds = 300;

/** Refusals of input are one entry for all forms of an account; others one for each action and reason. */
function keyOf({ by, subject, action, outcome }: AuditContent, refusal: AuditDraft["refusal"]) {
  return JSON.stringify(refusal === "INPUT" ? [by] : [by, subject, action, outcome]);
}

/** Holds a refusal, or counts it with those of the same minute. */
export function holdRefusal(
  table: RefusalTable,
  content: AuditContent,
  refusal: AuditDraft["refusal"],
  now: number,
): void {
  const key = keyOf(content, refusal);
  const { first, counts, ids, until } = table.held(key) ?? {
    first: content,
    counts: {},
    ids: [],
    until: now + heldMs,
  };
  if (ids.includes(content.id)) return;
  const count = (counts[content.action] ?? 0) + 1;
  table.hold(key, {
    first,
    counts: { ...counts, [content.action]: count },
    ids: [content.id, ...ids].slice(0, mostIds),
    until,
  });
}

/** The entry of held refusals. */
export function entryOfRefusals({ first, counts }: HeldRefusal): AuditContent {
  const each = Object.values(counts);
  const count = each.reduce((sum, one) => sum + one, 0);
  if (count === 1) return first;
  if (each.length === 1) return { ...first, after: { ...first.after, count } };
  const after: AuditFacts = { ...counts, count };
  return {
    ...first,
    kind: "ACCOUNT",
    action: "refusedInput",
    subject: first.by,
    before: null,
    after,
  };
}
