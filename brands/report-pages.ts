/** The pages of the agent center's reports, each with its files (N12), and those that a view can be of (N7). */

/** The longest range of a file, which is read in parts (N24), in days. */
export const longestFileDays = 366;

export const reportPages = {
  TEAM: "/agentHome/team",
  RECORDS: "/agentHome/records",
  PROFIT: "/agentHome/profit",
  BRANCHES: "/agentHome/profit/branches",
  REVENUE: "/agentHome/revenue",
  REVENUE_BY_BRANCH: "/agentHome/revenue/by/branch",
  REVENUE_BY_ACCOUNT: "/agentHome/revenue/by/account",
  REVENUE_BY_DAY: "/agentHome/revenue/by/day",
  REVENUE_BY_VENDOR: "/agentHome/revenue/by/vendor",
  REVENUE_BY_GAME: "/agentHome/revenue/by/game",
  REVENUE_WHY: "/agentHome/revenue/why",
  TRANSACTIONS: "/agentHome/transactions",
  INCOME: "/agentHome/income",
  STATEMENT: "/agentHome/income/statement",
  LINKS: "/agentHome/links",
  DIVIDENDS: "/agentHome/dividends",
  DAILY_SALARY: "/agentHome/salary/daily",
  HOURLY_SALARY: "/agentHome/salary/hourly",
  REAL_TIME_SALARY: "/agentHome/salary/real-time",
} as const;

/** A report, as the schema calls it (`AgentFileReport`). */
type ReportKey = keyof typeof reportPages;

export const fileReports = Object.keys(reportPages) as ReportKey[];

/** The report of a page; null for a page that is none. */
export const reportAt = (path: string): ReportKey | null =>
  fileReports.find((report) => reportPages[report] === path) ?? null;

/** Whether a view can be of this page: a report's, or the overview. */
export const isViewPage = (path: string): boolean =>
  path === "/agentHome/overview" || reportAt(path) !== null;
