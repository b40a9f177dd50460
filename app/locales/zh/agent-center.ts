/** The agent center, in Chinese. */
import attention from "./agent-center/attention.ts";
import confirmations from "./agent-center/confirmations.ts";
import contracts from "./agent-center/contracts.ts";
import downline from "./agent-center/downline.ts";
import files from "./agent-center/files.ts";
import income from "./agent-center/income.ts";
import links from "./agent-center/links.ts";
import register from "./agent-center/register.ts";
import reports from "./agent-center/reports.ts";
import settings from "./agent-center/settings.ts";
import shell from "./agent-center/shell.ts";

export default {
  attention,
  confirmations,
  contracts,
  downline,
  files,
  income,
  links,
  register,
  reports,
  settings,
  shell,
};
