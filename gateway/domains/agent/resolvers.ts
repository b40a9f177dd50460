import { offeredFields } from "../../failures/offered.ts";
import type { AgentResolvers, Resolvers } from "../../generated/resolver-types.ts";
import { offsetPage } from "../../values/offset-page.ts";
import { referralLink } from "../../values/referral-link.ts";
import { sortOf } from "../../values/sort.ts";
import { listGameRecords } from "../records/lists.ts";
import { agentAnnouncements, ownRates, referralLinks } from "./calls.ts";
import {
  createReferralLink,
  deleteReferralLink,
  registerDownline,
  setDownlineRates,
} from "./manage.ts";
import { listPayments, listTeamTransactions, readProfitLoss, readRevenue } from "./reports.ts";
import { gameRecordFields } from "./sorts.ts";
import { findDownlineAccount, listDownline, readBefore, readOverview, searchOf } from "./team.ts";
import { countReferralVisit } from "./visits.ts";

/** "*" is the whole team. */
const wholeTeam = "*";

/** The agent center (CA20, CA50–CA65). */
export const agentResolvers = {
  Query: {
    agent: () => ({}),
  },
  Agent: offeredFields<AgentResolvers>({
    announcements: (_agent, args, { platform }) =>
      offsetPage(args, (page) => platform.call(agentAnnouncements, page)),
    overview: (_agent, { range }, context) => readOverview(range, context),
    rates: (_agent, _args, { platform }) => platform.call(ownRates, {}),
    links: (_agent, _args, { platform }) => platform.call(referralLinks, {}),
    downline: (_agent, args, context) => listDownline(args, context),
    downlineAccount: (_agent, args, context) => findDownlineAccount(args, context),
    gameRecords: (_agent, { account, sort, ...args }, context) =>
      listGameRecords(args, context, {
        account: searchOf(account).search ?? wholeTeam,
        ...sortOf(sort, gameRecordFields),
      }),
    profitLoss: (_agent, args, context) => readProfitLoss(args, context),
    revenue: (_agent, { range }, context) => readRevenue(range, context),
    transactions: (_agent, args, context) => listTeamTransactions(args, context),
    dividends: (_agent, args, context) => listPayments("DIVIDEND", args, context),
    salary: (_agent, { kind, ...args }, context) => listPayments(kind, args, context),
  }),
  TeamOverview: {
    before: (overview, _args, context) => readBefore(overview, context),
  },
  ReferralLink: {
    url: ({ code }, _args, { scope }) => referralLink(code, scope),
  },
  Mutation: {
    registerDownline: (_root, { input }, context) => registerDownline(input, context),
    createReferralLink: (_root, { input }, context) => createReferralLink(input, context),
    deleteReferralLink: (_root, { code }, context) => deleteReferralLink(code, context),
    countReferralVisit: (_root, { code }, context) => countReferralVisit(code, context),
    setDownlineRates: (_root, { input }, context) => setDownlineRates(input, context),
  },
} satisfies Resolvers;
