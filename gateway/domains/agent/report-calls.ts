/** Catalogue rows: the agent's reports. Wire: docs/platform-wire-accounts.md, "Agent". */
import * as v from "valibot";
import { differenceOf } from "../../../brands/amount.ts";
import { listOf } from "../../decoder/list-of.ts";
import { renamed } from "../../decoder/renamed.ts";
import { reportCall } from "../../platform/call.ts";
import { rangeInput } from "../../values/date-range.ts";
import { wireGameType } from "../../values/game-type.ts";
import { withHouseTerms, withNetTerms } from "../../values/house-terms.ts";
import { wireAmount, wireRate, wireSum } from "../../values/money.ts";
import { pageAnswer, pageEntries, pageInput, totalsInput } from "../../values/offset-page.ts";
import { currencyAnswer, currencyInput } from "../../values/report-currency.ts";
import { sortInput } from "../../values/sort.ts";
import { orElse, wireId, wireMoment, wireWord } from "../../values/wire-values.ts";
import { transactionKinds, transactionPage } from "../records/wire.ts";
import { accountEntries, accountSums, payment, playFilterInput, playFilterNames } from "./wire.ts";

const ranged = { ...pageInput, ...rangeInput, ...sortInput };
/** Filters: accounts whose name contains a text, the team of one account, or one account. */
const accounts = {
  search: v.optional(v.string()),
  parent: v.optional(v.string()),
  account: v.optional(v.string()),
  ...currencyInput,
};

const payments = {
  request: v.object({
    ...ranged,
    direction: v.optional(v.picklist(["RECEIVED", "PAID"])),
    ended: v.optional(v.literal("1")),
  }),
  answer: v.object({
    ...pageEntries(payment),
    totals: orElse(
      v.object({ base: wireSum, amount: wireSum, received: wireSum, paid: wireSum, net: wireSum }),
      null,
    ),
    sumsSince: wireMoment,
    roundsSince: wireMoment,
  }),
};

const accountRow = v.pipe(
  v.object({ account: wireId, ...accountEntries }),
  v.transform(({ account, ...own }) => ({ account, sums: withNetTerms(own) })),
);

const revenueSums = {
  stake: wireSum,
  validStake: wireSum,
  win: wireSum,
  revenue: wireSum,
  given: wireSum,
  net: v.nullish(wireAmount, null),
};

/** Adds the house terms (N4), and the net amount when the platform does not send it. */
const withNet = <
  Sums extends { stake: string; win: string; revenue: string; given: string; net: string | null },
>(
  sums: Sums,
) => ({
  ...withHouseTerms(sums),
  net: sums.net ?? differenceOf(sums.revenue, sums.given),
});

const revenueRow = v.pipe(
  renamed(
    v.object({
      gameType: wireGameType,
      ratePercent: wireRate,
      earlierRates: orElse(v.array(wireRate), []),
      ...revenueSums,
    }),
    {
      gameType: "type",
    },
  ),
  v.transform(withNet),
);

export const profitLoss = reportCall({
  id: "CA59",
  path: "/wps/agent/profitLoss",
  request: v.object({ ...ranged, ...accounts, accounts: v.optional(v.string()) }),
  answer: v.object({
    ...pageEntries(accountRow),
    totals: orElse(accountSums, null),
    ...currencyAnswer,
    sumsSince: wireMoment,
    roundsSince: wireMoment,
    transactionsSince: wireMoment,
  }),
  summary: "Profit and loss by account.",
});

export const revenue = reportCall({
  id: "CA60",
  path: "/wps/agent/revenue",
  request: renamed(v.object({ ...rangeInput, ...playFilterInput }), playFilterNames),
  answer: v.object({
    ...currencyAnswer,
    sumsSince: wireMoment,
    since: wireMoment,
    roundsSince: wireMoment,
    rows: orElse(listOf(revenueRow), null),
    totals: orElse(v.pipe(v.object(revenueSums), v.transform(withNet)), null),
  }),
  summary: "The agent's revenue from the team's play.",
});

export const commissionPayments = reportCall({
  id: "CA100",
  path: "/wps/agent/commission",
  request: v.object(pageInput),
  answer: pageAnswer(
    v.object({
      id: wireId,
      from: wireMoment,
      to: wireMoment,
      own: wireAmount,
      given: wireAmount,
      net: wireAmount,
      status: wireWord(["PENDING", "PAID", "REFUSED"]),
      paidAt: wireMoment,
    }),
  ),
  summary: "The agent's commission by month, and when it was paid.",
});

export const teamTransactions = reportCall({
  id: "CA61",
  path: "/wps/agent/transactions",
  request: v.object({
    ...ranged,
    ...accounts,
    ...totalsInput,
    kind: v.optional(v.picklist(transactionKinds)),
  }),
  answer: v.object({ ...transactionPage.entries, ...currencyAnswer }),
  summary: "Transactions of the team's wallets.",
});

export const dividends = reportCall({
  id: "CA62",
  path: "/wps/agent/dividends",
  ...payments,
  summary: "Dividends by period.",
});

export const dailySalary = reportCall({
  id: "CA63",
  path: "/wps/agent/salary/daily",
  ...payments,
  summary: "Daily salary by day.",
});

export const hourlySalary = reportCall({
  id: "CA64",
  path: "/wps/agent/salary/hourly",
  ...payments,
  summary: "Hourly salary by hour.",
});

export const realTimeSalary = reportCall({
  id: "CA65",
  path: "/wps/agent/salary/realtime",
  ...payments,
  summary: "Real-time salary, settled every five minutes.",
});
