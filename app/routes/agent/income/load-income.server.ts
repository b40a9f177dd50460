import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { wholeReport } from "~/reports/report.ts";
import { queryAgentReport } from "~/routes/agent/report/report.server.ts";
import { sumRows } from "~/ui/table/sums.ts";
import { kindColumns, periodColumns, productColumns, productDayColumns } from "./columns.ts";
import { type FoundIncome, periods, typeOf, viewOf } from "./report.server.ts";
import type { Length, View } from "./views.ts";

/** The length of the periods of a view. */
const lengthOf = (view: View): Length => (view === "week" || view === "month" ? view : "day");

/**
 * Loads income of the address's days: one query, of which the table shows one view.
 * @throws Response as `queryAgentReport`
 */
export async function loadIncome(args: LoaderFunctionArgs) {
  const { searchParams } = new URL(args.request.url);
  const [view, type] = [viewOf(searchParams), typeOf(searchParams)];
  const length = lengthOf(view);
  const shown = (found: FoundIncome) => {
    const { totals, productDays = [], periods: all, ...rest } = found;
    const days = productDays ?? [];
    const rows = periods.rows(found) ?? [];
    const product = rest.products.find((each) => each.type === type) ?? null;
    return {
      ...rest,
      totals,
      // A chart has all of its periods, those without income too.
      bars: view === "kind" || view === "product" || type !== null ? [] : all.map(barOf),
      periods: { rows, sums: sumRows(periodColumns(length), rows, totals, false) },
      productSums: sumRows(productColumns(), rest.products, totals, false),
      kindSums: sumRows(kindColumns(), rest.kinds, totals, false),
      productDays: { rows: days, sums: sumRows(productDayColumns(), days, product, false) },
    };
  };
  const report = wholeReport({
    document: periods.document,
    variables: periods.variables,
    part: (data: Parameters<typeof periods.part>[0]) => {
      const found = periods.part(data);
      return found && shown(found);
    },
    rows: () => [],
  });
  return { view, type, length, ...(await queryAgentReport(args, report)) };
}

const barOf = ({ from, sums }: FoundIncome["periods"][number]) => ({ from, earned: sums.earned });
