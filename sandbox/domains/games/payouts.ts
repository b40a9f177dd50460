import { planOf } from "../lottery/draws.ts";
import { lotteryReturn } from "../lottery/lottery-bet.ts";
import { diceReturn } from "../play/dice.ts";
import { slotPlan, slotReturn, type Volatility } from "../play/slot-plan.ts";
import { tableReturn } from "../play/table.ts";
import type { Game } from "./catalogue.ts";
import { roundKind } from "./round-kind.ts";

/** What a game pays, as its rounds are played. */
interface Payout {
  lines?: number;
  rtp: number;
  volatility?: Volatility;
}

const percent = (value: number) => Math.round(value * 100) / 100;

/** Lines, return and volatility; where the player's choice decides how much payouts vary, there is no volatility. */
export function payoutOf(game: Game): Payout {
  switch (roundKind(game.gameType, game.classes)) {
    case "slot": {
      const plan = slotPlan(game);
      const { volatility, lines } = plan;
      return { lines: lines.length, rtp: percent(slotReturn(plan)), volatility };
    }
    case "table":
      return { rtp: percent(tableReturn()), volatility: "LOW" };
    case "dice":
      return { rtp: percent(diceReturn) };
    case "lottery":
      return { rtp: percent(lotteryReturn(planOf(game))) };
  }
}
