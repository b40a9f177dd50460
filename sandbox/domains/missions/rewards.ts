import { eq } from "drizzle-orm";
import * as v from "valibot";
import { inTransaction } from "../../db/open.ts";
import { claim } from "../../db/schema/wallet.ts";
import { defineCall } from "../../http/call.ts";
import { type CallContext, requireMember } from "../../http/context.ts";
import { PlatformError } from "../../http/errors.ts";
import { noParams } from "../../http/params.ts";
import { currencyScale } from "../points/earn-points.ts";
import { dayMs, dayOf, startOfDay } from "../records/days.ts";
import { paidLevelOf } from "../vip/vip.ts";
import { formatAmount, wholeAmount } from "../wallet/money.ts";
import { bonusNames, payBonus } from "./bonuses.ts";
import { missionStates, missionText } from "./missions.ts";

interface Reward {
  id: string;
  kind: "RAFFLE" | "MISSION" | "VIP" | "RED_ENVELOPE";
  name: string;
  /** Minor units. */
  amount: number;
  /** How often it has to be staked. */
  times: number;
  points: number;
  /** A state of S30. */
  status: string;
  endsAt: number;
}

/** CA24: what may be, will be or was claimed. */
export const rewards = defineCall({
  id: "CA24",
  methods: ["GET"],
  path: "/wps/rewards",
  modules: ["REWCEN3", "COMM3"],
  token: "required",
  audience: "real",
  params: noParams,
  run: (context) =>
    rewardsOf(context).map(({ id, kind, name, amount, status, endsAt }) => ({
      id,
      name,
      kind,
      amount: formatAmount(amount),
      status,
      endsAt,
    })),
});

/**
 * C47: claims a reward of any kind and pays it as a bonus; `reward.state` when it is not to be
 * claimed, now or at all.
 */
export const claimReward = defineCall({
  id: "C47",
  methods: ["POST"],
  path: "/wps/relay/MCS2_claimRafflePromotion",
  modules: ["REWCEN3"],
  token: "required",
  audience: "real",
  params: v.strictObject({ rewardId: v.pipe(v.string(), v.minLength(1), v.maxLength(80)) }),
  run: (context, { rewardId }) => {
    const { db, now } = context;
    const member = requireMember(context);
    return inTransaction(db, () => {
      const reward = rewardsOf(context).find(({ id }) => id === rewardId);
      if (reward?.status !== "claim") throw new PlatformError("reward.state");
      const { amount, points, times, kind } = reward;
      db.insert(claim).values({ memberId: member.id, rewardId, amount, points, at: now }).run();
      payBonus(db, member, { name: bonusOf[kind], amount, times, now });
      return { amount: formatAmount(amount), status: "claimed" };
    });
  },
});

const bonusOf = { RAFFLE: "raffle", MISSION: "mission", VIP: "vip", RED_ENVELOPE: "envelope" };

function rewardsOf(context: CallContext): Reward[] {
  const { db, lang, now } = context;
  const member = requireMember(context);
  const unit = wholeAmount(currencyScale(member.currency));
  const today = startOfDay(now);
  const month = dayOf(now).slice(0, 7);
  const claimed = new Set(
    db
      .select({ id: claim.rewardId })
      .from(claim)
      .where(eq(claim.memberId, member.id))
      .all()
      .map(({ id }) => id),
  );
  const state = (id: string, open: boolean) =>
    claimed.has(id) ? "claimed" : open ? "claim" : "coming";
  const gift = (id: string, kind: Reward["kind"], units: number, endsAt: number, open = true) => ({
    id,
    kind,
    name: bonusNames[bonusOf[kind]]?.[lang] ?? kind,
    amount: units * unit,
    times: kind === "RED_ENVELOPE" ? 1 : 3,
    points: 0,
    status: state(id, open),
    endsAt,
  });
  const vip = `vip-${month}`;
  const vipLevel = paidLevelOf(db, member, now);
  return [
    gift(`raffle-${dayOf(now)}`, "RAFFLE", 1 + (member.id % 5), today + dayMs),
    gift(`raffle-${dayOf(now + dayMs)}`, "RAFFLE", 5, today + 2 * dayMs, false),
    ...(vipLevel > 0 ? [gift(vip, "VIP", vipLevel * 5, today + 30 * dayMs)] : []),
    gift(`envelope-${dayOf(now)}`, "RED_ENVELOPE", 1, today + dayMs),
    ...missionStates(db, member, now).map(({ mission, rewardId, reward, status, endsAt }) => ({
      id: rewardId,
      kind: "MISSION" as const,
      name: missionText(mission, mission.names[lang], member.currency, lang),
      amount: reward,
      times: 0,
      points: mission.points,
      status,
      endsAt,
    })),
  ];
}
