/** Recording never blocks and never fails; the export continues where it failed (G35). */
import { describe, expect, it } from "vitest";
import type { AuditDraft } from "../../../gateway/protection/audit/audit-entry.ts";
import { AuditLog } from "../../../gateway/protection/audit/audit-log.ts";
import type { LogLine } from "../../../gateway/request/request-scope.ts";
import { auditDraft, auditTablesInMemory } from "../../../gateway/testing/audit.ts";
import { auditSinks, exportTo } from "./audit-export.ts";
import { createAuditPort } from "./audit-port.ts";
import type { AuditStore } from "./audit-store.ts";

function portOver(append: (drafts: readonly AuditDraft[]) => Promise<void>) {
  const lines: LogLine[] = [];
  const work: Promise<unknown>[] = [];
  const store = { append: (_name: string, drafts: readonly AuditDraft[]) => append(drafts) };
  const port = createAuditPort(
    { getByName: () => store as unknown as AuditStore },
    {
      trail: "trail",
      requestId: "r",
      waitUntil: (task) => void work.push(task),
      log: (line) => void lines.push(line),
      count: () => undefined,
      now: () => 5,
    },
  );
  return { port, lines, settled: () => Promise.all(work) };
}

const { id: _, at: __, requestId: ___, ...entry } = auditDraft("x");

describe("G35 recording", () => {
  it("sends entries in their order, also those that come while it sends", async () => {
    const sent: string[] = [];
    const { port, settled } = portOver(async (drafts) => {
      sent.push(...drafts.map(({ id }) => id));
      if (sent.length === 2) port.record(entry);
    });
    port.record(entry);
    port.record(entry);
    expect(sent).toEqual([]);
    await settled();
    expect(sent).toEqual(["r:1", "r:2", "r:3"]);
  });

  it("tries again, then logs what is lost, without its facts", async () => {
    let tries = 0;
    const { port, lines, settled } = portOver(async () => {
      tries += 1;
      throw new Error("gone");
    });
    port.record(entry);
    await settled();
    expect(tries).toBe(3);
    const kinds = ["MONEY deposit done"];
    expect(lines).toEqual([
      { level: "error", event: "audit.lost", requestId: "r", kinds, reason: "gone" },
    ]);
  });
});

describe("G35 exporting", () => {
  it("resumes after a failure, and sends no entry to the bucket under two names", async () => {
    const tables = auditTablesInMemory();
    await new AuditLog(tables).append(Array.from({ length: 250 }, (_, at) => auditDraft(`e${at}`)));
    const files = new Map<string, string>();
    let fails = true;
    const bucket = {
      async put(key: string, text: string) {
        if (files.size === 1 && fails) throw new Error("R2 is away");
        files.set(key, text);
      },
    };
    const [sink] = auditSinks(bucket, null);
    if (!sink) throw new Error("no sink");
    let done = 0;
    const run = () =>
      exportTo(
        sink,
        done,
        (from, most) => tables.from(from, most),
        (seq) => {
          done = seq;
        },
      );
    await expect(run()).rejects.toThrow("R2 is away");
    expect(done).toBe(100);
    fails = false;
    await run();
    expect(done).toBe(250);
    const lines = [...files.values()].flatMap((text) => text.trim().split("\n"));
    expect(lines.map((line) => JSON.parse(line).seq)).toEqual(
      Array.from({ length: 250 }, (_, at) => at + 1),
    );
  });

  it("fills a queue with at most 100 messages at once", async () => {
    const tables = auditTablesInMemory();
    await new AuditLog(tables).append(Array.from({ length: 120 }, (_, at) => auditDraft(`e${at}`)));
    const batches: number[] = [];
    const queue = { sendBatch: async (messages: unknown[]) => void batches.push(messages.length) };
    const [sink] = auditSinks(null, queue);
    if (sink)
      await exportTo(
        sink,
        0,
        (from, most) => tables.from(from, most),
        () => undefined,
      );
    expect(batches).toEqual([100, 20]);
  });
});
