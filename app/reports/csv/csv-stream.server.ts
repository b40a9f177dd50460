import type { AppLoadContext } from "@remix-run/cloudflare";
import { message } from "~/i18n/page-title.server.ts";
import { recordQuery } from "~/reports/query/record-query.server.ts";
import { brandTime } from "~/reports/range/brand-time.ts";
import { cutOf, type Report } from "~/reports/report.ts";
import type { Column } from "~/ui/table/column.ts";
import {
  type CsvPlace,
  csvHead,
  csvLine,
  csvNote,
  csvRow,
  mostCsvRows,
  sinceCells,
} from "./csv.ts";
import { pagesOf } from "./csv-pages.server.ts";
import { noteText } from "./note-text.ts";

const plain = { "Content-Type": "text/plain; charset=utf-8" };

interface File<TData, TVariables extends object, Part, Row, Totals> {
  report: Report<TData, TVariables, Part, Row>;
  columns: readonly Column<Row, Totals>[];
  /** The beginning of the file's name; the days follow. */
  name: string;
  /** Rows of one answer at most. */
  most?: number;
  /** The longest range of the report in days, if it is not that of most reports. */
  longestDays?: number;
}

/**
 * Returns all rows of a report's days as a file, read page by page from the gateway. The first page is read before
 * the response begins, so that an error can still have a status. If a later page fails, the stream is aborted:
 * browsers then report a failed download and keep no incomplete file. A file that is longer than one response comes
 * in parts (`part` in the address, from 1); only the first part has headings.
 * @throws Response 400 for invalid days and a currency that nobody has, 404 for a report that is not offered, 503 when it can't be loaded now
 */
export async function csvAnswer<TData, TVariables extends object, Part, Row, Totals>(
  request: Request,
  context: AppLoadContext,
  {
    report,
    columns,
    name,
    most = mostCsvRows,
    ...bounds
  }: File<TData, TVariables, Part, Row, Totals>,
): Promise<Response> {
  const query = recordQuery(request, context, [], undefined, bounds);
  if (query.problem) throw new Response(null, { status: 400 });
  const filters = new URL(request.url).searchParams;
  const part = readPart(filters);
  const place: CsvPlace = {
    t: (key, values) => message(context, key, values),
    gmtOffset: context.brand.gmtOffset,
  };
  const from = ((part ?? 1) - 1) * most;
  const pages = pagesOf(context, report, { range: query.range, filters }, { from, most });

  const first = (await pages.next()).value;
  if (first?.part == null || first.rows === null) {
    if (first?.wrong) throw new Response(null, { status: 400 });
    const text = place.t(first?.failed ? "home.failed" : "member.notOffered");
    throw new Response(text, { status: first?.failed ? 503 : 404, headers: plain });
  }
  const linesOf = (rows: readonly Row[]) => rows.map((row) => csvRow(columns, row, place)).join("");
  const since = cutOf(report, first.part, query.range);
  const note = since === null ? "" : csvLine(sinceCells(columns, since, place));
  // What is not known is no row of zeros.
  const firstLines = since !== null && since >= query.range.to ? "" : linesOf(first.rows);
  const hasMore = (rows: Part) => report.hasMore?.(rows) ?? false;
  let last = first.part;
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const head = part !== null && part > 1 ? "" : csvHead(columns, place) + note;
      controller.enqueue(encoder.encode(head + firstLines));
    },
    // One page for each pull, so that no more is read than the client takes.
    async pull(controller) {
      const next = await pages.next();
      if (next.done) {
        // A client that requests parts requests the next one. For others the file's last line says why it ends.
        const cut = part === null && hasMore(last);
        if (cut) controller.enqueue(encoder.encode(csvNote(place.t("member.csv.cut", { most }))));
        else if (report.note) {
          controller.enqueue(encoder.encode(csvNote(noteText(report.note(last), place))));
        }
        return controller.close();
      }
      const { part: found, rows } = next.value;
      if (found == null || rows === null) {
        throw new Error("A later page of the file could not be had.");
      }
      last = found;
      controller.enqueue(encoder.encode(linesOf(rows)));
    },
    async cancel() {
      await pages.return(undefined);
    },
  });
  const total = report.total?.(first.part) ?? null;
  return new Response(body, {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition":
        `attachment; filename="${name}_${query.from}_${query.to}${sinceName(since, place)}.csv"`.replaceAll(
          /:(?=\d\d)/g,
          "-",
        ),
      "Cache-Control": "private, no-store",
      // For a progress bar: the rows of the whole file, and the maximum of one part.
      ...(total === null ? {} : { "X-Csv-Rows": String(total) }),
      "X-Csv-Most": String(most),
    },
  });
}

/** What the name of a file says that begins later than its days (N27). */
const sinceName = (since: number | null, { gmtOffset }: CsvPlace) =>
  since === null ? "" : `_since-${brandTime(since, gmtOffset).slice(0, 10)}`;

/** Returns which part of the file is requested, or null if the client requests no parts. */
function readPart(filters: URLSearchParams): number | null {
  const part = Number(filters.get("part"));
  return Number.isInteger(part) && part >= 1 && part <= 1000 ? part : null;
}
