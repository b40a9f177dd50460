import type { ContractName } from "~/components/contracts/kinds.ts";
import type { Offer } from "~/graphql/generated/graphql";
import { pageIn } from "./menu/page-in.ts";

export type AgentGroup = "team" | "reports" | "income" | "account";

/** A page of the agent center. `specName` is what the specification calls it, misspelt as it is (A100). */
interface PageSpec {
  key: string;
  specName: string | null;
  path: string;
  group: AgentGroup;
  /** One of these has to be offered by the brand (A56); none for a page that needs no call. */
  offers: readonly Offer[];
  /** The page is for agents who have or were offered this kind (A62). */
  contract?: ContractName;
}

/**
 * U30a–l and what else an agent decides about, in the order of the menu. For the server: the browser has those that
 * the menu's data names (`load-menu.server.ts`).
 */
export const agentPages = [
  page("overview", "agentTeamOverview", "/agentHome/overview", "team", ["AGENT_OVERVIEW"]),
  page("work", null, "/agentHome/work", "team", ["AGENT_WORK_LIST"]),
  page("announcements", "agentAnnouncement", "/agentHome/announcements", "team", [
    "AGENT_ANNOUNCEMENTS",
  ]),
  page("register", "registerCenter", "/agentHome/register", "team", [
    "AGENT_REGISTRATION",
    "AGENT_LINKS",
  ]),
  page("links", null, "/agentHome/links", "team", ["AGENT_LINK_FIGURES"]),
  page("downline", "downlineManagmentView", "/agentHome/downline", "team", ["AGENT_DOWNLINE"]),
  page("team", null, "/agentHome/team", "reports", ["AGENT_TEAM_FIGURES"]),
  page("records", "personalHistoryCopy", "/agentHome/records", "reports", ["GAME_RECORDS"]),
  page("profit", "palStatementsAgentCopy", "/agentHome/profit", "reports", ["AGENT_PROFIT_LOSS"]),
  page("revenue", "agentRevenueReport", "/agentHome/revenue", "reports", ["AGENT_REVENUE"]),
  page(
    "transactions",
    "agentDownlineTransactionDetailsCopy",
    "/agentHome/transactions",
    "reports",
    ["AGENT_TRANSACTIONS"],
  ),
  page("files", null, "/agentHome/files", "reports", [
    "GAME_RECORDS",
    "AGENT_TRANSACTIONS",
    "AGENT_PROFIT_LOSS",
  ]),
  page("income", null, "/agentHome/income", "income", ["AGENT_INCOME"]),
  page("contracts", null, "/agentHome/contracts", "income", ["CONTRACTS"]),
  page(
    "dividends",
    "agentDividendRecordCopy2",
    "/agentHome/dividends",
    "income",
    ["AGENT_DIVIDENDS"],
    "dividend",
  ),
  page(
    "dailySalary",
    "agentDailyWages2",
    "/agentHome/salary/daily",
    "income",
    ["AGENT_DAILY_SALARY"],
    "dailySalary",
  ),
  page(
    "hourlySalary",
    "agentHourSalary",
    "/agentHome/salary/hourly",
    "income",
    ["AGENT_HOURLY_SALARY"],
    "hourlySalary",
  ),
  page(
    "realTimeSalary",
    "agentRealtimeSalary",
    "/agentHome/salary/real-time",
    "income",
    ["AGENT_REALTIME_SALARY"],
    "realTimeSalary",
  ),
  page("confirmations", null, "/agentHome/confirmations", "income", ["WITHDRAWAL_CONFIRMATION"]),
  page("access", null, "/agentHome/report-api", "account", ["REPORT_TOKENS"]),
  page("settings", null, "/agentHome/settings", "account", []),
] as const;

export type AgentPage = (typeof agentPages)[number];
export type AgentPageKey = AgentPage["key"];

function page<Key extends string>(
  key: Key,
  specName: string | null,
  path: string,
  group: AgentGroup,
  offers: readonly Offer[],
  contract?: ContractName,
): PageSpec & { key: Key } {
  return { key, specName, path, group, offers, ...(contract ? { contract } : {}) };
}

/** The page that the specification calls so (A100), or null. */
export function agentPageBySpecName(name: string | null): AgentPage | null {
  return agentPages.find(({ specName }) => specName !== null && specName === name) ?? null;
}

/** The page at a path, as `pageIn` finds it. */
export const agentPageAt = (pathname: string): AgentPage | null => pageIn(agentPages, pathname);

/** What the brand offers: what is off is absent, not broken (A56). */
export function offeredAgentPages(offers: readonly Offer[]): AgentPage[] {
  return agentPages.filter(
    (known) => known.offers.length === 0 || known.offers.some((offer) => offers.includes(offer)),
  );
}
