import { sql } from "drizzle-orm";
import type { Database } from "../../db/open.ts";
import type { MemberRow } from "../../db/schema.ts";
import { defineCall } from "../../http/call.ts";
import { requireMember } from "../../http/context.ts";
import type { Localised } from "../../http/language.ts";
import { noParams } from "../../http/params.ts";
import { currencyScale } from "../points/earn-points.ts";
import { noSums, type Sums, sumsByMember } from "../records/profit.ts";
import { formatAmount, wholeAmount } from "../wallet/money.ts";

/** A level: what it asks for in all, in units of the tables' currency, and what it brings. */
interface Level {
  stake: number;
  deposit: number;
  names: Localised;
  benefits: readonly Localised[];
}

const gift = {
  EN: "A gift on your birthday",
  KR: "생일 선물",
  VN: "Quà sinh nhật",
  TH: "ของขวัญวันเกิด",
  CN: "生日礼物",
  JP: "誕生日ギフト",
};
const faster = {
  EN: "Withdrawals are handled first",
  KR: "출금 우선 처리",
  VN: "Ưu tiên xử lý rút tiền",
  TH: "ถอนเงินได้รับการดำเนินการก่อน",
  CN: "取款优先处理",
  JP: "出金を優先して処理",
};
const host = {
  EN: "A host of your own",
  KR: "전담 매니저",
  VN: "Người quản lý riêng",
  TH: "ผู้ดูแลส่วนตัว",
  CN: "专属客户经理",
  JP: "専任担当者",
};
const rebate = (percent: string) => ({
  EN: `Rebate of ${percent} % on slots`,
  KR: `슬롯 리베이트 ${percent}%`,
  VN: `Hoàn trả ${percent}% cho slot`,
  TH: `คืนยอดสล็อต ${percent}%`,
  CN: `老虎机返水 ${percent}%`,
  JP: `スロットのリベート ${percent}%`,
});

const levels: readonly Level[] = [
  {
    stake: 0,
    deposit: 0,
    names: {
      EN: "Guest of the house",
      KR: "일반",
      VN: "Thành viên",
      TH: "สมาชิกทั่วไป",
      CN: "普通会员",
      JP: "一般",
    },
    benefits: [],
  },
  {
    stake: 500,
    deposit: 50,
    names: { EN: "Bronze", KR: "브론즈", VN: "Đồng", TH: "บรอนซ์", CN: "青铜", JP: "ブロンズ" },
    benefits: [rebate("0.2")],
  },
  {
    stake: 5_000,
    deposit: 500,
    names: { EN: "Silver", KR: "실버", VN: "Bạc", TH: "ซิลเวอร์", CN: "白银", JP: "シルバー" },
    benefits: [rebate("0.4"), gift],
  },
  {
    stake: 50_000,
    deposit: 5_000,
    names: { EN: "Gold", KR: "골드", VN: "Vàng", TH: "โกลด์", CN: "黄金", JP: "ゴールド" },
    benefits: [rebate("0.6"), gift, faster],
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
    benefits: [rebate("0.8"), gift, faster, host],
  },
];

/** All that a member ever staked and paid in, in minor units. */
function everOf(db: Database, { id }: MemberRow, now: number): Sums {
  return sumsByMember(db, sql`(select ${id})`, { from: 0, to: now }).get(id) ?? noSums;
}

/** CA80: the level that stakes and deposits have reached together, and what the levels ask for and bring. */
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
    const { stake, deposit } = everOf(db, member, now);
    const reached = levels.filter(
      (level) => stake >= level.stake * unit && deposit >= level.deposit * unit,
    );
    return {
      level: reached.length - 1,
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
