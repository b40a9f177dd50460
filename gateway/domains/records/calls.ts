/** Catalogue rows: records and reports. Wire: docs/platform-wire-accounts.md, "Wallet". */
import * as v from "valibot";
import { listOf } from "../../decoder/list-of.ts";
import { renamed } from "../../decoder/renamed.ts";
import { readCall, reportCall } from "../../platform/call.ts";
import { rangeInput } from "../../values/date-range.ts";
import { wireGameType } from "../../values/game-type.ts";
import { wireAmount, wireSum } from "../../values/money.ts";
import { pageAnswer, pageEntries, pageInput, totalsInput } from "../../values/offset-page.ts";
import { currencyAnswer, currencyInput } from "../../values/report-currency.ts";
import { sortInput } from "../../values/sort.ts";
import { orElse, wireDay, wireMoment } from "../../values/wire-values.ts";

import { bonus, gameRecord, sums, transactionKinds, transactionPage } from "./wire.ts";

export const gameRecords = reportCall({
  id: "CA20",
  path: "/wps/records/games",
  request: renamed(
    v.object({
      ...pageInput,
      ...rangeInput,
      ...sortInput,
      ...totalsInput,
      account: v.optional(v.string()),
      parent: v.optional(v.string()),
      type: v.optional(wireGameType),
      vendorCode: v.optional(v.string()),
      gameId: v.optional(v.string()),
      minStake: v.optional(v.string()),
      ...currencyInput,
    }),
    { type: "gameType", vendorCode: "vassalage", gameId: "nodeId" },
  ),
  answer: v.object({
    ...pageEntries(gameRecord),
    totals: orElse(
      v.object({
        stake: wireSum,
        validStake: wireSum,
        win: wireSum,
        pending: orElse(wireAmount, null),
      }),
      null,
    ),
    since: wireMoment,
    ...currencyAnswer,
  }),
  summary: "Game rounds of the account or of its team.",
});

export const transactions = reportCall({
  id: "CA21",
  path: "/wps/records/transactions",
  request: v.object({
    ...pageInput,
    ...rangeInput,
    kind: v.optional(v.picklist(transactionKinds)),
    account: v.optional(v.string()),
  }),
  answer: transactionPage,
  summary: "Transactions of the wallet.",
});

const profitDay = v.pipe(
  v.object({ day: wireDay, ...sums }),
  v.transform(({ day, ...totals }) => ({ day, totals })),
);

export const profitReport = reportCall({
  id: "CA22",
  path: "/wps/records/profit",
  fill: { zone: "zone" },
  request: v.object(rangeInput),
  answer: v.object({
    days: orElse(listOf(profitDay), null),
    totals: orElse(v.object(sums), null),
  }),
  summary: "Profit and loss by day.",
});

export const bonusList = readCall({
  bonus: true,
  id: "CA23",
  path: "/wps/bonus",
  request: v.object({ ...pageInput, ...rangeInput }),
  answer: pageAnswer(bonus),
  summary: "Bonuses with the progress of their wagering requirements.",
});
