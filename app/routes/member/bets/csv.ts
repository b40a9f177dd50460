import { csvLoader } from "~/routes/member/report.server.ts";
import { betColumns } from "./columns.ts";
import { bets } from "./report.server.ts";

/** U27f as a file: all rounds of the days and the kind that the address names. */
export const loader = csvLoader(bets, betColumns);
