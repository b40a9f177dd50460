import * as v from "valibot";
import type { Lang, Localised } from "../../http/language.ts";
import { payOut } from "../play/decided-round.ts";
import type { DrawPlan } from "./draws.ts";

const returnPercent = 96;
const sides = ["big", "small", "odd", "even"] as const;

/** A bet on one ball of a draw: its number, or which half or parity it has. `place` counts from 1. */
export const lotteryChoice = v.strictObject({
  draw: v.pipe(v.string(), v.maxLength(40)),
  place: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(20)),
  pick: v.union([v.picklist(sides), v.pipe(v.number(), v.integer(), v.minValue(0))]),
});

export type LotteryChoice = v.InferOutput<typeof lotteryChoice>;
export type LotteryPick = LotteryChoice["pick"];

/** What is kept of a lottery bet; `numbers` are null until its draw. */
export type LotteryOutcome = LotteryChoice & { numbers: readonly number[] | null };

/** Whether a pick wins on a ball. The upper half of the numbers is big. */
export function pickWins({ lowest, highest }: DrawPlan, pick: LotteryPick, ball: number): boolean {
  switch (pick) {
    case "odd":
      return ball % 2 === 1;
    case "even":
      return ball % 2 === 0;
    case "big":
      return ball * 2 > lowest + highest;
    case "small":
      return ball * 2 <= lowest + highest;
    default:
      return ball === pick;
  }
}

/** What a pick pays, in stakes, with two decimals: 0.96 / chance. 0 for a number that is not in the draw. */
export function lotteryFactor(plan: DrawPlan, pick: LotteryPick): number {
  const balls = Array.from({ length: plan.highest - plan.lowest + 1 }, (_, at) => plan.lowest + at);
  const winning = balls.filter((ball) => pickWins(plan, pick, ball)).length;
  return winning === 0 ? 0 : Math.floor((returnPercent * balls.length) / winning) / 100;
}

/** What a lottery returns in percent for its best bet; factors are rounded down, so each bet returns 96 at most. */
export function lotteryReturn(plan: DrawPlan): number {
  const balls = Array.from({ length: plan.highest - plan.lowest + 1 }, (_, at) => plan.lowest + at);
  const picks: readonly LotteryPick[] = [...sides, plan.lowest];
  return Math.max(
    ...picks.map((pick) => {
      const chance = balls.filter((ball) => pickWins(plan, pick, ball)).length / balls.length;
      return 100 * chance * lotteryFactor(plan, pick);
    }),
  );
}

/** The payout of a bet by its draw's numbers, in minor units (stake included). */
export function lotteryWin(
  plan: DrawPlan,
  { place, pick }: Pick<LotteryChoice, "place" | "pick">,
  numbers: readonly number[],
  stake: number,
): number {
  const ball = numbers[place - 1];
  if (ball === undefined || !pickWins(plan, pick, ball)) return 0;
  return payOut(stake, lotteryFactor(plan, pick));
}

const words: Readonly<Record<Lang, Readonly<Record<(typeof sides)[number], string>>>> = {
  EN: { big: "big", small: "small", odd: "odd", even: "even" },
  KR: { big: "대", small: "소", odd: "홀", even: "짝" },
  VN: { big: "tài", small: "xỉu", odd: "lẻ", even: "chẵn" },
  TH: { big: "สูง", small: "ต่ำ", odd: "คี่", even: "คู่" },
  CN: { big: "大", small: "小", odd: "单", even: "双" },
  JP: { big: "大", small: "小", odd: "奇数", even: "偶数" },
};

const ballNames: Localised = {
  EN: "Ball {n}",
  KR: "{n}번째 공",
  VN: "Bóng {n}",
  TH: "ลูกที่ {n}",
  CN: "第 {n} 球",
  JP: "{n}番目の球",
};

/** A choice as records show it: `Ball 2: odd`. */
export function choiceText({ place, pick }: LotteryChoice, lang: Lang): string {
  const picked = typeof pick === "number" ? String(pick) : words[lang][pick];
  return `${ballNames[lang].replace("{n}", String(place))}: ${picked}`;
}

/** The lottery bet in a bet's kept outcome; null for bets of other games, and for those of older worlds. */
export function lotteryOutcome(outcome: string): LotteryOutcome | null {
  const found: unknown = JSON.parse(outcome);
  const isOne = typeof found === "object" && found !== null && "draw" in found;
  return isOne ? (found as LotteryOutcome) : null;
}
