import type { AppLoadContext } from "@remix-run/cloudflare";
import { message } from "~/i18n/page-title.server.ts";
import type { Column } from "~/ui/table/column.ts";
import { type CsvPlace, csvHead, csvNote, csvRow, mostCsvRows } from "./csv.ts";
import { recordQuery } from "./record-query.server.ts";
import type { Report } from "./report.ts";

/** What the gateway gives at once. */
const rowsAtOnce = 100;
const plain = { "Content-Type": "text/plain; charset=utf-8" };

interface File<TData, TVariables extends object, Part, Row, Totals> {
  report: Report<TData, TVariables, Part, Row>;
  columns: readonly Column<Row, Totals>[];
  /** The beginning of the file's name; the days follow. */
  name: string;
}

/**
 * All rows of a report's days as a file, page by page from the gateway. The first page is had before
 * the answer begins, so that it can still say no. Where a later one fails, the stream breaks off: a
 * browser then says that the download failed, and keeps no file that looks whole.
 * @throws Response 400 for days that make no sense, 404 for what is not offered, 503 for what can't be
 *   had now
 */
export async function csvAnswer<TData, TVariables extends object, Part, Row, Totals>(
  request: Request,
  context: AppLoadContext,
  { report, columns, name }: File<TData, TVariables, Part, Row, Totals>,
): Promise<Response> {
  const query = recordQuery(request, context);
  if (query.problem) throw new Response(null, { status: 400 });
  const filters = new URL(request.url).searchParams;
  const place: CsvPlace = {
    t: (key, values) => message(context, key, values),
    gmtOffset: context.brand.gmtOffset,
  };
  const ask = async (offset: number) => {
    const asked = { range: query.range, offset, limit: rowsAtOnce };
    const { data, errors } = await context.gateway.execute(
      report.document,
      report.variables(asked, filters),
    );
    const part = data && report.part(data);
    const rows = part == null ? null : report.rows(part);
    // Rows that the answer did not hold could not be had, whatever else it held.
    return { part, rows, failed: Boolean(errors?.length) || part != null };
  };

  const first = await ask(0);
  if (first.part == null || first.rows === null) {
    const text = place.t(first.failed ? "home.failed" : "member.notOffered");
    throw new Response(text, { status: first.failed ? 503 : 404, headers: plain });
  }
  let { part, rows } = { part: first.part, rows: first.rows };
  let written = 0;
  let done = false;
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(encoder.encode(csvHead(columns, place)));
    },
    // One page a pull: no further than whoever reads has come.
    async pull(controller) {
      if (done) return controller.close();
      if (written > 0) {
        const next = await ask(written);
        if (next.part == null || next.rows === null) {
          throw new Error("A later page of the file could not be had.");
        }
        part = next.part;
        rows = next.rows;
      }
      written += rows.length;
      const more = rows.length > 0 && (report.hasMore?.(part) ?? false);
      const lines = rows.map((row) => csvRow(columns, row, place));
      if (more && written >= mostCsvRows)
        lines.push(csvNote(place.t("member.csv.cut", { most: mostCsvRows })));
      done = !more || written >= mostCsvRows;
      controller.enqueue(encoder.encode(lines.join("")));
    },
  });
  return new Response(body, {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="${name}_${query.from}_${query.to}.csv"`,
      "Cache-Control": "private, no-store",
    },
  });
}
