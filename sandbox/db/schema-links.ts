import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** Referral links of agents. */
export const agentLink = sqliteTable("agent_link", {
  code: text().primaryKey(),
  memberId: integer("member_id").notNull(),
  type: text({ enum: ["MEMBER", "AGENT"] }).notNull(),
  /** JSON: rate in 1/10000 percent by game type. */
  rates: text().notNull(),
  uses: integer().notNull(),
  visits: integer().notNull().default(0),
  createdAt: integer("created_at").notNull(),
  /** The owner's name for it. */
  name: text().notNull().default(""),
  /** The id of the request that created it; unique. */
  requestId: text("request_id"),
});
