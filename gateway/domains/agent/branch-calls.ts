/** Catalogue rows: reports of the agent by branch. Wire: docs/platform-wire-accounts.md, "Agent". */
import * as v from "valibot";
import { listOf } from "../../decoder/list-of.ts";
import { renamed } from "../../decoder/renamed.ts";
import { reportCall } from "../../platform/call.ts";
import { rangeInput } from "../../values/date-range.ts";
import { withHouseTerms, withNetTerms } from "../../values/house-terms.ts";
import { wireAmount, wireSum } from "../../values/money.ts";
import { pageEntries, pageInput } from "../../values/offset-page.ts";
import { currencyAnswer, currencyInput } from "../../values/report-currency.ts";
import { sortInput } from "../../values/sort.ts";
import {
  orElse,
  requiredMoment,
  wireDay,
  wireFlag,
  wireId,
  wireInteger,
  wireMoment,
  wireText,
} from "../../values/wire-values.ts";
import {
  accountEntries,
  accountSums,
  downlinePath,
  playFilterInput,
  playFilterNames,
  wireDownlineType,
} from "./wire.ts";

const branch = v.pipe(
  v.object({
    id: wireId,
    account: wireId,
    type: wireDownlineType,
    own: wireFlag,
    members: orElse(wireInteger, 0),
    ...accountEntries,
  }),
  v.transform(({ id, account, type, own, members, ...sums }) => ({
    id,
    account,
    type,
    own,
    members,
    sums: withNetTerms(sums),
  })),
);

export const branches = reportCall({
  id: "CA151",
  path: "/wps/agent/branches",
  request: v.object({
    ...pageInput,
    ...rangeInput,
    ...sortInput,
    ...currencyInput,
    parent: v.optional(v.string()),
    accounts: v.optional(v.string()),
  }),
  answer: v.object({
    ...pageEntries(branch),
    totals: orElse(accountSums, null),
    ...currencyAnswer,
    path: downlinePath,
    sumsSince: wireMoment,
    roundsSince: wireMoment,
    transactionsSince: wireMoment,
  }),
  summary: "Profit and loss by branch: direct members with everybody below added up.",
});

const parts = {
  stake: wireSum,
  validStake: wireSum,
  win: wireSum,
  own: wireAmount,
  given: wireAmount,
  net: wireAmount,
};

/** Renames the amount at the own rates, and adds the house terms (N4). */
const withRevenue = <Sums extends { stake: string; win: string; own: string }>({
  own,
  ...sums
}: Sums) => ({ ...withHouseTerms(sums), revenue: own });

const part = v.pipe(
  v.object({ key: wireId, name: wireId, vendorName: wireText, ...parts }),
  v.transform(({ key, name, vendorName, ...sums }) => ({
    key,
    name,
    vendorName,
    sums: withRevenue(sums),
  })),
);

export const revenueBy = reportCall({
  id: "CA152",
  path: "/wps/agent/revenueBy",
  fill: { zone: "zone" },
  request: renamed(
    v.object({
      ...pageInput,
      ...rangeInput,
      ...sortInput,
      ...playFilterInput,
      by: v.picklist(["branch", "account", "day", "vendor", "game"]),
      keys: v.optional(v.string()),
    }),
    playFilterNames,
  ),
  answer: v.object({
    ...pageEntries(part),
    totals: orElse(v.pipe(v.object(parts), v.transform(withRevenue)), null),
    ...currencyAnswer,
    sumsSince: wireMoment,
    since: wireMoment,
    roundsSince: wireMoment,
  }),
  summary: "The agent's commission by branch, account, day, vendor or game.",
});

const figures = {
  balance: wireAmount,
  deposit: wireAmount,
  withdrawal: wireAmount,
  stake: wireAmount,
  win: wireAmount,
  commission: wireAmount,
};

const happenings = ["REGISTERED", "FIRST_DEPOSIT", "SECOND_DEPOSIT", "DEPOSIT", "PLAY"] as const;
const missing = ["DEPOSIT", "SECOND_DEPOSIT", "PLAY"] as const;

const account = v.pipe(
  v.object({
    id: wireId,
    account: wireId,
    type: wireDownlineType,
    level: wireInteger,
    frozen: wireFlag,
    registered: requiredMoment,
    link: wireText,
    linkName: wireText,
    firstDeposit: wireMoment,
    lastDeposit: wireMoment,
    lastPlay: wireMoment,
    ...figures,
  }),
  v.transform(({ balance, deposit, withdrawal, stake, win, commission, ...member }) => ({
    ...member,
    sums: withHouseTerms({ balance, deposit, withdrawal, stake, win, commission }),
  })),
);

export const teamFigures = reportCall({
  id: "CA171",
  path: "/wps/agent/teamFigures",
  method: "POST",
  fill: { zone: "zone" },
  request: v.object({
    ...pageInput,
    ...rangeInput,
    ...sortInput,
    ...currencyInput,
    search: v.optional(v.string()),
    type: v.optional(v.picklist(["AGENT", "MEMBER"])),
    state: v.optional(v.picklist(["OPEN", "FROZEN"])),
    level: v.optional(v.number()),
    inactiveDays: v.optional(v.number()),
    noDepositDays: v.optional(v.number()),
    having: v.optional(v.picklist(happenings)),
    lacking: v.optional(v.picklist(missing)),
    link: v.optional(v.string()),
    campaign: v.optional(v.string()),
    source: v.optional(v.string()),
    stakeFrom: v.optional(v.string()),
    stakeTo: v.optional(v.string()),
    ggrFrom: v.optional(v.string()),
    ggrTo: v.optional(v.string()),
    commissionFrom: v.optional(v.string()),
    commissionTo: v.optional(v.string()),
    accounts: v.optional(v.string()),
  }),
  answer: v.object({
    ...pageEntries(account),
    totals: orElse(v.pipe(v.object(figures), v.transform(withHouseTerms)), null),
    ...currencyAnswer,
    sumsSince: wireMoment,
    roundsSince: wireMoment,
    transactionsSince: wireMoment,
  }),
  summary:
    "The accounts below: where from, since when, first and last deposit, last play, figures of a range.",
});

/** Strict: a day that can't be read would be missing unnoticed, so it takes its row with it. */
const playedDay = v.object({
  day: wireDay,
  stake: wireAmount,
  win: wireAmount,
  bonus: wireAmount,
  rebate: wireAmount,
});

export const dailySums = reportCall({
  id: "CA158",
  path: "/wps/agent/dailySums",
  fill: { zone: "zone" },
  request: v.object({
    ...rangeInput,
    teams: v.optional(v.string()),
    accounts: v.optional(v.string()),
    ...currencyInput,
  }),
  answer: listOf(
    v.object({ account: wireId, team: wireFlag, ...currencyAnswer, days: v.array(playedDay) }),
  ),
  summary: "Play and gifts by day for accounts, or for accounts with all below them.",
});
