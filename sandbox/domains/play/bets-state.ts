/** What the page of a game shows whose bets wait for a draw or a match. */
import type { Database } from "../../db/open.ts";
import type { TicketRow } from "../../db/schema/games.ts";
import { contentLanguage, type Lang, nameIn } from "../../http/language.ts";
import { findGame, type Game } from "../games/catalogue.ts";
import { nextFixture } from "../games/fixtures.ts";
import { isPendingType, roundKind } from "../games/round-kind.ts";
import { drawSeed } from "../lottery/draw-seed.ts";
import { drawNumber, lastDraws, nextDrawAt, planOf } from "../lottery/draws.ts";
import { lotteryFactor } from "../lottery/lottery-bet.ts";
import { readAccount } from "../wallet/ledger.ts";
import { formatAmount } from "../wallet/money.ts";
import { betsOf } from "./pending-bets.ts";
import { slotPlan } from "./slot-plan.ts";
import { purseOf } from "./tickets.ts";

const shownBets = 12;
const sides = ["big", "small", "odd", "even"] as const;

const isLottery = ({ gameType }: Game) => gameType === "LOTT" || gameType === "ELOTT";

/** Whether bets of a game stay pending for a while. */
export function waits(game: Game): boolean {
  return isLottery(game) || isPendingType(game.gameType);
}

/** How a lottery is bet on: its balls, and what each pick pays in stakes. Null for other games. */
function lotteryTable(game: Game) {
  if (!isLottery(game)) return null;
  const plan = planOf(game);
  const { count, lowest, highest } = plan;
  const pays = Object.fromEntries(sides.map((side) => [side, lotteryFactor(plan, side)]));
  return { count, lowest, highest, pays: { ...pays, number: lotteryFactor(plan, lowest) } };
}

/** What the page of a game needs beyond the game: a lottery's table, a slot's plan, whether there is a timetable. */
export function pageData(game: Game, now: number) {
  if (roundKind(game.gameType, game.classes) === "slot") return slotPlan(game);
  return nextFixture(game, now) === null ? lotteryTable(game) : { timetable: true };
}

/** The newest bets, the balance, a lottery's next draw and its last, and a sports room's next match. */
export function betsState(db: Database, ticket: TicketRow, now: number) {
  const game = findGame(ticket.nodeId);
  return {
    now,
    balance: formatAmount(readAccount(db, purseOf(ticket)).balance),
    draw: game && isLottery(game) ? drawState(db, game, now) : null,
    match: game ? matchState(game, contentLanguage(ticket.language), now) : null,
    bets: betsOf(db, ticket, shownBets).map(({ id, stake, win, status, settlesAt, outcome }) => ({
      id,
      stake: formatAmount(stake),
      win: formatAmount(win),
      status: status.toUpperCase(),
      settlesAt,
      outcome: JSON.parse(outcome),
    })),
  };
}

function matchState(game: Game, lang: Lang, now: number) {
  const match = nextFixture(game, now);
  if (match === null) return null;
  const { home, away, startsAt } = match;
  return { home: nameIn(home, lang), away: nameIn(away, lang), startsAt };
}

function drawState(db: Database, game: Game, now: number) {
  const drawAt = nextDrawAt(game, now);
  const last = lastDraws(drawSeed(db), game, now, 1)[0] ?? null;
  return { numero: drawNumber(game, drawAt), drawAt, last };
}
