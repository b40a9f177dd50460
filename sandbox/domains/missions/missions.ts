import { and, between, eq, sql } from "drizzle-orm";
import type { Database } from "../../db/open.ts";
import { quarterPlay } from "../../db/schema/history.ts";
import type { MemberRow } from "../../db/schema/members.ts";
import { claim } from "../../db/schema/wallet.ts";
import { defineCall } from "../../http/call.ts";
import { requireMember } from "../../http/context.ts";
import type { Localised } from "../../http/language.ts";
import { withMoney } from "../../http/money-text.ts";
import { noParams } from "../../http/params.ts";
import { idList } from "../agent/team.ts";
import { currencyScale } from "../points/earn-points.ts";
import { dayMs, dayOf, startOfDay } from "../records/days.ts";
import { noSums, sumsByDay } from "../records/profit.ts";
import { formatAmount, wholeAmount } from "../wallet/money.ts";

/** A task of the day. Targets of money and rewards are units of the tables' currency. */
interface Mission {
  id: string;
  kind: "STAKE" | "DEPOSIT" | "ROUNDS";
  target: number;
  reward: number;
  /** Points for the leaderboard. */
  points: number;
  names: Localised;
  texts: Localised;
}

const missions: readonly Mission[] = [
  {
    id: "warm-up",
    kind: "ROUNDS",
    target: 10,
    reward: 0.5,
    points: 10,
    names: {
      EN: "Warm up",
      KR: "몸풀기",
      VN: "Khởi động",
      TH: "อุ่นเครื่อง",
      CN: "热身",
      JP: "ウォームアップ",
    },
    texts: {
      EN: "Play 10 rounds today",
      KR: "오늘 10라운드를 플레이해 주세요",
      VN: "Chơi 10 ván hôm nay",
      TH: "เล่น 10 รอบวันนี้",
      CN: "今天玩满 10 局",
      JP: "今日中に10ラウンドをプレイ",
    },
  },
  {
    id: "marathon",
    kind: "ROUNDS",
    target: 100,
    reward: 3,
    points: 60,
    names: {
      EN: "Marathon",
      KR: "마라톤",
      VN: "Marathon",
      TH: "มาราธอน",
      CN: "马拉松",
      JP: "マラソン",
    },
    texts: {
      EN: "Play 100 rounds today",
      KR: "오늘 100라운드를 플레이해 주세요",
      VN: "Chơi 100 ván hôm nay",
      TH: "เล่น 100 รอบวันนี้",
      CN: "今天玩满 100 局",
      JP: "今日中に100ラウンドをプレイ",
    },
  },
  {
    id: "stake-50",
    kind: "STAKE",
    target: 50,
    reward: 1,
    points: 20,
    names: {
      EN: "First fifty",
      KR: "첫 번째 50",
      VN: "Năm mươi đầu tiên",
      TH: "ห้าสิบแรก",
      CN: "第一个五十",
      JP: "最初の50",
    },
    texts: {
      EN: "Bet 50 in total today",
      KR: "오늘 총 50을 베팅해 주세요",
      VN: "Cược tổng cộng 50 hôm nay",
      TH: "เดิมพันรวม 50 วันนี้",
      CN: "今天累计投注 50",
      JP: "今日中に合計50をベット",
    },
  },
  {
    id: "stake-1000",
    kind: "STAKE",
    target: 1000,
    reward: 8,
    points: 120,
    names: {
      EN: "High tide",
      KR: "만조",
      VN: "Thủy triều lên",
      TH: "น้ำขึ้น",
      CN: "涨潮",
      JP: "満ち潮",
    },
    texts: {
      EN: "Bet 1,000 in total today",
      KR: "오늘 총 1,000을 베팅해 주세요",
      VN: "Cược tổng cộng 1.000 hôm nay",
      TH: "เดิมพันรวม 1,000 วันนี้",
      CN: "今天累计投注 1,000",
      JP: "今日中に合計1,000をベット",
    },
  },
  {
    id: "deposit-100",
    kind: "DEPOSIT",
    target: 100,
    reward: 2,
    points: 30,
    names: {
      EN: "Fresh supplies",
      KR: "새 보급",
      VN: "Tiếp tế mới",
      TH: "เสบียงใหม่",
      CN: "新补给",
      JP: "新しい補給",
    },
    texts: {
      EN: "Deposit 100 today",
      KR: "오늘 100을 입금해 주세요",
      VN: "Nạp 100 hôm nay",
      TH: "ฝาก 100 วันนี้",
      CN: "今天存款 100",
      JP: "今日中に100を入金",
    },
  },
];

