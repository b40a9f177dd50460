import { offered, offeredFields } from "../../failures/not-offered.ts";
import type { AgentResolvers, Resolvers } from "../../generated/resolver-types.ts";
import { cachedSummary } from "../../session-cache/account-summaries.ts";
import { landingLink } from "../../values/links/referral-link.ts";
import { offsetPage, totalsOf } from "../../values/offset-page.ts";
import { sortOf } from "../../values/sort.ts";
import { listGameRecords } from "../records/lists.ts";
import { readBranches, readRevenueBy } from "./branches.ts";
import { agentAnnouncements, agentStanding, linkLimit, ownRates, referralLinks } from "./calls.ts";
import { readCommissionParts } from "./commission.ts";
import { readDailyNgr } from "./daily-ngr.ts";
import { createReferralLink, deleteReferralLink, registerDownline } from "./manage.ts";
import { readRateChanges, readRateReview, setDownlineRates } from "./rates.ts";
import { countReferralVisit } from "./referral-visits.ts";
import { commissionPayments } from "./report-calls.ts";
import { listPayments, listTeamTransactions, readProfitLoss, readRevenue } from "./reports.ts";
import { gameRecordFields } from "./sorts.ts";
import {
  findDownlineAccount,
  listCurrencies,
  listDownline,
  notBelowPage,
  ofTeam,
  orIfNotBelow,
  readBefore,
  readOverview,
  searchOf,
} from "./team.ts";
import { readTeamFigures } from "./team-figures.ts";

/** Filter of rounds: one account, or "*" for the whole team or the team of one account. */
function roundsOf(account: string | null | undefined, parentId: string | null | undefined) {
  const { search: one } = searchOf(account);
  return one ? { account: one } : { account: "*", ...ofTeam({ parentId }) };
}

/** The agent center (CA20, CA50–CA65). */
export const agentResolvers = {
  Query: {
    agent: () => ({}),
  },
  Agent: offeredFields<AgentResolvers>({
    announcements: (_agent, args, { platform }) =>
      offsetPage(args, (page) => platform.call(agentAnnouncements, page)),
    currencies: (_agent, _args, context) => listCurrencies(context),
    overview: (_agent, args, context) => readOverview(args, context),
    rates: (_agent, _args, { platform }) => platform.call(ownRates, {}),
    links: (_agent, _args, { platform }) => platform.call(referralLinks, {}),
    linkLimit: async (_agent, _args, { platform }) => (await platform.call(linkLimit, {})).max,
    standing: (_agent, _args, { platform, scope }) =>
      cachedSummary(scope, "standing", () => platform.call(agentStanding, {})),
    downline: (_agent, args, context) =>
      orIfNotBelow(listDownline(args, context), notBelowPage(args)),
    downlineAccount: (_agent, args, context) => findDownlineAccount(args, context),
    gameRecords: (_agent, { account, parentId, sort, totals, ...args }, context) => {
      const team = {
        ...roundsOf(account, parentId),
        ...sortOf(sort, gameRecordFields),
        ...totalsOf(totals),
      };
      return orIfNotBelow(listGameRecords(args, context, team), notBelowPage(args));
    },
    profitLoss: (_agent, args, context) =>
      orIfNotBelow(readProfitLoss(args, context), notBelowPage(args)),
    rateReview: (_agent, args, context) => readRateReview(args, context),
    rateChanges: (_agent, { account }, context) => readRateChanges(account, context),
    teamFigures: (_agent, args, context) => readTeamFigures(args, context),
    branches: (_agent, args, context) =>
      orIfNotBelow(readBranches(args, context), notBelowPage(args)),
    dailyNgr: (_agent, args, context) => readDailyNgr(args, context),
    revenueBy: (_agent, args, context) =>
      orIfNotBelow(readRevenueBy(args, context), notBelowPage(args)),
    revenue: (_agent, args, context) =>
      orIfNotBelow(readRevenue(args, context), {
        rows: [],
        totals: null,
        since: null,
        roundsSince: null,
      }),
    commissionParts: (_agent, args, context) =>
      orIfNotBelow(readCommissionParts(args, context), { ...notBelowPage(args), own: [] }),
    commissionPayments: (_agent, args, { platform }) =>
      offsetPage(args, (page) => platform.call(commissionPayments, page)),
    transactions: (_agent, args, context) =>
      orIfNotBelow(listTeamTransactions(args, context), notBelowPage(args)),
    dividends: (_agent, args, context) => listPayments("DIVIDEND", args, context),
    salary: (_agent, { kind, ...args }, context) => listPayments(kind, args, context),
  }),
  TeamCurrency: {
    // The overview of a team with one currency is `Agent.overview`: it is not asked for twice.
    overview: offered(async ({ code }, { range }, context) =>
      (await listCurrencies(context)).length > 1
        ? readOverview({ range, currency: code }, context)
        : null,
    ),
  },
  TeamOverview: {
    before: (overview, _args, context) => readBefore(overview, context),
  },
  ReferralLink: {
    url: ({ code, landing }, _args, { scope }) => landingLink(code, landing, scope),
  },
  Mutation: {
    registerDownline: (_root, { input }, context) => registerDownline(input, context),
    createReferralLink: (_root, { input }, context) => createReferralLink(input, context),
    deleteReferralLink: (_root, { code }, context) => deleteReferralLink(code, context),
    countReferralVisit: (_root, args, context) => countReferralVisit(args, context),
    setDownlineRates: (_root, { input }, context) => setDownlineRates(input, context),
  },
} satisfies Resolvers;
