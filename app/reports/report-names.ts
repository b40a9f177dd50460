import type { AgentFileReport } from "~/graphql/generated/graphql";
import type { I18n } from "~/i18n/i18n.tsx";

/** The page of a report, and the tab of that page. */
const places = {
  TEAM: ["team"],
  RECORDS: ["records"],
  PROFIT: ["profit"],
  BRANCHES: ["profit", "branch"],
  REVENUE: ["revenue"],
  REVENUE_BY_BRANCH: ["revenue", "branch"],
  REVENUE_BY_ACCOUNT: ["revenue", "account"],
  REVENUE_BY_DAY: ["revenue", "day"],
  REVENUE_BY_VENDOR: ["revenue", "vendor"],
  REVENUE_BY_GAME: ["revenue", "game"],
  REVENUE_WHY: null,
  TRANSACTIONS: ["transactions"],
  INCOME: ["income"],
  STATEMENT: null,
  LINKS: ["links"],
  DIVIDENDS: ["dividends"],
  DAILY_SALARY: ["dailySalary"],
  HOURLY_SALARY: ["hourlySalary"],
  REAL_TIME_SALARY: ["realTimeSalary"],
} as const satisfies Record<AgentFileReport, readonly [string, string?] | null>;

/** What a report is called, such as "Revenue: Branches". */
export function reportName(report: AgentFileReport, t: I18n["t"]): string {
  const place = places[report];
  if (report === "REVENUE_WHY") return t("agentCenter.commission.title");
  if (place === null) return t("agentCenter.income.statement.link");
  const [page, tab] = place;
  const name = t(`agentCenter.shell.pages.${page}`);
  return tab ? `${name}: ${t(`agentCenter.reports.revenueBy.tabs.${tab}`)}` : name;
}
