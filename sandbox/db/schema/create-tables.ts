import { is, type SQL } from "drizzle-orm";
import {
  getTableConfig,
  type SQLiteColumn,
  SQLiteInteger,
  SQLiteSyncDialect,
  SQLiteTable,
} from "drizzle-orm/sqlite-core";
import { hash32 } from "../../domains/games/hash.ts";
import * as games from "./games.ts";
import * as history from "./history.ts";
import * as links from "./links.ts";
import * as members from "./members.ts";
import * as messages from "./messages.ts";
import * as setting from "./setting.ts";
import * as wallet from "./wallet.ts";

const dialect = new SQLiteSyncDialect();

/** The accounts below a new member; the upline never changes. */
const lineTrigger = `CREATE TRIGGER "member_line" AFTER INSERT ON "member" BEGIN
  INSERT INTO line VALUES (new.id, new.id, 0);
  INSERT INTO line SELECT upline_id, new.id, level + 1 FROM line WHERE member_id = new.upline_id;
  INSERT INTO line
    SELECT a.upline_id, d.member_id, a.level + 1 + d.level
    FROM member m
    JOIN line d ON d.upline_id = m.id
    JOIN line a ON a.member_id = new.id
    WHERE m.upline_id = new.id;
END`;

/** The statements that create a world, made from the definitions of its tables. */
interface WorldSchema {
  /** Every table but those of the history. */
  world: string;
  history: string;
  /** Created after the history is written, which is quicker. */
  historyIndices: string;
  /** Changes with any of the statements. */
  fingerprint: string;
}

let schema: WorldSchema | undefined;

/** The schema of every world of this version; made once an isolate. */
export function worldSchema(): WorldSchema {
  schema ??= makeSchema();
  return schema;
}

function makeSchema(): WorldSchema {
  const tables = [games, links, members, messages, setting, wallet].flatMap(tablesOf);
  const world = [...tables.map(createTable), ...tables.flatMap(createIndices), lineTrigger];
  const parts = {
    world: world.join(";\n"),
    history: tablesOf(history).map(createTable).join(";\n"),
    historyIndices: tablesOf(history).flatMap(createIndices).join(";\n"),
  };
  const text = Object.values(parts).join(";\n");
  const fingerprint = [...text].reduce((sum, letter) => hash32(sum, letter.charCodeAt(0)), 0);
  return { ...parts, fingerprint: String(fingerprint) };
}

function tablesOf(module: object): SQLiteTable[] {
  return Object.values(module).filter((each) => is(each, SQLiteTable));
}

const quoted = (names: readonly string[]) => names.map((name) => `"${name}"`).join(", ");

function createTable(table: SQLiteTable): string {
  const { name, columns, primaryKeys } = getTableConfig(table);
  const keys = primaryKeys.map((key) => `PRIMARY KEY (${quoted(key.columns.map(nameOf))})`);
  // A table with a key of several columns is only read by it.
  const end = keys.length > 0 ? " WITHOUT ROWID" : "";
  return `CREATE TABLE "${name}" (${[...columns.map(columnOf), ...keys].join(", ")})${end}`;
}

function columnOf(column: SQLiteColumn): string {
  const parts = [`"${column.name}"`, column.getSQLType()];
  if (column.primary) parts.push("PRIMARY KEY");
  if (is(column, SQLiteInteger) && column.autoIncrement) parts.push("AUTOINCREMENT");
  if (column.notNull) parts.push("NOT NULL");
  if (column.default !== undefined) parts.push(`DEFAULT ${literal(column.default)}`);
  return parts.join(" ");
}

function literal(value: unknown): string {
  return typeof value === "string" ? `'${value.replaceAll("'", "''")}'` : String(Number(value));
}

function createIndices(table: SQLiteTable): string[] {
  const { name, columns, indexes } = getTableConfig(table);
  // By their names, because queries choose them.
  const unique = columns
    .filter(({ isUnique }) => isUnique)
    .map((column) => `CREATE UNIQUE INDEX "${column.uniqueName}" ON "${name}" ("${column.name}")`);
  const others = indexes.map(({ config }) => {
    const kind = config.unique ? "UNIQUE INDEX" : "INDEX";
    const where = config.where ? ` WHERE ${textOf(config.where)}` : "";
    const on = quoted(config.columns.map(nameOf));
    return `CREATE ${kind} "${config.name}" ON "${name}" (${on})${where}`;
  });
  return [...unique, ...others];
}

const textOf = (condition: SQL) => dialect.sqlToQuery(condition).sql;

function nameOf(column: object): string {
  if (!("name" in column) || typeof column.name !== "string") throw new Error("not a column");
  return column.name;
}
