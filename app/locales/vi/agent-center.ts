/** The agent center, in Vietnamese. */
import attention from "./agent-center/attention.ts";
import branches from "./agent-center/branches.ts";
import confirmations from "./agent-center/confirmations.ts";
import contracts from "./agent-center/contracts.ts";
import downline from "./agent-center/downline.ts";
import income from "./agent-center/income.ts";
import register from "./agent-center/register.ts";
import reports from "./agent-center/reports.ts";
import revenueBy from "./agent-center/revenue-by.ts";
import shell from "./agent-center/shell.ts";
import terms from "./agent-center/terms.ts";

export default {
  attention,
  branches,
  confirmations,
  contracts,
  downline,
  income,
  register,
  reports,
  revenueBy,
  shell,
  terms,
};