/** A mission and how far the member is with it; money in minor units, rounds as they are. */
export interface MissionState {
  mission: Mission;
  rewardId: string;
  target: number;
  progress: number;
  reward: number;
  status: "process" | "claim" | "claimed";
  startsAt: number;
  endsAt: number;
}

/** Returns today's missions of a member with the progress of the day's bets and deposits. */
export function missionStates(db: Database, member: MemberRow, now: number): MissionState[] {
  const day = dayOf(now);
  const whole = { from: startOfDay(now), to: startOfDay(now) + dayMs - 1 };
  const today = sumsByDay(db, idList([member.id]), whole).get(day) ?? noSums;
  const rounds = db
    .select({ sum: sql<number>`coalesce(sum(${quarterPlay.rounds}), 0)` })
    .from(quarterPlay)
    .where(and(eq(quarterPlay.memberId, member.id), between(quarterPlay.at, whole.from, whole.to)))
    .get();
  const done = { STAKE: today.stake, DEPOSIT: today.deposit, ROUNDS: rounds?.sum ?? 0 };
  const unit = wholeAmount(currencyScale(member.currency));
  const claimed = new Set(
    db
      .select({ id: claim.rewardId })
      .from(claim)
      .where(eq(claim.memberId, member.id))
      .all()
      .map(({ id }) => id),
  );
  return missions.map((mission) => {
    const rewardId = `mission-${mission.id}-${day}`;
    const target = mission.kind === "ROUNDS" ? mission.target : mission.target * unit;
    const reached = done[mission.kind] >= target;
    const status = claimed.has(rewardId) ? "claimed" : reached ? "claim" : "process";
    const progress = Math.min(target, done[mission.kind]);
    const window = { startsAt: whole.from, endsAt: whole.from + dayMs };
    return {
      mission,
      rewardId,
      target,
      progress,
      reward: mission.reward * unit,
      status,
      ...window,
    };
  });
}

/** A text of a mission, whose target of money carries the currency (A137). */
export function missionText(
  { kind, target }: Mission,
  text: string,
  currency: string,
  language: string,
): string {
  return withMoney(text, kind === "ROUNDS" ? [] : [target], currency, language);
}

/** C42: today's missions and the points that missions brought this week. */
export const missionSummary = defineCall({
  id: "C42",
  methods: ["GET"],
  path: "/wps/relay/MCSFE_getMissionSummaryDetails",
  modules: ["MISSIONLB3", "COMM3"],
  token: "required",
  params: noParams,
  run: (context) => {
    const { db, lang, now } = context;
    const member = requireMember(context);
    const list = missionStates(db, member, now).map((state) => {
      const { mission, target, progress } = state;
      const asText = (value: number) =>
        mission.kind === "ROUNDS" ? String(value) : formatAmount(value);
      return {
        id: state.rewardId,
        name: missionText(mission, mission.names[lang], member.currency, lang),
        description: missionText(mission, mission.texts[lang], member.currency, lang),
        kind: mission.kind,
        target: asText(target),
        progress: asText(progress),
        reward: formatAmount(state.reward),
        status: state.status,
        startsAt: state.startsAt,
        endsAt: state.endsAt,
      };
    });
    return { missions: list, points: missionPoints(db, now).get(member.id)?.points ?? 0 };
  },
});

/** Points of this week's missions by member, days counted from Monday. */
export function missionPoints(
  db: Database,
  now: number,
): Map<number, { points: number; account: string }> {
  const weekDay = (Math.floor(now / dayMs) + 3) % 7;
  const monday = startOfDay(now) - weekDay * dayMs;
  const rows = db.all<{ id: number; account: string; points: number }>(sql`
    select c.member_id as id, m.account as account, sum(c.points) as points
    from claim c join member m on m.id = c.member_id
    where c.at >= ${monday} and c.points > 0 group by 1, 2`);
  return new Map(rows.map(({ id, ...row }) => [id, row]));
}
