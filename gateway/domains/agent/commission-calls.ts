/** Catalogue row: what commission is made of. Wire: docs/platform-wire-accounts.md, "Agent". */
import * as v from "valibot";
import { renamed } from "../../decoder/renamed.ts";
import { reportCall } from "../../platform/call.ts";
import { rangeInput } from "../../values/date-range.ts";
import { wireGameType } from "../../values/game-type.ts";
import { wireAmount, wireRate } from "../../values/money.ts";
import { pageEntries, pageInput } from "../../values/offset-page.ts";
import { currencyAnswer } from "../../values/report-currency.ts";
import { wireId, wireMoment } from "../../values/wire-values.ts";
import { playFilterInput, playFilterNames } from "./wire.ts";

const worth = {
  gameType: wireGameType,
  rate: wireRate,
  validStake: wireAmount,
  amount: wireAmount,
};

export const commissionParts = reportCall({
  id: "CA176",
  path: "/wps/agent/commissionParts",
  request: renamed(v.object({ ...pageInput, ...rangeInput, ...playFilterInput }), playFilterNames),
  answer: v.object({
    ...pageEntries(renamed(v.object({ account: wireId, ...worth }), { gameType: "type" })),
    // Strict: without one of these the sum would look wrong.
    own: v.array(renamed(v.object(worth), { gameType: "type" })),
    totals: v.object({
      validStake: wireAmount,
      own: wireAmount,
      given: wireAmount,
      net: wireAmount,
    }),
    ...currencyAnswer,
    since: wireMoment,
    roundsSince: wireMoment,
  }),
  summary: "What commission is made of: play, the rate that held, and the rates passed on.",
});
