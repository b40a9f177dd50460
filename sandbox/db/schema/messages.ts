import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

// Messages, chats and feedback.

export const inboxMessage = sqliteTable("inbox_message", {
  id: integer().primaryKey({ autoIncrement: true }),
  memberId: integer("member_id").notNull(),
  title: text().notNull(),
  content: text().notNull(),
  sentAt: integer("sent_at").notNull(),
  readAt: integer("read_at"),
});

export const chat = sqliteTable("chat", {
  id: text().primaryKey(),
  title: text().notNull(),
  colour: text().notNull(),
  language: text().notNull(),
  modelId: text("model_id").notNull(),
  at: integer().notNull(),
});

export const chatLine = sqliteTable("chat_line", {
  id: integer().primaryKey({ autoIncrement: true }),
  chatId: text("chat_id").notNull(),
  fromGuest: integer("from_guest", { mode: "boolean" }).notNull(),
  text: text().notNull(),
  at: integer().notNull(),
});

export const feedback = sqliteTable("feedback", {
  id: integer().primaryKey({ autoIncrement: true }),
  memberId: integer("member_id"),
  content: text().notNull(),
  images: integer().notNull(),
  at: integer().notNull(),
});
