/** Catalogue rows: the statement of an account. Wire: docs/platform-wire-accounts.md, "Wallet". */
import * as v from "valibot";
import { listOf } from "../../decoder/list-of.ts";
import { renamed } from "../../decoder/renamed.ts";
import { reportCall } from "../../platform/call.ts";
import { rangeInput } from "../../values/date-range.ts";
import { wireGameType } from "../../values/game-type.ts";
import { wireAmount } from "../../values/money.ts";
import { pageEntries, pageInput } from "../../values/offset-page.ts";
import {
  orElse,
  wireId,
  wireInteger,
  wireLabel,
  wireMoment,
  wireText,
} from "../../values/wire-values.ts";
import { sums } from "../records/wire.ts";

/** The sums of settled bets; a row without its amounts is no row. */
const play = {
  rounds: orElse(v.pipe(wireInteger, v.minValue(0)), null),
  stake: wireAmount,
  win: wireAmount,
};

const product = renamed(v.object({ gameType: wireGameType, ...play }), {
  gameType: "type",
  rounds: "bets",
});

export const statementProducts = reportCall({
  id: "CA140",
  path: "/wps/records/statement/products",
  request: v.object(rangeInput),
  answer: v.object({
    rows: orElse(listOf(product), null),
    totals: orElse(renamed(v.object(play), { rounds: "bets" }), null),
  }),
  summary: "Settled bets of up to a year by game type.",
});

const game = renamed(
  v.object({
    nodeId: wireId,
    gameName: wireLabel,
    vassalage: wireLabel,
    vendorName: wireText,
    gameType: wireGameType,
    ...play,
  }),
  { nodeId: "gameId", vassalage: "vendorCode", gameType: "type", rounds: "bets" },
);

export const statementGames = reportCall({
  id: "CA141",
  path: "/wps/records/statement/games",
  request: v.object({ ...pageInput, ...rangeInput }),
  answer: v.object({ ...pageEntries(game), since: wireMoment }),
  summary: "Settled bets of up to a year by game.",
});

export const statementOpening = reportCall({
  id: "CA142",
  path: "/wps/records/statement/opening",
  answer: v.object({
    openedAt: orElse(wireMoment, null),
    since: orElse(wireMoment, null),
    totals: v.object(sums),
  }),
  summary: "Sums since the account was opened.",
});
