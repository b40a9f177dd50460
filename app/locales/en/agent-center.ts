/** The agent center: it comes with its pages' data. */
import reports from "./agent-center/reports.ts";
import shell from "./agent-center/shell.ts";

export default { reports, shell };
