import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { agentCsvLoader } from "~/routes/agent/report/report.server.ts";
import { revenuePartColumns } from "./columns.ts";
import { dimensionIn } from "./dimensions.ts";
import { revenueBy } from "./report.server.ts";

/** N5 as a file. */
export function loader(args: LoaderFunctionArgs) {
  const by = dimensionIn(new URL(args.request.url).pathname.replace(/\.csv$/, ""));
  if (by === null) throw new Response(null, { status: 404 });
  return agentCsvLoader(() => revenueBy(by), revenuePartColumns(by))(args);
}
