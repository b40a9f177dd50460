/** The audit trail's alarm in workerd, with an R2 bucket and a queue (G35): what it exports, and that no entry waits for it. */
import { expect, it } from "vitest";
import type { AuditEntry } from "../../../gateway/protection/audit/audit-entry.ts";
import { auditDraft } from "../../../gateway/testing/audit.ts";
import { workerOfFile } from "../support/worker-of-file.ts";

const worker = await workerOfFile("audit-worker", {
  durableObjects: { AUDIT: { className: "AuditObject", useSQLite: true } },
  r2Buckets: ["AUDIT_BUCKET"],
  queueProducers: { AUDIT_QUEUE: "audit" },
  queueConsumers: { audit: { maxBatchTimeout: 0 } },
});

async function send<T>(path: string, body?: unknown): Promise<T> {
  const init = body === undefined ? {} : { method: "POST", body: JSON.stringify(body) };
  const answer = await worker.dispatchFetch(`http://test${path}`, init);
  if (!answer.ok) throw new Error(await answer.text());
  return (await answer.json()) as T;
}

const drafts = (from: number, count: number) =>
  Array.from({ length: count }, (_, at) => auditDraft(`e${from + at}`));

/** Numbers of the entries in the bucket's files, in their order. */
async function exported(): Promise<number[]> {
  const files = await send<string[]>("/files");
  const lines = files.flatMap((text) => text.trim().split("\n"));
  return lines.map((line) => (JSON.parse(line) as AuditEntry).seq);
}

const numbers = (count: number) => Array.from({ length: count }, (_, at) => at + 1);
const patient = { timeout: 20_000, interval: 100 };

it("G35 an entry sets the alarm within a minute, and the alarm exports to the bucket and to the queue", async () => {
  await send("/append", drafts(1, 150));
  const due = await send<number>("/alarm-in");
  expect(due).toBeGreaterThan(0);
  expect(due).toBeLessThanOrEqual(60_000);
  expect(await send("/files")).toEqual([]);
  await send("/hurry");
  // The entry of the operator's switches comes first.
  await expect.poll(exported, patient).toEqual(numbers(151));
  await expect
    .poll(
      async () => (await send<AuditEntry[]>("/queue")).map(({ seq }) => seq).sort((a, b) => a - b),
      patient,
    )
    .toEqual(numbers(151));
  expect(await send("/files")).toHaveLength(2);
  // The next run drops old entries, a day later.
  expect(await send("/alarm-in")).toBeGreaterThan(23 * 3_600_000);
});

it("G35 an entry is stored while the bucket does not answer, and is exported afterwards", async () => {
  await send("/bucket?state=held");
  await send("/append", drafts(151, 10));
  const puts = await send<number>("/puts");
  await send("/hurry");
  await expect.poll(() => send("/puts"), patient).toBe(puts + 1);
  // The alarm waits for the bucket now.
  await send("/append", drafts(161, 10));
  expect(await send("/verify")).toMatchObject({ entries: 171 });
  expect(await exported()).toEqual(numbers(151));
  await send("/bucket?state=open");
  await expect.poll(exported, patient).toEqual(numbers(171));
});

it("G35 a bucket that fails is tried again a minute later, from where it failed", async () => {
  await send("/bucket?state=failing");
  await send("/append", drafts(171, 5));
  const puts = await send<number>("/puts");
  await send("/hurry");
  await expect.poll(() => send("/puts"), patient).toBe(puts + 1);
  const due = () => send<number | null>("/alarm-in");
  await expect.poll(due, patient).toBeGreaterThan(0);
  expect(await due()).toBeLessThanOrEqual(60_000);
  expect(await exported()).toEqual(numbers(171));
  await send("/bucket?state=open");
  await send("/hurry");
  await expect.poll(exported, patient).toEqual(numbers(176));
});

const entries = () => send<Partial<AuditEntry>[]>("/page");

it("G35 a row that is damaged is a finding; the rest is read and exported, and new entries go on", async () => {
  await send("/tamper", "UPDATE entry SET json = '{' WHERE seq IN (2, 176)");
  await send("/append", drafts(176, 3));
  const page = await entries();
  expect(page.map(({ seq }) => seq)).toEqual(numbers(179).reverse());
  expect(page.filter((entry) => "unreadable" in entry).map(({ seq }) => seq)).toEqual([176, 2]);
  expect(await send("/verify")).toMatchObject({
    sound: false,
    entries: 179,
    findings: [
      { problem: "UNREADABLE_ENTRY", seq: 2 },
      { problem: "UNREADABLE_ENTRY", seq: 176 },
    ],
  });
  await send("/hurry");
  await expect.poll(exported, patient).toEqual(numbers(179));
  // The places of its own notes, too.
  await send("/tamper", "UPDATE note SET json = '{'");
  await send("/append", drafts(179, 1));
  expect((await entries())[0]).toMatchObject({ id: "e179" });
});

it("G35 150 refusals of input are one entry with their number, a minute later", async () => {
  const refused = (at: number) =>
    auditDraft(`r${at}`, { outcome: "InvalidInput", refusal: "INPUT" });
  const before = (await entries()).length;
  for (let at = 0; at < 150; at += 1) await send("/append", [refused(at)]);
  expect((await entries()).length).toBe(before);
  await send("/tamper", "UPDATE refusal SET until = 0");
  await send("/hurry");
  await expect.poll(async () => (await entries()).length, patient).toBe(before + 1);
  expect((await entries())[0]).toMatchObject({ outcome: "InvalidInput", after: { count: 150 } });
});

it("G35 what is dropped because of its age is noted in the second store; a beginning removed without is found", async () => {
  await send("/tamper", "DELETE FROM entry");
  await send("/tamper", "DELETE FROM note");
  await send("/forget-heads");
  const old = [1, 2].map((at) => auditDraft(`old${at}`, { at }));
  await send("/append", [...old, ...drafts(500, 3)]);
  const [first] = (await entries()).filter(({ id }) => id === "old1");
  // The entry of the switches is new: what follows a new entry stays.
  expect(first?.seq).toBe(2);
  expect(await send("/verify")).toMatchObject({ sound: true, entries: 6, drops: [] });
  await send("/tamper", "UPDATE entry SET json = json_set(json, '$.at', 1) WHERE seq = 1");
  await send("/hurry");
  await expect.poll(async () => (await entries()).length, patient).toBe(3);
  expect(await send("/verify")).toMatchObject({
    sound: true,
    entries: 3,
    drops: [{ seq: 3, entries: 3 }],
  });
  // Somebody removes two more, and moves the trail's own checkpoint.
  const [{ chain, hash } = {}] = (await entries()).filter(({ seq }) => seq === 5);
  await send("/tamper", "DELETE FROM entry WHERE seq <= 5");
  const point = JSON.stringify({ chain, seq: 5, hash });
  await send("/tamper", `UPDATE note SET json = '${point}' WHERE name = 'start'`);
  expect(await send("/verify")).toMatchObject({
    sound: false,
    findings: [{ problem: "CUT_BEGINNING", seq: 5 }],
  });
});
