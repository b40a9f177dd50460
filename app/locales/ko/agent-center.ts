/** The agent center, in Korean. */
import reports from "./agent-center/reports.ts";
import shell from "./agent-center/shell.ts";

export default { reports, shell };
