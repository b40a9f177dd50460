import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { openDatabase } from "./open.ts";

/** A storage without the history's tables, and the statements that it ran. */
function emptyStorage() {
  const ran: string[] = [];
  const tables = new Set(["member"]);
  const exec = (query: string) => {
    const [, name = ""] = /from (\w+)/.exec(query) ?? [];
    if (!tables.has(name)) throw new Error(`no such table: ${name}: SQLITE_ERROR`);
    ran.push(query);
    return { toArray: () => [] };
  };
  return { ran, tables, storage: { sql: { exec } } as unknown as DurableObjectStorage };
}

it("a statement that names a table of the history first seeds it, and no call has to ask for it", () => {
  const { ran, tables, storage } = emptyStorage();
  const seeded: string[] = [];
  const db = openDatabase(storage, (own) => {
    if (tables.has("bet")) return false;
    seeded.push("history");
    tables.add("bet");
    own.all(sql`select 0 from bet`);
    return true;
  });
  db.all(sql`select 1 from member`);
  expect(seeded).toEqual([]);
  db.all(sql`select 2 from bet`);
  db.all(sql`select 3 from bet`);
  expect(seeded).toEqual(["history"]);
  expect(ran).toEqual([
    "select 1 from member",
    "select 0 from bet",
    "select 2 from bet",
    "select 3 from bet",
  ]);
  expect(() => db.all(sql`select 4 from nothing`)).toThrow("no such table: nothing");
});
