import { and, between, eq, inArray, type SQL, sql } from "drizzle-orm";
import * as v from "valibot";
import type { Database } from "../../../db/open.ts";
import { agentLink, linkAccount, linkVisit } from "../../../db/schema/links.ts";
import { defineCall } from "../../../http/call.ts";
import { requireMember } from "../../../http/context.ts";
import { PlatformError } from "../../../http/errors.ts";
import { range, readRange, type Span } from "../../../http/params.ts";
import { dayNumber, dayOfNumber, quartersOf, zone } from "../../records/days.ts";
import { roundsSince, sumsSince } from "../../records/entries-since.ts";
import { rebateOf } from "../../records/rates.ts";
import { formatAmount } from "../../wallet/money.ts";
import { holdsFor } from "../commission/rate-times.ts";
import { type LinkRow, linkOf, wireLink } from "./referral-link.ts";

const common = {
  methods: ["GET"],
  modules: ["COMM3"],
  token: "required",
  audience: "agent",
} as const;
const linkCode = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(64));

/** What a link brought; amounts in minor units. */
interface Figures {
  visits: number;
  registrations: number;
  firstDeposits: number;
  secondDeposits: number;
  deposits: number;
  revenue: number;
}

/** Figures of one link, one day, and one campaign and source of the opened address. */
interface Piece extends Figures {
  code: string;
  number: number;
  campaign: string;
  source: string;
}

type Fact = Pick<Piece, "code" | "number" | "campaign" | "source">;

const nothing: Figures = {
  visits: 0,
  registrations: 0,
  firstDeposits: 0,
  secondDeposits: 0,
  deposits: 0,
  revenue: 0,
};

/** CA161: what each link of the caller brought in a range, switched-off ones too, newest first. */
export const linkFigures = defineCall({
  ...common,
  id: "CA161",
  path: "/wps/agent/links/figures",
  params: v.strictObject({ ...range, zone }),
  run: (context, { zone: offset, ...params }) => {
    const { db, now } = context;
    const me = requireMember(context).id;
    const links = db.select().from(agentLink).where(eq(agentLink.memberId, me)).all();
    const pieces = piecesOf(db, me, links, readRange(params, now), offset);
    const found = links
      .sort((a, b) => b.createdAt - a.createdAt)
      .map((link) => ({
        ...wireLink(link),
        ...wireFigures(pieces.filter(({ code }) => code === link.code)),
      }));
    return { links: found, sumsSince: sumsSince(db), roundsSince: roundsSince(db) };
  },
});

/** CA162: one link of the caller by day of a zone; `affiliate.invalid` for any other code. */
export const linkDays = defineCall({
  ...common,
  id: "CA162",
  path: "/wps/agent/links/days",
  params: v.strictObject({ code: linkCode, ...range, zone }),
  run: (context, { code, zone: offset, ...params }) => {
    const { db, now } = context;
    const me = requireMember(context).id;
    const link = linkOf(db, me, code);
    if (!link) throw new PlatformError("affiliate.invalid");
    const pieces = piecesOf(db, me, [link], readRange(params, now), offset);
    const days = [...new Set(pieces.map(({ number }) => number))].sort((a, b) => a - b);
    return {
      link: { ...wireLink(link), ...wireFigures(pieces) },
      days: days.map((day) => ({
        day: dayOfNumber(day),
        ...wireFigures(pieces.filter(({ number }) => number === day)),
      })),
      sumsSince: sumsSince(db),
      roundsSince: roundsSince(db),
    };
  },
});

/** CA163: what the caller's links brought, or one of them, by campaign and source of the opened address. */
export const linkSources = defineCall({
  ...common,
  id: "CA163",
  path: "/wps/agent/links/sources",
  params: v.strictObject({ code: v.optional(linkCode), ...range, zone }),
  run: (context, { code, zone: offset, ...params }) => {
    const { db, now } = context;
    const me = requireMember(context).id;
    const all = db.select().from(agentLink).where(eq(agentLink.memberId, me)).all();
    const links = code === undefined ? all : all.filter((link) => link.code === code);
    if (code !== undefined && links.length === 0) throw new PlatformError("affiliate.invalid");
    const pieces = piecesOf(db, me, links, readRange(params, now), offset);
    const origins = new Map<string, Piece[]>();
    for (const piece of pieces) {
      const key = JSON.stringify([piece.campaign, piece.source]);
      origins.set(key, [...(origins.get(key) ?? []), piece]);
    }
    const sources = [...origins]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, rows]) => {
        const [campaign, source] = JSON.parse(key);
        return { campaign, source, ...wireFigures(rows) };
      });
    return { sources, sumsSince: sumsSince(db), roundsSince: roundsSince(db) };
  },
});

