import type { AgentPageKey } from "~/routes/agent/pages.ts";

/** The letter that opens a page after `g` (N15). */
export const pageKeys: Readonly<Record<AgentPageKey, string>> = {
  overview: "o",
  work: "x",
  announcements: "a",
  register: "e",
  links: "l",
  downline: "d",
  team: "u",
  records: "r",
  profit: "p",
  revenue: "v",
  transactions: "t",
  files: "f",
  income: "i",
  contracts: "c",
  dividends: "n",
  dailySalary: "y",
  hourlySalary: "h",
  realTimeSalary: "m",
  confirmations: "w",
  access: "b",
  settings: "s",
};
