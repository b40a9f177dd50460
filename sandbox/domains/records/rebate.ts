import { sql } from "drizzle-orm";
import * as v from "valibot";
import { inTransaction } from "../../db/open.ts";
import { claim } from "../../db/schema/wallet.ts";
import { defineCall } from "../../http/call.ts";
import { type CallContext, requireMember } from "../../http/context.ts";
import { PlatformError } from "../../http/errors.ts";
import { once } from "../../http/once.ts";
import { noParams, requestId } from "../../http/params.ts";
import { flagOn } from "../../switches/settings.ts";
import { ratesOfMember } from "../agent/commission/rate-times.ts";
import { houseOf, moveMoney, walletOf } from "../wallet/ledger.ts";
import { formatAmount } from "../wallet/money.ts";
import { dayMs, dayOf, startOfDay } from "./days.ts";
import { addToSums } from "./quarter-totals.ts";
import { formatRate, rebateOf } from "./rates.ts";

const common = {
  path: "/wps/rebate",
  modules: ["MANPLAYREB3"],
  token: "required",
  audience: "real",
} as const;

/** CA29: what the member's play of today brings back (W4), by game type. */
export const readRebate = defineCall({
  id: "CA29",
  methods: ["GET"],
  ...common,
  params: noParams,
  run: (context) => {
    const rows = openRebate(context);
    return {
      rows: rows.map(({ gameType, validStake, rate: percent, amount }) => ({
        gameType,
        validStake: formatAmount(validStake),
        ratePercent: formatRate(percent),
        amount: formatAmount(amount),
      })),
      total: formatAmount(totalOf(rows)),
      claimableAt: totalOf(rows) > 0 ? context.now : startOfDay(context.now) + dayMs,
    };
  },
});

/** CA30: pays the rebate; `reward.state` if there is none. */
export const claimRebate = defineCall({
  id: "CA30",
  methods: ["POST"],
  ...common,
  params: v.strictObject({ requestId }),
  run: (context, { requestId }) =>
    once(context, requestId, {}, () => {
      const { db, now } = context;
      const { id, currency } = requireMember(context);
      const rows = openRebate(context);
      const amount = totalOf(rows);
      if (amount === 0) throw new PlatformError("reward.state");
      const reference = `rebate:${dayOf(now)}`;
      const accounts = { from: houseOf(currency), to: walletOf(id) };
      moveMoney(db, { kind: "rebate", reference, ...accounts, amount, now, requestId });
      addToSums(db, id, now, { rebates: amount });
      for (const row of rows) keepPaid(context, row.rewardId, row.stakedInAll);
      return { amount: formatAmount(amount) };
    }),
});

interface RebateRow {
  gameType: string;
  /** Valid stake of today that was not paid for yet. */
  validStake: number;
  stakedInAll: number;
  rate: number;
  amount: number;
  rewardId: string;
}

/** Today's valid play by type, less what a claim of today has paid for already. */
function openRebate(context: CallContext): RebateRow[] {
  if (!flagOn(context, "MANPLAYREB3")) throw new PlatformError("function.not.available");
  const { db, now } = context;
  const { id } = requireMember(context);
  const [day, start] = [dayOf(now), startOfDay(now)];
  const rates = ratesOfMember(db, id, now);
  const played = db.all<{ gameType: string; staked: number; paid: number }>(sql`
    select p.game_type as "gameType", sum(p.valid_stakes) as staked,
      coalesce((
        select c.amount from claim c
        where c.member_id = ${id} and c.reward_id = 'rebate:' || ${day} || ':' || p.game_type
      ), 0) as paid
    from quarter_play p
    where p.member_id = ${id} and p.at >= ${start} and p.at < ${start + dayMs}
    group by 1 order by 1`);
  return played.map(({ gameType, staked, paid }) => {
    const percent = rates.get(gameType) ?? 0;
    const validStake = staked - paid;
    return {
      gameType,
      validStake,
      stakedInAll: staked,
      rate: percent,
      amount: rebateOf(validStake, percent),
      rewardId: `rebate:${day}:${gameType}`,
    };
  });
}

function totalOf(rows: readonly RebateRow[]): number {
  return rows.reduce((sum, { amount }) => sum + amount, 0);
}

function keepPaid(context: CallContext, rewardId: string, amount: number): void {
  const memberId = requireMember(context).id;
  const row = { memberId, rewardId, amount, points: 0, at: context.now };
  inTransaction(context.db, () => {
    const { db } = context;
    const target = [claim.memberId, claim.rewardId];
    db.insert(claim).values(row).onConflictDoUpdate({ target, set: { amount } }).run();
  });
}
