import { csvLoader } from "~/routes/member/report.server.ts";
import { transactionColumns } from "./columns.ts";
import { transactions } from "./report.server.ts";

/** U27g as a file. */
export const loader = csvLoader(transactions, transactionColumns);
