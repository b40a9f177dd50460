import { and, desc, eq } from "drizzle-orm";
import { promotionJoin } from "../../db/schema/games.ts";
import { claim, doneRequest } from "../../db/schema/wallet.ts";
import { type CallContext, requireMember } from "../../http/context.ts";
import { dayMs } from "../records/days.ts";
import { type Measure, measure, startOfWeek } from "./measure.ts";
import { periodOf, promotionDay } from "./promotion-period.ts";
import { type Promotion, type PromotionRule, promotions } from "./promotions.ts";

/** What a member does next for a promotion. */
export type Action = "opt_in" | "deposit" | "play" | "invite" | "claim";

/** A member's state in a promotion. */
export interface Standing extends Measure {
  promotion: Promotion;
  status: "not_joined" | "joined" | "claimable" | "ended";
  /** Null if there is no action. */
  action: Action | null;
  /** The end of the current chance: of the promotion, or of the week for a weekly one. */
  endsAt: number;
  /** The key of a claim; a weekly promotion has one per week. */
  claimId: string;
  claimed: { amount: number; at: number } | null;
}

/** Returns the caller's state in every promotion. */
export function standings(context: CallContext): Standing[] {
  return promotions.map((promotion) => standingOf(promotion, context));
}

/** Returns the caller's state in one promotion. */
export function standingOf(promotion: Promotion, context: CallContext): Standing {
  const { db, now } = context;
  const member = requireMember(context);
  const { from, to } = periodOf(promotion, promotionDay(db));
  const weekly = promotion.rule.kind === "cashback";
  const claimId = `promotion-${promotion.id}${weekly ? `-${startOfWeek(now) / dayMs}` : ""}`;
  const claimed = claimOf(context, claimId);
  const joinedAt = joinOf(context, promotion.id);
  // Before joining nothing counts.
  const since = joinedAt ?? (joins(promotion.rule) ? now : from);
  const measured = measure(promotion.rule, { db, member, now, since });
  const running = now >= from && now < to;
  const status = statusOf({ promotion, measured, running, weekly, joinedAt, claimed });
  return {
    ...measured,
    promotion,
    status,
    action: running ? actionOf(promotion.rule, status, joinedAt !== null) : null,
    endsAt: weekly ? Math.min(to, startOfWeek(now) + 7 * dayMs) : to,
    claimId,
    claimed: claimed && { amount: claimed.amount, at: claimed.at },
  };
}

interface Facts {
  promotion: Promotion;
  measured: Measure;
  running: boolean;
  weekly: boolean;
  joinedAt: number | null;
  claimed: object | null;
}

function statusOf(facts: Facts): Standing["status"] {
  const { promotion, measured, running, weekly, joinedAt, claimed } = facts;
  if (!running || measured.gone || (claimed && !weekly)) return "ended";
  if (joins(promotion.rule) && joinedAt === null) return "not_joined";
  if (claimed) return "joined";
  if (measured.done >= measured.needed && measured.reward > 0) return "claimable";
  return joinedAt !== null || measured.done > 0 ? "joined" : "not_joined";
}

/** Whether a member has to join before anything counts. */
export const joins = (rule: PromotionRule): boolean =>
  rule.kind === "cashback" || (rule.kind === "play" && rule.joins);

const actions: Record<PromotionRule["kind"], Action | null> = {
  "first-deposit": "deposit",
  cashback: null,
  play: "play",
  friends: "invite",
  staked: "play",
};

/** What a member does first for a promotion, before anything counts. */
export const firstAction = (rule: PromotionRule): Action | null =>
  joins(rule) ? "opt_in" : actions[rule.kind];

function actionOf(rule: PromotionRule, status: Standing["status"], joined: boolean): Action | null {
  if (status === "ended") return null;
  if (status === "claimable") return "claim";
  return joins(rule) && !joined ? "opt_in" : actions[rule.kind];
}

function joinOf(context: CallContext, promotionId: number): number | null {
  const { id } = requireMember(context);
  const where = and(eq(promotionJoin.memberId, id), eq(promotionJoin.promotionId, promotionId));
  return context.db.select().from(promotionJoin).where(where).get()?.at ?? null;
}

function claimOf(context: CallContext, claimId: string) {
  const { id } = requireMember(context);
  const where = and(eq(claim.memberId, id), eq(claim.rewardId, claimId));
  return context.db.select().from(claim).where(where).get() ?? null;
}

/** The request that claimed a promotion last, or null. */
export function claimRequestOf(context: CallContext, facts: string): string | null {
  const { id } = requireMember(context);
  const where = and(eq(doneRequest.memberId, id), eq(doneRequest.facts, facts));
  const rows = context.db.select().from(doneRequest).where(where).orderBy(desc(doneRequest.at));
  return rows.limit(1).get()?.requestId ?? null;
}
