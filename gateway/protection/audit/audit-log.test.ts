/** The trail of a brand: order, pseudonyms, erasure, and the period. */
import { describe, expect, it } from "vitest";
import { auditTablesInMemory, auditDraft as draft } from "../../testing/audit.ts";
import { AuditLog } from "./audit-log.ts";

describe("G35 the audit trail", () => {
  it("keeps the order of a burst, and stores an entry once that is sent twice", async () => {
    const log = new AuditLog(auditTablesInMemory());
    const names = Array.from({ length: 200 }, (_, at) => `e${at}`);
    await Promise.all(names.map((name) => log.append([draft(name)])));
    await log.append([draft("e7"), draft("last")]);
    const page = await log.page(null, { most: 300 });
    expect(page.map(({ id }) => id).reverse()).toEqual([...names, "last"]);
    expect(await log.verify([])).toMatchObject({ sound: true, entries: 201 });
  });

  it("stores pseudonyms in place of accounts, and finds the entries of one account", async () => {
    const log = new AuditLog(auditTablesInMemory());
    await log.append([draft("a", { subject: "Player1" }), draft("b", { subject: "player2" })]);
    const all = await log.page(null, { most: 9 });
    expect(JSON.stringify(all)).not.toMatch(/player/i);
    const own = await log.page("PLAYER1", { most: 9 });
    expect(own.map(({ id }) => id)).toEqual(["a"]);
    expect(await log.page("nobody", { most: 9 })).toEqual([]);
  });

  it("stores a failed login of a known account alone", async () => {
    const log = new AuditLog(auditTablesInMemory());
    const failed = { by: null, knownOnly: true, outcome: "failed" };
    await log.append([draft("a"), draft("b", failed), draft("c", { ...failed, subject: "guess" })]);
    const page = await log.page(null, { most: 9 });
    expect(page.map(({ id }) => id)).toEqual(["b", "a"]);
  });

  it("finds an entry that is changed in its store, and an end that is cut", async () => {
    const tables = auditTablesInMemory();
    const log = new AuditLog(tables);
    const head = await log.append([draft("a"), draft("b"), draft("c")]);
    tables.tamper((entries) => entries.slice(0, 2));
    expect(await log.verify([head])).toEqual({ sound: false, problem: "CUT_END", seq: 3 });
    tables.tamper((entries) => entries.map((entry) => ({ ...entry, outcome: "failed" })));
    expect(await log.verify([head])).toEqual({ sound: false, problem: "CHANGED_ENTRY", seq: 1 });
  });
});

describe("G36 the period, and erasure", () => {
  it("erases an account: nothing leads to its entries, and the chain stays sound", async () => {
    const log = new AuditLog(auditTablesInMemory());
    const head = await log.append([draft("a"), draft("b")]);
    const [before] = await log.page("player1", { most: 1 });
    await log.erase("Player1");
    expect(await log.page("player1", { most: 9 })).toEqual([]);
    expect(await log.verify([head])).toMatchObject({ sound: true, entries: 2 });
    await log.append([draft("c")]);
    const [after] = await log.page("player1", { most: 1 });
    expect(after?.subject).not.toBe(before?.subject);
  });

  it("drops what is older than the period, and verifies from there on", async () => {
    const log = new AuditLog(auditTablesInMemory());
    const at = 1_800_000_000_000;
    const drafts = [0, 1, 2, 3].map((day) => draft(`d${day}`, { at: at + day * 86_400_000 }));
    const head = await log.append(drafts);
    // The last two are not exported yet, so they stay.
    expect(await log.dropBefore(at + 10 * 86_400_000, 2)).toBe(2);
    expect(await log.verify([head])).toMatchObject({ sound: true, entries: 2 });
    expect(await log.dropBefore(at + 3 * 86_400_000)).toBe(1);
    expect(await log.dropBefore(at + 10 * 86_400_000)).toBe(1);
    await log.append([draft("e")]);
    expect(await log.verify([head])).toMatchObject({ sound: true, entries: 1, head: { seq: 5 } });
  });
});
