import type { AppLoadContext } from "@remix-run/cloudflare";
import { askMemberSoon } from "~/reports/ask-member.server.ts";
import type { Part } from "~/reports/part.ts";
import { partOf } from "~/reports/part-of.ts";
import type { RecordQuery } from "~/reports/record-query.server.ts";
import { requirePage } from "~/reports/require-rows.server.ts";
import { askPart } from "~/routes/member/part.server.ts";
import { isPartial, sumRows } from "~/ui/table/sums.ts";
import { barsOf } from "./bars.ts";
import { dayColumns, type EntriesSince, productColumns } from "./columns.ts";
import { days, Entries, games, products, SinceOpening } from "./report.server.ts";
import type { View } from "./views.ts";

/** The gateway gives so many games at once. */
const mostGames = 100;

/**
 * Loads the parts of the statement, each with a query of its own, so that one that fails leaves the others.
 * @throws Response as `askMember`, and as `requirePage` for a page behind the last day
 */
export async function loadStatement(
  request: Request,
  context: AppLoadContext,
  query: RecordQuery,
  view: View,
) {
  const { range, offset, limit } = query;
  const asked = { range, offset, limit: Math.min(limit, mostGames), totals: true };
  const none = new URLSearchParams();
  const [opening, sums, entries, byProduct, byGame] = await Promise.all([
    askMemberSoon(request, context, [SinceOpening, {}], (answer) =>
      partOf(answer, ({ records }) => records?.sinceOpening),
    ),
    askPart(request, context, [days.document, days.variables(asked, none)], days.part),
    askPart(request, context, [Entries, {}], sinceOf),
    view === "product"
      ? askPart(request, context, [products.document, products.variables(asked, none)], (data) =>
          withSums(products.part(data)),
        )
      : null,
    view === "game"
      ? askPart(request, context, [games.document, games.variables(asked, none)], games.part)
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
