import { type SQL, sql } from "drizzle-orm";
import type { Database } from "../../db/open.ts";
import type { Span } from "../../http/params.ts";
import { isMany } from "../agent/team.ts";
import { quarterMs } from "./days.ts";

/** Which rounds; type and vendor are empty for all, the least stake is nought. */
export interface RoundsWish extends Span {
  /** Whose, for `in …`. */
  ids: SQL;
  gameType: string;
  vendor: string;
  /** The game's number; nought for all. */
  game: number;
  /** In minor units. */
  minStake: number;
}

/** How many rounds there are, and the sums of the settled ones in minor units; pending stakes apart. */
export interface RoundTotals {
  rounds: number;
  stake: number;
  validStake: number;
  win: number;
  pending: number;
}

const noRounds: RoundTotals = { rounds: 0, stake: 0, validStake: 0, win: 0, pending: 0 };

/**
 * Returns the totals of all matching rounds. Whole quarters of an hour come from stored sums, so that a month costs
 * little more than a day. Rounds at both ends are summed one by one, and so are the filters by vendor, by game and
 * by minimum bet, for which no sums are stored.
 */
export function roundTotals(db: Database, wish: RoundsWish): RoundTotals {
  const { ids, from, to, gameType, vendor, game, minStake } = wish;
  const first = Math.ceil(from / quarterMs) * quarterMs;
  const end = Math.floor((to + 1) / quarterMs) * quarterMs;
  const counted = (start: number, until: number, more: SQL, index: string) => sql`
    select 1 as rounds, case when b.status = 'settled' then b.stake else 0 end as stake, b.win as win,
      case when b.status = 'settled' and b.stake <> b.win then b.stake else 0 end as "validStake",
      case when b.status = 'open' then b.stake else 0 end as pending
    from bet b indexed by ${sql.raw(index)}
    where b.member_id in ${ids} and b.at >= ${start} and b.at < ${until}
      ${gameType === "" ? sql`` : sql`and b.game_type = ${gameType}`}
      ${minStake === 0 ? sql`` : sql`and b.stake >= ${minStake}`}
      ${game === 0 ? sql`` : sql`and b.node_id = ${game}`} ${more}`;
  const byTime = isMany(db, ids) ? "bet_at" : "bet_member";
  const parts =
    vendor !== ""
      ? [counted(from, to + 1, sql`and b.vendor = ${vendor}`, "bet_vendor")]
      : first >= end || minStake > 0 || game > 0
        ? [counted(from, to + 1, sql``, byTime)]
        : [
            counted(from, first, sql``, byTime),
            sql`select stored, stakes, wins, valid_stakes, 0 from quarter_play
              where member_id in ${ids} and at >= ${first} and at < ${end}
                and stored > 0 ${gameType === "" ? sql`` : sql`and game_type = ${gameType}`}`,
            counted(first, end, sql`and b.status <> 'settled'`, "bet_unsettled"),
            counted(end, to + 1, sql``, byTime),
          ];
  const [totals] = db.all<RoundTotals>(sql`
    select coalesce(sum(rounds), 0) as rounds, coalesce(sum(stake), 0) as stake,
      coalesce(sum("validStake"), 0) as "validStake", coalesce(sum(win), 0) as win,
      coalesce(sum(pending), 0) as pending
    from (${sql.join(parts, sql` union all `)})`);
  return totals ?? noRounds;
}
