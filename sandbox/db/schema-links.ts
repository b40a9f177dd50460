import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** Links by which people register below an agent. */
export const agentLink = sqliteTable("agent_link", {
  code: text().primaryKey(),
  memberId: integer("member_id").notNull(),
  type: text({ enum: ["MEMBER", "AGENT"] }).notNull(),
  /** JSON: rate in 1/10000 percent by game type. */
  rates: text().notNull(),
  uses: integer().notNull(),
  visits: integer().notNull().default(0),
  createdAt: integer("created_at").notNull(),
  /** What its owner calls it. */
  name: text().notNull().default(""),
  /** Of the request that made it: once for each. */
  requestId: text("request_id"),
});
