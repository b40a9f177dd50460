/** Catalogue rows: the agent's reports. Wire: docs/platform-wire-accounts.md, "Agent". */
import * as v from "valibot";
import { readCall } from "../../platform/call.ts";
import { listOf } from "../../platform/list-of.ts";
import { renamed } from "../../platform/renamed.ts";
import { rangeInput } from "../../values/date-range.ts";
import { wireGameType } from "../../values/game-type.ts";
import { wireRate, wireSum } from "../../values/money.ts";
import { pageAnswer, pageEntries, pageInput } from "../../values/offset-page.ts";
import { orElse, wireId } from "../../values/wire-values.ts";
import { transactionKinds, wireTransaction } from "../records/wire.ts";
import { accountSums, payment } from "./wire.ts";

const ranged = v.object({ ...pageInput, ...rangeInput });
const search = v.optional(v.string());

const accountRow = v.pipe(
  v.object({ account: wireId, ...accountSums }),
  v.transform(({ account, ...own }) => ({ account, sums: own })),
);

const revenueSums = {
  stake: wireSum,
  validStake: wireSum,
  win: wireSum,
  revenue: wireSum,
};

const revenueRow = renamed(
  v.object({ gameType: wireGameType, ratePercent: wireRate, ...revenueSums }),
  { gameType: "type" },
);

export const profitLoss = readCall({
  id: "CA59",
  path: "/wps/agent/profitLoss",
  request: v.object({ ...pageInput, ...rangeInput, search }),
  answer: v.object({
    ...pageEntries(accountRow),
    totals: orElse(v.object(accountSums), null),
  }),
  summary: "Profit and loss by account.",
});

export const revenue = readCall({
  id: "CA60",
  path: "/wps/agent/revenue",
  request: v.object(rangeInput),
  answer: v.object({
    rows: orElse(listOf(revenueRow), null),
    totals: orElse(v.object(revenueSums), null),
  }),
  summary: "What the team's play earned the agent.",
});

export const teamTransactions = readCall({
  id: "CA61",
  path: "/wps/agent/transactions",
  request: v.object({
    ...pageInput,
    ...rangeInput,
    search,
    kind: v.optional(v.picklist(transactionKinds)),
  }),
  answer: pageAnswer(wireTransaction),
  summary: "What moved the team's wallets.",
});

export const dividends = readCall({
  id: "CA62",
  path: "/wps/agent/dividends",
  request: ranged,
  answer: pageAnswer(payment),
  summary: "Dividends by period.",
});

export const dailySalary = readCall({
  id: "CA63",
  path: "/wps/agent/salary/daily",
  request: ranged,
  answer: pageAnswer(payment),
  summary: "Daily salary by day.",
});

export const hourlySalary = readCall({
  id: "CA64",
  path: "/wps/agent/salary/hourly",
  request: ranged,
  answer: pageAnswer(payment),
  summary: "Hourly salary by hour.",
});

export const realTimeSalary = readCall({
  id: "CA65",
  path: "/wps/agent/salary/realtime",
  request: ranged,
  answer: pageAnswer(payment),
  summary: "Real-time salary, settled every five minutes.",
});
