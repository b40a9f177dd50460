import { sql } from "drizzle-orm";
import type { Database } from "../../db/open.ts";
import { idList } from "../agent/team.ts";
import { dayOf } from "../records/days.ts";
import { parseRate, rebateOf } from "../records/rates.ts";
import { parseAmount } from "../wallet/money.ts";
import { readRealtimeTerms, readShareTerms, type WithTerms } from "./terms.ts";
import type { Window } from "./windows.ts";

/** What a window comes to: amounts in minor units, the rate in 1/10000 percent. */
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

/** What a contract owes for a window from the play of `ids`: who has it, and everybody below. */
export function basisOf(
  db: Database,
  row: WithTerms,
  ids: readonly number[],
  window: Window,
): Basis {
  if (row.kind === "REALTIME") return realtimeBasis(db, row, ids, window);
  const terms = readShareTerms(row);
  const play = row.kind === "HOURLY" ? playByBets(db, ids, window) : playByDays(db, ids, window);
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

/** D-29: each bet from the least stake on pays by whether it won or lost; a push pays nothing. */
function realtimeBasis(
  db: Database,
  row: WithTerms,
  ids: readonly number[],
  { from, to }: Window,
): Basis {
  const terms = readRealtimeTerms(row);
  const least = parseAmount(terms.singleBetAmount) ?? 0;
  const [play = { won: 0, lost: 0 }] = db.all<{ won: number; lost: number }>(sql`
    select coalesce(sum(case when win > stake then stake else 0 end), 0) as won,
      coalesce(sum(case when win < stake then stake else 0 end), 0) as lost
    from bet where member_id in ${idList(ids)} and status = 'settled'
      and at >= ${from} and at < ${to} and stake >= ${least}`);
  const base = play.won + play.lost;
  const amount =
    rebateOf(play.won, parseRate(terms.winRate) ?? 0) +
    rebateOf(play.lost, parseRate(terms.lossRate) ?? 0);
  return { base, rate: base === 0 ? 0 : Math.round((amount / base) * 1_000_000), amount };
}

function playByBets(db: Database, ids: readonly number[], { from, to }: Window): Play {
  const [play] = db.all<Play>(sql`
    select coalesce(sum(case when win <> stake then stake else 0 end), 0) as stake,
      coalesce(sum(stake - win), 0) as loss, count(distinct member_id) as active,
      count(distinct at / 86400000) as days
    from bet where member_id in ${idList(ids)} and status = 'settled'
      and at >= ${from} and at < ${to}`);
  return play ?? { stake: 0, loss: 0, active: 0, days: 0 };
}

function playByDays(db: Database, ids: readonly number[], { from, to }: Window): Play {
  const [play] = db.all<Play>(sql`
    select coalesce(sum(valid_stakes), 0) as stake, coalesce(sum(stakes - wins), 0) as loss,
      count(distinct member_id) as active, count(distinct day) as days
    from daily_play where member_id in ${idList(ids)}
      and day between ${dayOf(from)} and ${dayOf(to - 1)}`);
  return play ?? { stake: 0, loss: 0, active: 0, days: 0 };
}

/** Starts of windows of a width within a span in which somebody of the line has bet. */
export function busyWindows(
  db: Database,
  ids: readonly number[],
  width: number,
  { from, to }: Window,
): number[] {
  // Numbers are bound as reals: without the cast every bet would be a window of its own.
  const rows = db.all<{ start: number }>(sql`
    select distinct cast(at / ${width} as integer) * ${width} as start from bet
    where member_id in ${idList(ids)} and status = 'settled'
      and at >= ${from} and at < ${to} order by 1`);
  return rows.map(({ start }) => start);
}
