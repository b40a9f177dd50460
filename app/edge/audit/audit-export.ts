/** Where the audit trail is exported to (G35): an R2 bucket, a queue, or both. */
import {
  type AuditEntry,
  isReadable,
  type StoredEntry,
} from "../../../gateway/protection/audit/audit-entry.ts";

/** The part of an R2 bucket that is used here. */
export interface AuditBucket {
  put(key: string, value: string): Promise<unknown>;
}

/** The part of a queue's producer that is used here. */
export interface AuditQueue {
  sendBatch(messages: { body: unknown }[]): Promise<unknown>;
}

export interface AuditSink {
  name: "bucket" | "queue";
  /** Sends entries in their order. Sending the same again has no further effect in the bucket. */
  send(entries: readonly AuditEntry[]): Promise<void>;
}

/** Entries of one sending: a queue takes 100 messages at once. */
const exportStep = 100;

/** The sinks that the deployment has. */
export function auditSinks(bucket: AuditBucket | null, queue: AuditQueue | null): AuditSink[] {
  const sinks: AuditSink[] = [];
  if (bucket) {
    sinks.push({
      name: "bucket",
      async send(entries) {
        const [first] = entries;
        const last = entries.at(-1);
        if (!first || !last) return;
        const number = (seq: number) => String(seq).padStart(12, "0");
        const key = `audit/${first.chain}/${number(first.seq)}-${number(last.seq)}.jsonl`;
        await bucket.put(key, jsonLines(entries));
      },
    });
  }
  if (queue) {
    sinks.push({
      name: "queue",
      async send(entries) {
        await queue.sendBatch(entries.map((body) => ({ body })));
      },
    });
  }
  return sinks;
}

/** One entry a line; of a row that can't be read its number. */
export const jsonLines = (entries: readonly StoredEntry[]): string =>
  entries.map((entry) => `${JSON.stringify(entry)}\n`).join("");

/**
 * Sends what a sink has not got yet, part by part.
 * @param done the last number that it has
 * @param note stores the last number after each part, so that a failure repeats one part at most
 */
export async function exportTo(
  sink: AuditSink,
  done: number,
  read: (from: number, most: number) => StoredEntry[],
  note: (seq: number) => void,
): Promise<void> {
  for (let from = done + 1; ; ) {
    const entries = read(from, exportStep);
    const last = entries.at(-1)?.seq;
    if (last === undefined) return;
    const readable = entries.filter(isReadable);
    if (readable.length > 0) await sink.send(readable);
    note(last);
    from = last + 1;
  }
}
