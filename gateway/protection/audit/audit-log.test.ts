/** The trail of a brand: order, pseudonyms, erasure, and the period. */
import { beforeEach, describe, expect, it } from "vitest";
import { auditTablesInMemory, auditDraft as draft } from "../../testing/audit.ts";
import { isReadable, type PlannedDrop, readEntry, type StoredEntry } from "./audit-entry.ts";
import { AuditLog } from "./audit-log.ts";

const idsOf = (page: readonly StoredEntry[]) =>
  page.map((entry) => (isReadable(entry) ? entry.id : `unreadable ${entry.seq}`));
const drops: PlannedDrop[] = [];
const noteDrop = async (drop: PlannedDrop) => void drops.push(drop);
beforeEach(() => void drops.splice(0));

describe("G35 the audit trail", () => {
  it("keeps the order of a burst, and stores an entry once that is sent twice", async () => {
    const log = new AuditLog(auditTablesInMemory());
    const names = Array.from({ length: 200 }, (_, at) => `e${at}`);
    await Promise.all(names.map((name) => log.append([draft(name)])));
    await log.append([draft("e7"), draft("last")]);
    const page = await log.page(null, { most: 300 });
    expect(idsOf(page).reverse()).toEqual([...names, "last"]);
    expect(await log.verify({ heads: [], drops: [] })).toMatchObject({ sound: true, entries: 201 });
  });

  it("stores pseudonyms in place of accounts, and finds the entries of one account", async () => {
    const log = new AuditLog(auditTablesInMemory());
    await log.append([draft("a", { subject: "Player1" }), draft("b", { subject: "player2" })]);
    const all = await log.page(null, { most: 9 });
    expect(JSON.stringify(all)).not.toMatch(/player/i);
    const own = await log.page("PLAYER1", { most: 9 });
    expect(idsOf(own)).toEqual(["a"]);
    expect(await log.page("nobody", { most: 9 })).toEqual([]);
  });

  it("stores a failed login of a known account alone", async () => {
    const log = new AuditLog(auditTablesInMemory());
    const failed = { by: null, knownOnly: true, outcome: "failed" };
    await log.append([draft("a"), draft("b", failed), draft("c", { ...failed, subject: "guess" })]);
    const page = await log.page(null, { most: 9 });
    expect(idsOf(page)).toEqual(["b", "a"]);
  });

  it("finds an entry that is changed in its store, and an end that is cut", async () => {
    const tables = auditTablesInMemory();
    const log = new AuditLog(tables);
    const head = await log.append([draft("a"), draft("b"), draft("c")]);
    tables.tamper((entries) => entries.slice(0, 2));
    expect(await log.verify({ heads: [head], drops })).toMatchObject({
      sound: false,
      findings: [{ problem: "CUT_END", seq: 3 }],
    });
    tables.tamper((entries) => entries.map((entry) => ({ ...entry, outcome: "failed" })));
    expect(await log.verify({ heads: [head], drops })).toMatchObject({
      findings: [{ problem: "CHANGED_ENTRY", seq: 1 }],
    });
  });
});

describe("G36 the period, and erasure", () => {
  it("erases an account: nothing leads to its entries, and the chain stays sound", async () => {
    const log = new AuditLog(auditTablesInMemory());
    const head = await log.append([draft("a"), draft("b")]);
    const [before] = (await log.page("player1", { most: 1 })).filter(isReadable);
    await log.erase("Player1");
    expect(await log.page("player1", { most: 9 })).toEqual([]);
    expect(await log.verify({ heads: [head], drops })).toMatchObject({ sound: true, entries: 2 });
    await log.append([draft("c")]);
    const [after] = (await log.page("player1", { most: 1 })).filter(isReadable);
    expect(after?.subject).not.toBe(before?.subject);
  });

  it("drops what is older than the period, and verifies from there on", async () => {
    const log = new AuditLog(auditTablesInMemory());
    const at = 1_800_000_000_000;
    const drafts = [0, 1, 2, 3].map((day) => draft(`d${day}`, { at: at + day * 86_400_000 }));
    const head = await log.append(drafts);
    // The last two are not exported yet, so they stay.
    expect(await log.dropBefore(at + 10 * 86_400_000, noteDrop, 2)).toBe(2);
    expect(await log.verify({ heads: [head], drops })).toMatchObject({ sound: true, entries: 2 });
    expect(await log.dropBefore(at + 3 * 86_400_000, noteDrop)).toBe(1);
    expect(await log.dropBefore(at + 10 * 86_400_000, noteDrop)).toBe(1);
    await log.append([draft("e")]);
    expect(await log.verify({ heads: [head], drops })).toMatchObject({
      sound: true,
      entries: 1,
      head: { seq: 5 },
    });
  });

  it("notes a drop in the second store first, and drops nothing that it could not note", async () => {
    const tables = auditTablesInMemory();
    const log = new AuditLog(tables);
    const head = await log.append([draft("a"), draft("b"), draft("c")]);
    const away = () => Promise.reject(new Error("away"));
    await expect(log.dropBefore(Number.POSITIVE_INFINITY, away, 2)).rejects.toThrow("away");
    expect(await log.verify({ heads: [head], drops })).toMatchObject({ sound: true, entries: 3 });
    expect(await log.dropBefore(Number.POSITIVE_INFINITY, noteDrop, 2)).toBe(2);
    expect(drops).toMatchObject([{ seq: 2, entries: 2, chain: head.chain }]);
    expect(await log.verify({ heads: [head], drops })).toMatchObject({ sound: true, drops });
    // The same without the note: somebody removed the beginning.
    expect(await log.verify({ heads: [head], drops: [] })).toMatchObject({
      sound: false,
      findings: [{ problem: "CUT_BEGINNING", seq: 2 }],
    });
  });
});

