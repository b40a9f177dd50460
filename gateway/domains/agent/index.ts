/** The agent center. */
import { defineDomain, rule } from "../../registry/domain.ts";
import { setExclusion } from "../breaks/calls.ts";
import * as branchCalls from "./branch-calls.ts";
import * as calls from "./calls.ts";
import * as commissionCalls from "./commission-calls.ts";
import * as reports from "./report-calls.ts";
import { agentResolvers } from "./resolvers.ts";

export const agent = defineDomain({
  rows: { ...calls, ...reports, ...branchCalls, ...commissionCalls },
  fields: {
    "Query.agent": { access: rule.agent },
    "Mutation.registerDownline": {
      access: rule.agentMoney,
      effect: "NONE",
      audit: { kind: "ACCOUNT", facts: ["type"], subject: "account" },
    },
    "Mutation.createReferralLink": {
      access: rule.agent,
      effect: "NONE",
      audit: { kind: "RATES", facts: ["type", "rates"] },
    },
    "Mutation.deleteReferralLink": {
      access: rule.agent,
      effect: "NONE",
      audit: { kind: "RATES", facts: ["code"] },
    },
    "Mutation.setDownlineRates": {
      access: rule.agentMoney,
      effect: "NONE",
      audit: { kind: "RATES", facts: ["rates"], subject: "account" },
    },
    "Mutation.countReferralVisit": {
      access: rule.anyone,
      effect: "NONE",
      anyPage: true,
      audit: { none: "counts a visit of a guest" },
    },
  },
  offers: {
    AGENT_ANNOUNCEMENTS: [calls.agentAnnouncements],
    AGENT_CURRENCIES: [calls.teamCurrencies],
    AGENT_OVERVIEW: [calls.teamOverview],
    AGENT_REGISTRATION: [calls.registerDownline, calls.ownRates],
    AGENT_LINKS: [calls.referralLinks],
    AGENT_DOWNLINE: [calls.downlineList],
    AGENT_DOWNLINE_ACCOUNT: [calls.downlineAccount],
    AGENT_PROFIT_LOSS: [reports.profitLoss],
    AGENT_BRANCHES: [branchCalls.branches],
    AGENT_RATE_CHANGES: [calls.rateChanges],
    AGENT_RATE_EFFECT: [calls.rateEffect],
    AGENT_TEAM_FIGURES: [branchCalls.teamFigures],
    AGENT_TEAM_STATE: [branchCalls.teamFigures, setExclusion],
    AGENT_DAILY_NGR: [branchCalls.dailySums],
    AGENT_REVENUE_BY: [branchCalls.revenueBy],
    AGENT_REVENUE: [reports.revenue],
    AGENT_COMMISSION_PARTS: [commissionCalls.commissionParts],
    AGENT_COMMISSION: [reports.commissionPayments],
    AGENT_TRANSACTIONS: [reports.teamTransactions],
    AGENT_DIVIDENDS: [reports.dividends],
    AGENT_DAILY_SALARY: [reports.dailySalary],
    AGENT_HOURLY_SALARY: [reports.hourlySalary],
    AGENT_REALTIME_SALARY: [reports.realTimeSalary],
    CREATE_AGENT_LINK: [calls.referralLinks, calls.createLink],
    DELETE_AGENT_LINK: [calls.referralLinks, calls.deleteLink],
    SET_DOWNLINE_RATES: [calls.downlineList, calls.setRates],
  },
  resolvers: agentResolvers,
});
