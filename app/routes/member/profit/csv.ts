import { csvLoader } from "~/routes/member/report.server.ts";
import { profitColumns } from "./columns.ts";
import { profit } from "./report.server.ts";

/** U27h as a file. */
export const loader = csvLoader(profit, profitColumns);
