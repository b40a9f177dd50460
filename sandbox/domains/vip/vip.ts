import { sql } from "drizzle-orm";
import type { Database } from "../../db/open.ts";
import type { MemberRow } from "../../db/schema/members.ts";
import { defineCall } from "../../http/call.ts";
import { requireMember } from "../../http/context.ts";
import type { Localised } from "../../http/language.ts";
import { noParams } from "../../http/params.ts";
import { currencyScale } from "../points/earn-points.ts";
import { noSums, type Sums, sumsByMember } from "../records/profit.ts";
import { formatAmount, wholeAmount } from "../wallet/money.ts";

/** A level: its requirements in all, in units of the tables' currency, and its benefits. */
interface Level {
  stake: number;
  deposit: number;
  names: Localised;
  benefits: readonly Localised[];
}

/** A part of promotion 2; what it pays is in `announcements/measure.ts`. */
const lossBonus = (percent: number) => ({
  EN: `Weekly loss bonus of ${percent}%`,
  KR: `주간 손실 보너스 ${percent}%`,
  VN: `Thưởng tiền thua hằng tuần ${percent}%`,
  TH: `โบนัสยอดเสียรายสัปดาห์ ${percent}%`,
  CN: `每周亏损红利 ${percent}%`,
  JP: `週間損失ボーナス ${percent}%`,
});
/** A reward of the reward center, paid by `missions/rewards.ts`. */
const monthly = {
  EN: "A monthly VIP bonus that grows with each level",
  KR: "매월 VIP 보너스, 등급마다 더 크게",
  VN: "Tiền thưởng VIP hằng tháng, cấp càng cao càng lớn",
  TH: "โบนัส VIP ทุกเดือน ยิ่งระดับสูงยิ่งมาก",
  CN: "每月 VIP 红利，等级越高越多",
  JP: "毎月のVIPボーナス、レベルが上がるほど増額",
};
/** Promotion 8. */
const silverGift = {
  EN: "The VIP gift for Silver members",
  KR: "실버 회원 VIP 선물",
  VN: "Quà VIP cho hội viên Bạc",
  TH: "ของขวัญ VIP สำหรับสมาชิกซิลเวอร์",
  CN: "白银会员 VIP 礼金",
  JP: "シルバー会員へのVIPギフト",
};

const levels: readonly Level[] = [
  {
    stake: 0,
    deposit: 0,
    names: {
      EN: "Member",
      KR: "일반 회원",
      VN: "Hội viên",
      TH: "สมาชิกทั่วไป",
      CN: "普通会员",
      JP: "一般会員",
    },
    benefits: [],
  },
  {
    stake: 500,
    deposit: 50,
    names: { EN: "Bronze", KR: "브론즈", VN: "Đồng", TH: "บรอนซ์", CN: "青铜", JP: "ブロンズ" },
    benefits: [lossBonus(6), monthly],
  },
  {
    stake: 5_000,
    deposit: 500,
    names: { EN: "Silver", KR: "실버", VN: "Bạc", TH: "ซิลเวอร์", CN: "白银", JP: "シルバー" },
    benefits: [lossBonus(7), monthly, silverGift],
  },
  {
    stake: 50_000,
    deposit: 5_000,
    names: { EN: "Gold", KR: "골드", VN: "Vàng", TH: "โกลด์", CN: "黄金", JP: "ゴールド" },
    benefits: [lossBonus(8), monthly, silverGift],
  },
  {
    stake: 500_000,
    deposit: 50_000,
    names: {
      EN: "Diamond",
      KR: "다이아몬드",
      VN: "Kim cương",
      TH: "ไดมอนด์",
      CN: "钻石",
      JP: "ダイヤモンド",
    },
    benefits: [lossBonus(8), monthly, silverGift],
  },
];

/** All that a member ever staked and paid in, in minor units. */
function everOf(db: Database, { id }: MemberRow, now: number): Sums {
  return sumsByMember(db, sql`(select ${id})`, { from: 0, to: now }).get(id) ?? noSums;
}

/** The level that stakes and deposits have reached together, from 0. */
const levelOf = ({ stake, deposit }: Sums, unit: number): number =>
  levels.filter((level) => stake >= level.stake * unit && deposit >= level.deposit * unit).length -
  1;

/** The level that bonuses are paid by: the one reached, or a higher one of the list that the operator has set. */
export function paidLevelOf(db: Database, member: MemberRow, now: number): number {
  const unit = wholeAmount(currencyScale(member.currency));
  const set = Math.min(member.vip, levels.length - 1);
  return Math.max(set, levelOf(everOf(db, member, now), unit));
}

/**
 * CA80: the level that bonuses are paid by, what was staked and deposited, and the requirements and benefits of all levels.
 */
export const vipStanding = defineCall({
  id: "CA80",
  methods: ["GET"],
  path: "/wps/member/vip",
  modules: ["COMM3"],
  token: "required",
  audience: "real",
  params: noParams,
  run: (context) => {
    const { db, now, lang } = context;
    const member = requireMember(context);
    const unit = wholeAmount(currencyScale(member.currency));
    const ever = everOf(db, member, now);
    const { stake, deposit } = ever;
    return {
      // The level whose bonus is paid, so that the page, the header and the bonus name one.
      level: paidLevelOf(db, member, now),
      staked: formatAmount(stake),
      deposited: formatAmount(deposit),
      levels: levels.map((level, number) => ({
        level: number,
        name: level.names[lang],
        stake: formatAmount(level.stake * unit),
        deposit: formatAmount(level.deposit * unit),
        benefits: level.benefits.map((benefit) => benefit[lang]),
      })),
    };
  },
});
