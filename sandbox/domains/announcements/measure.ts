import { and, asc, count, eq, gte, sql } from "drizzle-orm";
import type { Database } from "../../db/open.ts";
import { bet, payment } from "../../db/schema/history.ts";
import type { MemberRow } from "../../db/schema/members.ts";
import { profile } from "../../db/schema/members.ts";
import { idList } from "../agent/team.ts";
import { currencyScale } from "../points/earn-points.ts";
import { dayMs, startOfDay } from "../records/days.ts";
import { noSums, sumsByMember } from "../records/profit.ts";
import { paidLevelOf } from "../vip/vip.ts";
import { wholeAmount } from "../wallet/money.ts";
import type { PromotionRule } from "./promotions.ts";

/** How far a member is with a promotion. Money in minor units, everything else as it is counted. */
export interface Measure {
  counts: "amount" | "rounds" | "friends";
  done: number;
  needed: number;
  /** What can be claimed, or could be at most. */
  reward: number;
  /** `reward` is the most that there can be. */
  atMost?: true;
  /** The member can't fulfil it any more. */
  gone?: true;
}

interface MeasureInput {
  db: Database;
  member: MemberRow;
  now: number;
  /** From when on what the member does counts. */
  since: number;
}

/** Measures what the member did for a promotion's rule. */
export function measure(rule: PromotionRule, input: MeasureInput): Measure {
  const unit = wholeAmount(currencyScale(input.member.currency));
  switch (rule.kind) {
    case "first-deposit":
      return firstDeposit(rule.least * unit, rule.most * unit, input);
    case "cashback":
      return cashback(input);
    case "play":
      return { ...roundsOf(rule, input), reward: rule.reward * unit };
    case "friends":
      return { ...friendsOf(rule.friends, input), reward: rule.reward * unit };
    case "staked": {
      const done = sumsOf(input, { from: 0, to: input.now }).stake;
      return { counts: "amount", done, needed: rule.stake * unit, reward: rule.reward * unit };
    }
  }
}

function sumsOf({ db, member }: MeasureInput, span: { from: number; to: number }) {
  return sumsByMember(db, idList([member.id]), span).get(member.id) ?? noSums;
}

function firstDeposit(needed: number, most: number, input: MeasureInput): Measure {
  const { db, member, now, since } = input;
  const first = db
    .select({ amount: payment.amount, at: payment.settledAt })
    .from(payment)
    .where(and(eq(payment.memberId, member.id), eq(payment.kind, "DEPOSIT"), isApproved))
    .orderBy(asc(payment.settledAt))
    .get();
  const ever = sumsOf(input, { from: 0, to: now }).deposit;
  // Seeded deposits have no request. A member with more than one deposit has deposited before.
  if (first ? (first.at ?? 0) < since || ever > totalOf(input) : ever > 0) {
    return { counts: "amount", done: 0, needed, reward: most, gone: true };
  }
  const done = first?.amount ?? 0;
  const ready = done >= needed;
  return {
    counts: "amount",
    done,
    needed,
    reward: ready ? Math.min(done, most) : most,
    ...(!ready && { atMost: true as const }),
  };
}

const isApproved = eq(payment.status, "APPROVED");

/** What the member paid in by requests of its own, in minor units. */
function totalOf({ db, member }: MeasureInput): number {
  const row = db
    .select({ sum: sql<number>`coalesce(sum(${payment.amount}), 0)` })
    .from(payment)
    .where(and(eq(payment.memberId, member.id), eq(payment.kind, "DEPOSIT"), isApproved))
    .get();
  return row?.sum ?? 0;
}

/** The first moment of the week that a moment lies in, which begins on Monday. */
export function startOfWeek(now: number): number {
  return startOfDay(now) - ((Math.floor(now / dayMs) + 3) % 7) * dayMs;
}

/** 5 percent of what was lost last week, and one more with each VIP level up to 8. */
function cashback(input: MeasureInput): Measure {
  const monday = startOfWeek(input.now);
  const { stake, win } = sumsOf(input, { from: monday - 7 * dayMs, to: monday - 1 });
  const percent = Math.min(8, 5 + paidLevelOf(input.db, input.member, input.now));
  const lost = Math.max(0, stake - win);
  return { counts: "amount", done: lost, needed: 0, reward: Math.floor((lost * percent) / 100) };
}

function roundsOf(
  { gameType, rounds }: Extract<PromotionRule, { kind: "play" }>,
  { db, member, since }: MeasureInput,
) {
  const row = db
    .select({ n: count() })
    .from(bet)
    .where(
      and(
        eq(bet.memberId, member.id),
        gte(bet.at, since),
        eq(bet.gameType, gameType),
        eq(bet.status, "settled"),
      ),
    )
    .get();
  return { counts: "rounds" as const, done: row?.n ?? 0, needed: rounds };
}

function friendsOf(needed: number, { db, member, now }: MeasureInput) {
  const friends = db
    .select({ id: profile.memberId })
    .from(profile)
    .where(eq(profile.referredBy, member.id))
    .all()
    .map(({ id }) => id);
  const paid = sumsByMember(db, idList(friends), { from: 0, to: now });
  const done = friends.filter((id) => (paid.get(id)?.deposit ?? 0) > 0).length;
  return { counts: "friends" as const, done, needed };
}
