import type { AppLoadContext } from "@remix-run/cloudflare";
import type { Part } from "~/reports/part.ts";
import { partOf } from "~/reports/part-of.ts";
import { deferMemberQuery } from "~/reports/query/query-member.server.ts";
import type { RecordQuery } from "~/reports/query/record-query.server.ts";
import { requirePage } from "~/reports/query/require-rows.server.ts";
import { loadPart } from "~/routes/member/part.server.ts";
import { isPartial, sumRows } from "~/ui/table/sums.ts";
import { barsOf } from "./bars.ts";
import { dayColumns, type EntriesSince, productColumns } from "./columns.ts";
import { days, Entries, games, products, SinceOpening } from "./report.server.ts";
import type { View } from "./views.ts";

/** The gateway gives so many games at once. */
const mostGames = 100;

/**
 * Loads the parts of the statement, each with a query of its own, so that one that fails leaves the others.
 * @throws Response as `queryMember`, and as `requirePage` for a page behind the last day
 */
export async function loadStatement(
  request: Request,
  context: AppLoadContext,
  query: RecordQuery,
  view: View,
) {
  const { range, offset, limit } = query;
  const requested = { range, offset, limit: Math.min(limit, mostGames), totals: true };
  const none = new URLSearchParams();
  const [opening, sums, entries, byProduct, byGame] = await Promise.all([
    deferMemberQuery(request, context, [SinceOpening, {}], (answer) =>
      partOf(answer, ({ records }) => records?.sinceOpening),
    ),
    loadPart(request, context, [days.document, days.variables(requested, none)], days.part),
    loadPart(request, context, [Entries, {}], sinceOf),
    view === "product"
      ? loadPart(
          request,
          context,
          [products.document, products.variables(requested, none)],
          (data) => withSums(products.part(data)),
        )
      : null,
    view === "game"
      ? loadPart(request, context, [games.document, games.variables(requested, none)], games.part)
      : null,
  ]);
  if (byGame && "data" in byGame) requirePage(request, byGame.data.pageInfo);
  return {
    opening: opening.found,
    streamed: opening.streamed,
    sums: shown(sums, view === "day" ? query : null, request),
    // Without an answer nothing is linked, since a link must not lead to a part of the entries.
    entries: "data" in entries ? entries.data : null,
    byProduct,
    byGame,
  };
}

type Sums = NonNullable<ReturnType<typeof days.part>>;

/** The sums with the chart's bars, and the days of the requested page. @param page null for a view without days */
function shown(part: Part<Sums>, page: RecordQuery | null, request: Request) {
  if (!("data" in part)) return part;
  const { days: all, totals } = part.data;
  const filled = days.rows(part.data);
  const data = {
    totals: totals ?? null,
    chart: all ? barsOf(all) : null,
    table: page && filled ? pageOf(filled, totals ?? null, page, request) : null,
  };
  return { ...part, data };
}

function pageOf(
  filled: NonNullable<ReturnType<typeof days.rows>>,
  totals: Sums["totals"] | null,
  { offset, limit }: RecordQuery,
  request: Request,
) {
  const total = filled.length;
  requirePage(request, { offset, limit, total });
  const rows = filled.slice(offset, offset + limit);
  const pageInfo = { offset, limit, total, hasMore: offset + limit < total };
  const sums = sumRows(dayColumns(), rows, totals ?? null, isPartial(pageInfo));
  return { rows, pageInfo, sums };
}

function withSums(part: ReturnType<typeof products.part>) {
  if (!part) return null;
  const { rows, totals } = part;
  return {
    rows: rows ?? null,
    sums: sumRows(productColumns(), rows ?? [], totals ?? null, false),
  };
}

function sinceOf({
  records,
}: {
  records?: {
    games?: { since?: number | null } | null;
    transactions?: { since?: number | null } | null;
  } | null;
}): EntriesSince | null {
  const { games: bets, transactions } = records ?? {};
  if (!bets || !transactions) return null;
  return { bets: bets.since ?? null, transactions: transactions.since ?? null };
}
