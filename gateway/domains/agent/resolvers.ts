import { whereOffered } from "../../failures/offered.ts";
import type { Resolvers } from "../../generated/resolver-types.ts";
import { listGameRecords } from "../records/lists.ts";
import { ownRates } from "./calls.ts";
import {
  createReferralLink,
  deleteReferralLink,
  registerDownline,
  setDownlineRates,
} from "./manage.ts";
import { listPayments, listTeamTransactions, readProfitLoss, readRevenue } from "./reports.ts";
import { listAnnouncements, listDownline, listLinks, readOverview, searchOf } from "./team.ts";

/** "*" is the whole team. */
const wholeTeam = "*";

/** The agent center (CA20, CA50–CA65). */
export const agentResolvers = {
  Query: {
    agent: () => ({}),
  },
  Agent: {
    announcements: (_agent, args, context) => whereOffered(() => listAnnouncements(args, context)),
    overview: (_agent, { range }, context) => whereOffered(() => readOverview(range, context)),
    rates: (_agent, _args, { platform }) => whereOffered(() => platform.call(ownRates, {})),
    links: (_agent, _args, context) => whereOffered(() => listLinks(context)),
    downline: (_agent, args, context) => whereOffered(() => listDownline(args, context)),
    gameRecords: (_agent, { account, ...args }, context) =>
      whereOffered(() => listGameRecords(args, context, searchOf(account) ?? wholeTeam)),
    profitLoss: (_agent, args, context) => whereOffered(() => readProfitLoss(args, context)),
    revenue: (_agent, args, context) => whereOffered(() => readRevenue(args, context)),
    transactions: (_agent, args, context) =>
      whereOffered(() => listTeamTransactions(args, context)),
    dividends: (_agent, args, context) =>
      whereOffered(() => listPayments("DIVIDEND", args, context)),
    salary: (_agent, { kind, ...args }, context) =>
      whereOffered(() => listPayments(kind, args, context)),
  },
  Mutation: {
    registerDownline: (_root, { input }, context) => registerDownline(input, context),
    createReferralLink: (_root, { input }, context) => createReferralLink(input, context),
    deleteReferralLink: (_root, { code }, context) => deleteReferralLink(code, context),
    setDownlineRates: (_root, { input }, context) => setDownlineRates(input, context),
  },
} satisfies Resolvers;
