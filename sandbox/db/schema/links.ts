import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";

/** What the opened address had besides the code: `utm_campaign`, `utm_source`, and all parameters as JSON. */
const origin = {
  campaign: text().notNull().default(""),
  source: text().notNull().default(""),
  params: text().notNull().default("{}"),
};

/** Referral links of agents. */
export const agentLink = sqliteTable(
  "agent_link",
  {
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
    campaign: text().notNull().default(""),
    /** The path of the portal's page that it opens; empty for the registration. */
    landing: text().notNull().default(""),
    /** Since when nobody can register by it; its history stays. */
    retiredAt: integer("retired_at"),
  },
  (table) => [uniqueIndex("agent_link_request").on(table.memberId, table.requestId)],
);

/** The visits of referral links. */
export const linkVisit = sqliteTable(
  "link_visit",
  {
    id: integer().primaryKey({ autoIncrement: true }),
    code: text().notNull(),
    at: integer().notNull(),
    ...origin,
  },
  (table) => [index("link_visit_code").on(table.code, table.at)],
);

/** By which link an account registered: one for each account, for ever. */
export const linkAccount = sqliteTable(
  "link_account",
  {
    memberId: integer("member_id").primaryKey(),
    code: text().notNull(),
    at: integer().notNull(),
    ...origin,
  },
  (table) => [index("link_account_code").on(table.code, table.at)],
);
