import * as v from "valibot";
import { inTransaction } from "../../db/open.ts";
import { promotionJoin } from "../../db/schema/games.ts";
import { claim } from "../../db/schema/wallet.ts";
import { defineCall } from "../../http/call.ts";
import { type CallContext, requireMember } from "../../http/context.ts";
import { PlatformError } from "../../http/errors.ts";
import { once } from "../../http/once.ts";
import { noParams, requestId } from "../../http/params.ts";
import { payBonus } from "../missions/bonuses.ts";
import { formatAmount } from "../wallet/money.ts";
import { claimRequestOf, joins, type Standing, standingOf, standings } from "./participation.ts";
import { promotions } from "./promotions.ts";

const claimPath = "/wps/promotions/claim";
const promotionId = v.pipe(v.string(), v.minLength(1), v.maxLength(40));

/** CA120: the member's state in each promotion, in the order of C44. */
export const participationList = defineCall({
  id: "CA120",
  methods: ["GET"],
  path: "/wps/promotions/participation",
  modules: ["COMM3"],
  token: "required",
  audience: "real",
  params: noParams,
  run: (context) => standings(context).map((standing) => wireStanding(standing, context)),
});

/** CA121: joins a promotion. A repetition changes nothing. `reward.state` if the promotion can't be joined. */
export const joinPromotion = defineCall({
  id: "CA121",
  methods: ["POST"],
  path: "/wps/promotions/join",
  modules: ["COMM3"],
  token: "required",
  audience: "real",
  params: v.strictObject({ promotionId }),
  run: (context, params) => {
    const { db, now } = context;
    const { id: memberId } = requireMember(context);
    const promotion = findPromotion(params.promotionId);
    const { status } = standingOf(promotion, context);
    if (status === "ended" || !joins(promotion.rule)) throw new PlatformError("reward.state");
    const row = { memberId, promotionId: promotion.id, at: now };
    db.insert(promotionJoin).values(row).onConflictDoNothing().run();
    return wireStanding(standingOf(promotion, context), context);
  },
});

/**
 * CA122: pays what a promotion brings, once for its `requestId` and once in all; `reward.state` when it is
 * not to be claimed, now or at all.
 */
export const claimPromotion = defineCall({
  id: "CA122",
  methods: ["POST"],
  path: claimPath,
  modules: ["COMM3"],
  token: "required",
  audience: "real",
  params: v.strictObject({ promotionId, requestId }),
  run: (context, params) =>
    once(context, params.requestId, { promotionId: params.promotionId }, () =>
      inTransaction(context.db, () => pay(params.promotionId, context)),
    ),
});

function pay(id: string, context: CallContext) {
  const { db, now } = context;
  const member = requireMember(context);
  const promotion = findPromotion(id);
  const { status, reward, claimId } = standingOf(promotion, context);
  if (status !== "claimable") throw new PlatformError("reward.state");
  db.insert(claim)
    .values({ memberId: member.id, rewardId: claimId, amount: reward, points: 0, at: now })
    .run();
  payBonus(db, member, { name: "promotion", amount: reward, times: promotion.times, now });
  return { amount: formatAmount(reward), currency: member.currency };
}

function findPromotion(id: string) {
  const found = promotions.find((promotion) => String(promotion.id) === id);
  if (!found) throw new PlatformError("reward.state");
  return found;
}

function wireStanding(standing: Standing, context: CallContext) {
  const { promotion, counts, done, needed, reward, claimed, status, action, endsAt } = standing;
  const { currency } = requireMember(context);
  const asText = (value: number) => (counts === "amount" ? formatAmount(value) : String(value));
  const facts = JSON.stringify([claimPath, { promotionId: String(promotion.id) }]);
  return {
    promotionId: promotion.id,
    status,
    action,
    gameType: promotion.rule.kind === "play" ? promotion.rule.gameType : null,
    progress:
      needed > 0 ? { counts, done: asText(Math.min(done, needed)), needed: asText(needed) } : null,
    reward: claimed || reward > 0 ? formatAmount(claimed?.amount ?? reward) : null,
    rewardAtMost: standing.atMost === true,
    currency,
    endsAt,
    claimedAt: claimed?.at ?? null,
    claimRequestId: claimed && claimRequestOf(context, facts),
  };
}
