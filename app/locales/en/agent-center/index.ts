/** The agent center: it comes with its pages' data. */
import access from "./access.ts";
import attention from "./attention.ts";
import bridge from "./bridge.ts";
import commission from "./commission.ts";
import confirmations from "./confirmations.ts";
import contracts from "./contracts.ts";
import downline from "./downline.ts";
import files from "./files.ts";
import income from "./income.ts";
import links from "./links.ts";
import register from "./register.ts";
import reports from "./reports.ts";
import settings from "./settings.ts";
import shell from "./shell.ts";
import tags from "./tags.ts";
import work from "./work.ts";

export default {
  access,
  attention,
  bridge,
  commission,
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
  tags,
  work,
};
