import type { AppLoadContext, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { graphql } from "~/graphql/generated";
import type { Part } from "~/reports/part.ts";
import { partOf } from "~/reports/part-of.ts";
import { patienceOf } from "~/reports/query/defer-query.server.ts";
import { wholeReport } from "~/reports/report.ts";
import { comparedDays } from "~/routes/agent/report/read-before.server.ts";
import { agentQuery, queryAgentReport } from "~/routes/agent/report/report.server.ts";
import { requireAgent } from "~/session/guards/guards.server.ts";
import { settleSoon } from "~/ui/blocks/block.ts";
import { sumRows } from "~/ui/table/sums.ts";
import type { FoundBridge } from "./bridge-block.tsx";
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
    wholeDays: true,
    since: ({ sumsSince }) => sumsSince,
  });
  const { request, context } = args;
  await requireAgent(request, context);
  const days = comparedDays(args, agentQuery(args).range, report);
  // All days are read at the same time.
  const soon = days && readBridge(context, days);
  const loaded = await queryAgentReport(args, report);
  const { bridge } = await settleSoon({ bridge: Promise.resolve(soon) }, patienceOf(request));
  const streamed = loaded.streamed || bridge instanceof Promise;
  return { view, type, length, ...loaded, streamed, bridge };
}

const bridgeDocument = graphql(`
  query AgentIncomeBridge($range: DateRange!, $against: DateRange!) {
    agent {
      incomeBridge(range: $range, against: $against) {
        ...IncomeBridgeSteps
        branch: parts(by: BRANCH) {
          ...IncomeBridgePartSteps
        }
        account: parts(by: ACCOUNT) {
          ...IncomeBridgePartSteps
        }
      }
    }
  }
`);

/** What the difference to the days that are compared with is made of (N16), of days that are over alone. */
async function readBridge(
  { gateway }: AppLoadContext,
  { counted, compared }: NonNullable<ReturnType<typeof comparedDays>>,
): Promise<Part<FoundBridge>> {
  const variables = { range: counted, against: compared.range };
  const answer = await gateway.execute(bridgeDocument, variables);
  const whole = partOf(answer, ({ agent }) => agent?.incomeBridge);
  if (!("data" in whole)) return whole;
  const partsBy = (by: "branch" | "account") =>
    partOf(answer, ({ agent }) => agent?.incomeBridge?.[by], `agent.incomeBridge.${by}`);
  return { data: { ...whole.data, branch: partsBy("branch"), account: partsBy("account") } };
}

const barOf = ({ from, sums }: FoundIncome["periods"][number]) => ({ from, earned: sums.earned });
