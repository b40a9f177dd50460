import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { agentCsvLoader } from "~/routes/agent/report/report.server.ts";
import { kindColumns, periodColumns, productColumns, productDayColumns } from "./columns.ts";
import { kinds, periods, productDays, products, typeOf, viewOf } from "./report.server.ts";

const files = {
  day: agentCsvLoader(() => periods, periodColumns("day")),
  week: agentCsvLoader(() => periods, periodColumns("week")),
  month: agentCsvLoader(() => periods, periodColumns("month")),
  product: agentCsvLoader(() => products, productColumns()),
  kind: agentCsvLoader(() => kinds, kindColumns()),
};
const ofType = agentCsvLoader(() => productDays, productDayColumns());

/** N1 as a file: income of the address's days, added up as on the page. */
export const loader = (args: LoaderFunctionArgs) => {
  const query = new URL(args.request.url).searchParams;
  return typeOf(query) ? ofType(args) : files[viewOf(query)](args);
};
