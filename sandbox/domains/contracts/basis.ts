import { type SQL, sql } from "drizzle-orm";
import type { Database } from "../../db/open.ts";
import type { ContractRow } from "../../db/schema/history.ts";
import { dayNumber, quarterMs } from "../records/days.ts";
import { parseRate, rebateOf } from "../records/rates.ts";
import { parseAmount } from "../wallet/money.ts";
import { readRealtimeTerms, readShareTerms, type WithTerms } from "./terms.ts";
import { type Window, windowAt } from "./windows.ts";

/** The result of a window: amounts in minor units, the rate in 1/10000 percent. */
export interface Basis {
  base: number;
  rate: number;
  amount: number;
}

/** The play of a line, in minor units. */
interface Play {
  stake: number;
  loss: number;
  active: number;
  days: number;
}

/** A window that has ended, and its result. */
export interface EndedWindow {
  window: Window;
  basis: Basis;
}

const none: Basis = { base: 0, rate: 0, amount: 0 };

/**
 * Returns the first `most` windows of a contract that ended within a span, oldest first, from the bets of `ids`
 * (for `in …`): the contract's member and all accounts below. Real-time and hourly salary have only windows with
 * bets. The first one begins with the span, so nothing is paid for bets before the contract was accepted.
 */
export function endedWindows(
  db: Database,
  row: WithTerms,
  ids: SQL,
  { from, to }: Window,
  most: number,
): EndedWindow[] {
  const open = windowOf(row, to).from;
  if (open <= from) return [];
  if (row.kind === "REALTIME" || row.kind === "HOURLY") {
    return betWindows(db, row, ids, { from, to: open }, most);
  }
  const windows: EndedWindow[] = [];
  for (let at = windowOf(row, from); at.to <= open; at = windowOf(row, at.to)) {
    if (windows.length === most) break;
    const window = { from: Math.max(from, at.from), to: at.to };
    windows.push({ window, basis: shareBasis(row, playWithin(db, ids, window)) });
  }
  return windows;
}

/** Returns what a share contract would pay for a span of whole days, regardless of its period. */
export function basisOver(db: Database, row: WithTerms, ids: SQL, span: Window): Basis {
  return shareBasis(row, playWithin(db, ids, span));
}

/** Returns what the running window of a contract comes to so far, if it ended now. */
export function runningBasis(db: Database, row: ContractRow, ids: SQL, now: number): Basis {
  const { from } = runningWindow(row, now);
  const span = { from, to: now + 1 };
  if (row.kind !== "REALTIME" && row.kind !== "HOURLY") return basisOver(db, row, ids, span);
  return betWindows(db, row, ids, span, 1)[0]?.basis ?? none;
}

/** The running window of a contract: what is settled already is no part of it. */
export function runningWindow(row: ContractRow, now: number): Window {
  const { from, to } = windowOf(row, now);
  return { from: Math.max(from, row.settledTo ?? 0), to };
}

/** The window of a contract that a time lies in. */
export function windowOf(row: WithTerms, time: number): Window {
  const period = row.kind === "REALTIME" ? "" : readShareTerms(row).period;
  return windowAt(row.kind, period, time);
}

function shareBasis(row: WithTerms, play: Play): Basis {
  const terms = readShareTerms(row);
  const rate = parseRate(terms.rate) ?? 0;
  // A dividend is a share of what the line lost, a salary of what it staked.
  const base = row.kind === "DIVIDEND" ? Math.max(0, play.loss) : play.stake;
  const reached =
    play.active >= terms.activeCount &&
    play.days >= terms.minBetPeriod &&
    reaches(play.stake, terms.periodConsumption) &&
    reaches(play.loss, terms.periodLoss);
  const most = parseAmount(terms.amount) || Number.MAX_SAFE_INTEGER;
  return { base, rate, amount: reached ? Math.min(most, rebateOf(base, rate)) : 0 };
}

/** Whether a limit is reached; nought is none, also for a line that won (D-28). */
function reaches(value: number, limit: string): boolean {
  const least = parseAmount(limit) ?? 0;
  return least === 0 || value >= least;
}

/** D-29: each bet of at least the minimum pays by whether it won or lost; a push pays nothing. */
function realtimeBasis(row: WithTerms, { won, lost }: { won: number; lost: number }): Basis {
  const terms = readRealtimeTerms(row);
  const base = won + lost;
  if (base === 0) return none;
  const amount =
    rebateOf(won, parseRate(terms.winRate) ?? 0) + rebateOf(lost, parseRate(terms.lossRate) ?? 0);
  return { base, rate: Math.round((amount / base) * 1_000_000), amount };
}

/** Windows computed from single bets, in one query for any number of windows. */
function betWindows(
  db: Database,
  row: WithTerms,
  ids: SQL,
  span: Window,
  most: number,
): EndedWindow[] {
  const first = windowOf(row, span.from);
  const width = first.to - first.from;
  const least =
    row.kind === "REALTIME" ? (parseAmount(readRealtimeTerms(row).singleBetAmount) ?? 0) : 0;
  // SQLite binds numbers as reals: the cast to integer makes bets of one window share one number.
  const rows = db.all<{
    start: number;
    won: number;
    lost: number;
    loss: number;
    active: number;
  }>(sql`
    select cast(at / ${width} as integer) * ${width} as start,
      sum(case when win > stake and stake >= ${least} then stake else 0 end) as won,
      sum(case when win < stake and stake >= ${least} then stake else 0 end) as lost,
      sum(stake - win) as loss, count(distinct member_id) as active
    from bet where member_id in ${ids} and status = 'settled'
      and at >= ${span.from} and at < ${span.to} group by 1 order by 1 limit ${most}`);
  return rows.map(({ start, won, lost, loss, active }) => ({
    window: { from: Math.max(span.from, start), to: start + width },
    basis:
      row.kind === "REALTIME"
        ? realtimeBasis(row, { won, lost })
        : shareBasis(row, { stake: won + lost, loss, active, days: 1 }),
  }));
}

/** The play of a line within a span; of the quarter of an hour in which the span begins, the single rounds. */
export function playWithin(db: Database, ids: SQL, { from, to }: Window): Play {
  const whole = Math.min(to, Math.ceil(from / quarterMs) * quarterMs);
  const rounds = sql`union all
    select member_id, at, case when stake <> win then stake else 0 end, stake - win
    from bet where member_id in ${ids} and status = 'settled' and at >= ${from} and at < ${whole}`;
  const [play] = db.all<Play>(sql`
    select coalesce(sum(staked), 0) as stake, coalesce(sum(lost), 0) as loss,
      count(distinct member_id) as active, count(distinct ${dayNumber(sql`at`)}) as days
    from (
      select member_id, at, valid_stakes as staked, stakes - wins as lost
      from quarter_play where member_id in ${ids} and at >= ${whole} and at < ${to}
      ${whole > from ? rounds : sql``}
    )`);
  return play ?? { stake: 0, loss: 0, active: 0, days: 0 };
}
