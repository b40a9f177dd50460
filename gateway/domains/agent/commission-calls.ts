/** Catalogue row: what commission is made of. Wire: docs/platform-wire-accounts.md, "Agent". */
import * as v from "valibot";
import { listOf } from "../../decoder/list-of.ts";
import { renamed } from "../../decoder/renamed.ts";
import { reportCall } from "../../platform/call.ts";
import { rangeInput } from "../../values/date-range.ts";
import { wireGameType } from "../../values/game-type.ts";
import { wireAmount, wireRate } from "../../values/money.ts";
import { pageEntries, pageInput } from "../../values/offset-page.ts";
import { currencyAnswer } from "../../values/report-currency.ts";
import { orElse, wireId, wireMoment } from "../../values/wire-values.ts";
import { playFilterInput, playFilterNames } from "./wire.ts";

const worth = {
  gameType: wireGameType,
  rate: wireRate,
  validStake: wireAmount,
  amount: wireAmount,
};

const amount = orElse(wireAmount, null);
const ownWorth = {
  gameType: orElse(wireGameType, null),
  rate: orElse(wireRate, null),
  validStake: amount,
  amount,
};

export const commissionParts = reportCall({
  id: "CA176",
  path: "/wps/agent/commissionParts",
  request: renamed(v.object({ ...pageInput, ...rangeInput, ...playFilterInput }), playFilterNames),
  answer: v.object({
    ...pageEntries(renamed(v.object({ account: wireId, ...worth }), { gameType: "type" })),
    // What is unreadable is refused by `readCommissionParts`: without a row the sum would look wrong.
    own: orElse(listOf(renamed(v.object(ownWorth), { gameType: "type" })), null),
    totals: orElse(v.object({ validStake: amount, own: amount, given: amount, net: amount }), null),
    ...currencyAnswer,
    since: wireMoment,
    roundsSince: wireMoment,
  }),
  summary: "What commission is made of: play, the rate that held, and the rates passed on.",
});
