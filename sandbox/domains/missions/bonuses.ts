import { and, count, desc, eq, gte, lte, sql } from "drizzle-orm";
import * as v from "valibot";
import type { Database } from "../../db/open.ts";
import { bet } from "../../db/schema/history.ts";
import type { MemberRow } from "../../db/schema/members.ts";
import { bonus } from "../../db/schema/wallet.ts";
import { defineCall } from "../../http/call.ts";
import { requireMember } from "../../http/context.ts";
import type { Localised } from "../../http/language.ts";
import { offsetOf, pageAnswer } from "../../http/page-answer.ts";
import { paging, range, readRange } from "../../http/params.ts";
import { addToSums } from "../records/quarter-totals.ts";
import { houseOf, moveMoney, walletOf } from "../wallet/ledger.ts";
import { formatAmount } from "../wallet/money.ts";

export const bonusNames: Readonly<Record<string, Localised>> = {
  deposit: {
    EN: "Deposit bonus",
    KR: "입금 보너스",
    VN: "Thưởng nạp tiền",
    TH: "โบนัสเงินฝาก",
    CN: "存款红利",
    JP: "入金ボーナス",
  },
  referral: {
    EN: "Friend bonus",
    KR: "친구 추천 보너스",
    VN: "Thưởng giới thiệu",
    TH: "โบนัสแนะนำเพื่อน",
    CN: "好友红利",
    JP: "紹介ボーナス",
  },
  mission: {
    EN: "Mission reward",
    KR: "미션 리워드",
    VN: "Thưởng nhiệm vụ",
    TH: "รางวัลภารกิจ",
    CN: "任务奖励",
    JP: "ミッション特典",
  },
  raffle: {
    EN: "Raffle prize",
    KR: "추첨 당첨금",
    VN: "Giải rút thăm",
    TH: "รางวัลจับฉลาก",
    CN: "抽奖奖品",
    JP: "抽選賞金",
  },
  vip: {
    EN: "VIP bonus",
    KR: "VIP 보너스",
    VN: "Thưởng VIP",
    TH: "โบนัส VIP",
    CN: "VIP 红利",
    JP: "VIPボーナス",
  },
  envelope: {
    EN: "Red envelope",
    KR: "복주머니",
    VN: "Lì xì",
    TH: "อั่งเปา",
    CN: "红包",
    JP: "お年玉",
  },
  promotion: {
    EN: "Promotion bonus",
    KR: "프로모션 보너스",
    VN: "Thưởng khuyến mãi",
    TH: "โบนัสโปรโมชั่น",
    CN: "活动红利",
    JP: "プロモーションボーナス",
  },
  coupon: {
    EN: "Points coupon",
    KR: "포인트 쿠폰",
    VN: "Phiếu điểm",
    TH: "คูปองคะแนน",
    CN: "积分券",
    JP: "ポイントクーポン",
  },
};

interface Gift {
  name: keyof typeof bonusNames & string;
  /** Minor units. */
  amount: number;
  /** How many times the amount has to be staked. */
  times: number;
  now: number;
}

/** Pays a bonus into the wallet and stores it for CA23; an amount of zero does nothing. */
export function payBonus(db: Database, member: MemberRow, gift: Gift): void {
  const { name, amount, times, now } = gift;
  if (amount === 0) return;
  const row = { memberId: member.id, name, amount, rollover: amount * times, at: now };
  const { id } = db.insert(bonus).values(row).returning({ id: bonus.id }).get();
  const accounts = { from: houseOf(member.currency), to: walletOf(member.id) };
  moveMoney(db, { kind: "bonus", reference: `bonus:${id}`, ...accounts, amount, now });
  addToSums(db, member.id, now, { bonuses: amount });
}

/**
 * CA23: bonuses, newest first. `progress` is what was staked since; a bonus whose rollover is
 * reached is `issued`, else it is in `process` (S30).
 */
export const bonuses = defineCall({
  id: "CA23",
  methods: ["GET"],
  path: "/wps/bonus",
  modules: ["COMM3"],
  token: "required",
  audience: "real",
  params: v.strictObject({ ...paging, ...range }),
  run: (context, params) => {
    const { db, lang, now } = context;
    const { id: memberId } = requireMember(context);
    const { from, to } = readRange(params, now);
    const where = and(eq(bonus.memberId, memberId), gte(bonus.at, from), lte(bonus.at, to));
    const rows = db.select().from(bonus).where(where).orderBy(desc(bonus.id));
    const found = rows.limit(params.pageSize).offset(offsetOf(params)).all();
    const total = db.select({ n: count() }).from(bonus).where(where).get()?.n ?? 0;
    const content = found.map((row) => {
      const progress = Math.min(row.rollover, stakedSince(db, memberId, row.at));
      return {
        id: String(row.id),
        name: bonusNames[row.name]?.[lang] ?? row.name,
        amount: formatAmount(row.amount),
        rollover: formatAmount(row.rollover),
        progress: formatAmount(progress),
        status: progress >= row.rollover ? "issued" : "process",
        at: row.at,
      };
    });
    return pageAnswer(content, total, params);
  },
});

/** What settled rounds staked since a moment, in minor units: what counts for a rollover. */
export function stakedSince(db: Database, memberId: number, at: number): number {
  const row = db
    .select({ sum: sql<number>`coalesce(sum(${bet.stake}), 0)` })
    .from(bet)
    .where(and(eq(bet.memberId, memberId), gte(bet.at, at), eq(bet.status, "settled")))
    .get();
  return row?.sum ?? 0;
}