function wireFigures(pieces: readonly Figures[]) {
  const sum = (name: keyof Figures) => pieces.reduce((all, piece) => all + piece[name], 0);
  return {
    visits: sum("visits"),
    registrations: sum("registrations"),
    firstDeposits: sum("firstDeposits"),
    secondDeposits: sum("secondDeposits"),
    deposits: formatAmount(sum("deposits")),
    revenue: formatAmount(sum("revenue")),
  };
}

/**
 * Returns what links brought in a span. An account counts for the link by which it registered, itself and not who is
 * below it. Revenue is the caller's commission on its valid bets by the own rates that held (CA60), rounded down for
 * each account, day and type of game, so that days, links and sources add up to the same sum.
 */
function piecesOf(
  db: Database,
  me: number,
  links: readonly LinkRow[],
  span: Span,
  offset: number,
): Piece[] {
  const codes = links.map(({ code }) => code);
  const pieces: Piece[] = [];
  const add = (rows: readonly Fact[], figures: (at: number) => Partial<Figures>) =>
    rows.forEach((row, at) => {
      const { code, number, campaign, source } = row;
      pieces.push({ ...nothing, code, number, campaign, source, ...figures(at) });
    });
  const counted = (table: typeof linkVisit | typeof linkAccount) =>
    db
      .select({
        code: table.code,
        number: sql<number>`${dayNumber(sql`${table.at}`, offset)}`,
        campaign: table.campaign,
        source: table.source,
      })
      .from(table)
      .where(and(inArray(table.code, codes), between(table.at, span.from, span.to)))
      .all();
  add(counted(linkVisit), () => ({ visits: 1 }));
  add(counted(linkAccount), () => ({ registrations: 1 }));

  const accounts = sql`(select member_id, code, campaign, source from link_account
    where code in (select value from json_each(${JSON.stringify(codes)})))`;
  const fact = (at: SQL) => sql`a.code as code, a.campaign as campaign, a.source as source,
    ${dayNumber(at, offset)} as number`;
  const deposited = db.all<Fact & { nth: number }>(sql`
    select ${fact(sql`f.at`)}, f.nth as nth from (
      select member_id, at, row_number() over (partition by member_id order by at) as nth
      from quarter_total where deposits > 0 and member_id in (select member_id from ${accounts})
    ) f join ${accounts} a on a.member_id = f.member_id
    where f.nth <= 2 and f.at ${quartersOf(span)}`);
  add(deposited, (at) => (deposited[at]?.nth === 1 ? { firstDeposits: 1 } : { secondDeposits: 1 }));
  const paid = db.all<Fact & { deposits: number }>(sql`
    select ${fact(sql`q.at`)}, sum(q.deposits) as deposits from ${accounts} a
    join quarter_total q on q.member_id = a.member_id and q.at ${quartersOf(span)}
    where q.deposits <> 0 group by a.member_id, number`);
  add(paid, (at) => ({ deposits: paid[at]?.deposits ?? 0 }));
  const played = db.all<Fact & { validStake: number; rate: number }>(sql`
    select ${fact(sql`q.at`)}, sum(q.valid_stakes) as "validStake", coalesce(o.rate, 0) as rate
    from ${accounts} a
    join quarter_play q on q.member_id = a.member_id and q.at ${quartersOf(span)}
    left join rate o on ${holdsFor("o", sql`${me}`)}
    group by a.member_id, number, q.game_type, o.since`);
  add(played, (at) => {
    const { validStake, rate } = played[at] ?? { validStake: 0, rate: 0 };
    return { revenue: rebateOf(validStake, rate) };
  });
  return pieces;
}