describe("G35 a row that can't be read", () => {
  it.each([1, 2, 3])(
    "as number %i of three: the rest is read, new entries go on, and it is a finding",
    async (seq) => {
      const tables = auditTablesInMemory();
      const log = new AuditLog(tables);
      await log.append([draft("a"), draft("b"), draft("c")]);
      tables.damage(seq);
      const head = await log.append([draft("d"), draft("e")]);
      expect(head.seq).toBe(5);
      const ids = ["a", "b", "c", "d", "e"].with(seq - 1, `unreadable ${seq}`);
      expect(idsOf(await log.page(null, { most: 9 })).reverse()).toEqual(ids);
      expect(await log.verify({ heads: [head], drops })).toEqual({
        sound: false,
        findings: [{ problem: "UNREADABLE_ENTRY", seq }],
        entries: 5,
        drops: [],
      });
      // It goes with what is old, and the chain is sound again.
      expect(await log.dropBefore(Number.POSITIVE_INFINITY, noteDrop, 4)).toBe(4);
      expect(await log.verify({ heads: [head], drops })).toMatchObject({ sound: true, entries: 1 });
    },
  );

  it.each([
    ["no JSON", "{"],
    ["nothing", "null"],
    ["a number", "7"],
    ["another number", JSON.stringify({ ...draft("a"), seq: 8, chain: "c", prev: "p", hash: "h" })],
    ["no hash", JSON.stringify({ ...draft("a"), seq: 7, chain: "c", prev: "p" })],
    [
      "no time",
      JSON.stringify({ ...draft("a"), seq: 7, chain: "c", prev: "p", hash: "h", at: 1e17 }),
    ],
  ])("is one with %s", (_, json) => {
    expect(readEntry(7, json)).toEqual({ seq: 7, unreadable: true });
  });

  it("a beginning that can't be read is found again by the first entry", async () => {
    const tables = auditTablesInMemory();
    const log = new AuditLog(tables);
    const head = await log.append([draft("a"), draft("b")]);
    tables.putStart(null as never);
    await log.append([draft("c")]);
    expect(await log.verify({ heads: [head], drops })).toMatchObject({ sound: true, entries: 3 });
  });
});

describe("G35 refusals", () => {
  const minute = 60_000;
  const refused = (id: string, more: object = {}) =>
    draft(id, { outcome: "InvalidInput", refusal: "INPUT", ...more });
  const read = async (log: AuditLog) =>
    (await log.page(null, { most: 400 })).filter(isReadable).reverse();

  it("of input are one entry a minute for an account, with their number", async () => {
    const log = new AuditLog(auditTablesInMemory());
    for (let at = 0; at < 150; at += 1) await log.append([refused(`r${at}`)], at * 100);
    await log.append([refused("r7")], 20_000);
    await log.append([refused("other", { by: "player2", subject: "player2" })], 20_000);
    expect(await read(log)).toEqual([]);
    await log.append([draft("done")], minute);
    expect(await read(log)).toMatchObject([
      {
        id: "r0",
        action: "deposit",
        outcome: "InvalidInput",
        after: { amount: "10.00", count: 150 },
      },
      { id: "done" },
    ]);
    await log.append([], 2 * minute);
    // A single one is as it was.
    expect((await read(log)).at(-1)).toMatchObject({ id: "other", after: { amount: "10.00" } });
    expect(await log.verify({ heads: [], drops })).toMatchObject({ sound: true, entries: 3 });
  });

  it("of several forms are counted by form, and of other reasons by reason", async () => {
    const log = new AuditLog(auditTablesInMemory());
    const wrong = { refusal: "OTHER", outcome: "Refused CONFLICT" } as const;
    await log.append(
      [
        refused("a"),
        refused("b", { action: "changeLimit", kind: "LIMIT" }),
        refused("c"),
        draft("d", wrong),
        draft("e", wrong),
        draft("f", { ...wrong, outcome: "Refused ON_BREAK" }),
      ],
      0,
    );
    await log.append([], minute);
    expect(await read(log)).toMatchObject([
      { kind: "ACCOUNT", action: "refusedInput", after: { deposit: 2, changeLimit: 1, count: 3 } },
      { outcome: "Refused CONFLICT", after: { count: 2 } },
      { outcome: "Refused ON_BREAK" },
    ]);
  });
});
