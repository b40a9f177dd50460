/** Schemas that several of the agent's calls share. */
import * as v from "valibot";
import { gameTypes } from "../../../brands/game-types.ts";
import { listOf } from "../../decoder/list-of.ts";
import type { PaymentPeriod } from "../../generated/resolver-types.ts";
import { wireGameType } from "../../values/game-type.ts";
import { withNetTerms } from "../../values/house-terms.ts";
import { wireAmount, wireRate, wireSum } from "../../values/money.ts";
import { currencyAnswer, currencyInput } from "../../values/report-currency.ts";
import {
  orElse,
  wireFlag,
  wireId,
  wireInteger,
  wireLabel,
  wireMoment,
  wireWord,
} from "../../values/wire-values.ts";

type GameType = (typeof gameTypes)[number];

/** `{RNG: "0.8", …}`; unknown types are skipped. */
export const wireRates = v.pipe(
  orElse(v.record(v.string(), orElse(wireRate, null)), {}),
  v.transform((rates) =>
    gameTypes.flatMap((type: GameType) => {
      const rate = rates[type];
      return rate ? [{ type, rate }] : [];
    }),
  ),
);

/** `{RNG: "120.50", …}`: valid play by type of game; null where it, or an amount, can't be read. */
export const wirePlay = orElse(v.record(v.string(), orElse(wireAmount, null)), null);

const ownRate = v.nullish(v.object({ own: wireRate, max: wireRate }), null);

/** `{RNG: {own, max}, …}`; unknown types are skipped. One that can't be read makes all invalid: it would look like no rate. */
export const wireOwnRates = v.pipe(
  v.object(
    Object.fromEntries(gameTypes.map((type) => [type, ownRate])) as Record<
      GameType,
      typeof ownRate
    >,
  ),
  v.transform((rates) =>
    gameTypes.flatMap((type: GameType) => {
      const rate = rates[type];
      return rate ? [{ type, ...rate }] : [];
    }),
  ),
);

/** MEMBER or AGENT, as a word or as an account type (K62). */
export const wireDownlineType = v.union([
  wireWord(["MEMBER", "AGENT"]),
  v.pipe(
    wireInteger,
    v.transform((type) => (type === 0 ? ("MEMBER" as const) : ("AGENT" as const))),
  ),
]);

/** An empty text means none. */
const optionalLabel = v.pipe(
  orElse(wireLabel, null),
  v.transform((text) => text || null),
);

export const referralLinkShape = v.object({
  code: wireId,
  type: wireDownlineType,
  rates: wireRates,
  name: optionalLabel,
  campaign: optionalLabel,
  /** A path of the portal; anything else means the registration. */
  landing: v.pipe(
    orElse(wireLabel, null),
    v.transform((path) => (/^\/(?![/\\])[^\s?#\\]*$/.test(path ?? "") ? path : null)),
  ),
  retiredAt: wireMoment,
  uses: orElse(wireInteger, 0),
  visits: orElse(wireInteger, null),
  createdAt: wireMoment,
});
export type WireReferralLink = v.InferOutput<typeof referralLinkShape>;

/** D-30, K66, and two periods that only salaries have. */
const periodByWord = {
  "5M": "FIVE_MINUTES",
  "1H": "HOUR",
  D: "DAY",
  W: "WEEK",
  H: "HALF_MONTH",
  M: "MONTH",
} as const satisfies Record<string, PaymentPeriod>;

/** The platform's name of the operator as a party of a contract. */
const operator = "platform";

export const payment = v.object({
  id: wireId,
  payer: v.pipe(
    wireLabel,
    v.transform((account) => (account === "" || account === operator ? null : account)),
  ),
  payee: wireId,
  period: v.fallback(
    v.nullable(
      v.pipe(
        wireWord(["5M", "1H", "D", "W", "H", "M"]),
        v.transform((word) => periodByWord[word]),
      ),
    ),
    null,
  ),
  from: wireMoment,
  to: wireMoment,
  base: wireSum,
  rate: wireRate,
  amount: wireAmount,
  status: wireWord(["PENDING", "PAID", "REFUSED", "FORCED", "LOST"]),
  paidAt: wireMoment,
  minStake: orElse(wireAmount, null),
});

export type WirePayment = v.InferOutput<typeof payment>;

const count = orElse(wireInteger, 0);

/** An account below the agent. */
export const downlineMember = {
  id: wireId,
  account: wireId,
  type: wireDownlineType,
  level: count,
  balance: wireAmount,
  ...currencyAnswer,
  members: count,
  rates: wireRates,
  givenOn: wireRates,
  lastLogin: wireMoment,
  createdAt: wireMoment,
  frozen: wireFlag,
};

/** The accounts from the agent down to a team member. */
export const downlinePath = orElse(listOf(v.object({ id: wireId, account: wireId })), []);

/** Profit and loss of one account or of several, as the platform reports it. */
export const accountEntries = {
  deposit: wireSum,
  withdrawal: wireSum,
  stake: wireSum,
  validStake: wireSum,
  win: wireSum,
  bonus: wireSum,
  rebate: wireSum,
  profit: wireSum,
};

/** The same with the house terms (N4). */
export const accountSums = v.pipe(v.object(accountEntries), v.transform(withNetTerms));

/** Which play a report of commission is about (N17), and what the platform calls it. */
export const playFilterInput = {
  account: v.optional(v.string()),
  parent: v.optional(v.string()),
  type: v.optional(wireGameType),
  vendorCode: v.optional(v.string()),
  gameId: v.optional(v.string()),
  heldRate: v.optional(v.string()),
  ...currencyInput,
};
export const playFilterNames = {
  type: "gameType",
  vendorCode: "vassalage",
  gameId: "nodeId",
  heldRate: "rate",
} as const;

export const teamSums = {
  deposit: wireSum,
  withdrawal: wireSum,
  stake: wireSum,
  win: wireSum,
};
