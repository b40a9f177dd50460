import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

export const chatLine = sqliteTable("chat_line", {
  id: integer().primaryKey({ autoIncrement: true }),
  chatId: text("chat_id").notNull(),
  fromGuest: integer("from_guest", { mode: "boolean" }).notNull(),
  text: text().notNull(),
  at: integer().notNull(),
});

export const chat = sqliteTable("chat", {
  id: text().primaryKey(),
  title: text().notNull(),
  colour: text().notNull(),
  language: text().notNull(),
  modelId: text("model_id").notNull(),
  at: integer().notNull(),
});
