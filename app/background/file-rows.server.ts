import type { AppLoadContext } from "@remix-run/cloudflare";
import type { FileRows, FileStep } from "~/edge/files/files-store.ts";
import { decimals } from "~/i18n/format.ts";
import { message } from "~/i18n/page-title.server.ts";
import {
  type CsvPlace,
  dayCell,
  fileCells,
  fileHead,
  plain,
  sinceCells,
} from "~/reports/csv/csv.ts";
import { noteText } from "~/reports/csv/note-text.ts";
import { aboutFile } from "~/reports/files/about.ts";
import { partsOf } from "~/reports/files/range-parts.ts";
import { writeRows } from "~/reports/files/write-rows.ts";
import { brandTime } from "~/reports/range/brand-time.ts";
import { usualLongestDays } from "~/reports/range/range.ts";
import { cutOf, type Report } from "~/reports/report.ts";
import type { Column } from "~/ui/table/column.ts";

/** What the gateway gives at once of any list. */
const usualRows = 100;
const most = usualLongestDays * 86_400_000;

/** Where the next call goes on. Plain data, which the object stores as text. */
interface Cursor {
  /** The part of the range, and how many of its rows were read. */
  part: number;
  offset: number;
  rows: number;
  since: number | null;
  /** What the format's writer left. */
  out: string | null;
}

type Step = Pick<FileStep, "report" | "format" | "filters" | "range" | "offset" | "writer">;

/**
 * Reads the next rows of a file that is made in the background (N12), with the columns of the report's CSV, as bytes that
 * follow those of the call before. What is longer than the platform takes at once is read in parts (N24), whose rows
 * begin with the days of their part.
 */
export async function fileRows<TData, TVariables extends object, Part, Row, Totals>(
  context: AppLoadContext,
  step: Step,
  report: Report<TData, TVariables, Part, Row>,
  columns: readonly Column<Row, Totals>[],
): Promise<Exclude<FileRows, { outcome: "ended" }>> {
  const { gmtOffset, currencyDecimals } = context.brand;
  const place: CsvPlace = { t: (key, values) => message(context, key, values), gmtOffset };
  const filters = new URLSearchParams(step.filters);
  const cursor = cursorOf(step);
  const parts = partsOf(step.range, gmtOffset, most);
  const range = parts[cursor.part] ?? step.range;
  const limit = report.rowsAtOnce ?? usualRows;
  const page = { range, offset: cursor.offset, limit, totals: cursor.offset === 0 };
  const variables = report.variables(page, filters);
  const { data, errors } = await context.gateway.execute(report.document, variables);
  const part = data && report.part(data);
  const rows = part == null ? null : report.rows(part);
  // Rows beside an error may be incomplete.
  if (part == null || rows === null || errors?.length) return { outcome: "unavailable" };

  const hasMore = report.hasMore?.(part) ?? false;
  const isLast = !hasMore && cursor.part >= parts.length - 1;
  const days = parts.length === 1 ? [] : [range.from, range.to - 1];
  const daysOfPart = days.map((at) => dayCell(brandTime(at, gmtOffset)));
  const headOfPart =
    days.length === 0 ? [] : [place.t("member.range.from"), place.t("member.range.to")];
  const since = latest(cursor.since, report.since?.(part) ?? null);
  const cut = cutOf(report, part, step.range);
  const isKnown = cut === null || cut < range.to;
  const cells = isKnown ? rows.map((row) => daysOfPart.concat(fileCells(columns, row, place))) : [];
  if (cut !== null && cursor.out === null) {
    cells.unshift(sinceCells(columns, cut, place).concat(days.map(() => plain(""))));
  }
  const count = cursor.rows + rows.length;
  const note = report.note ? noteText(report.note(part), place) : null;
  const facts = { ...step, filters, since, rows: count, madeAt: context.now(), note };
  const { bytes, state: out } = writeRows(step.format, cursor.out, {
    head: headOfPart.concat(fileHead(columns, place)),
    rows: cells,
    end: isLast ? { about: aboutFile(facts, place), note } : null,
    decimalsOf: (currency) => decimals(currency, currencyDecimals),
  });
  // An item that could not be read has its place, too: the next page begins after it.
  const places = hasMore ? limit : rows.length;
  const next: Cursor = hasMore
    ? { part: cursor.part, offset: cursor.offset + places, rows: count, since, out }
    : { part: cursor.part + 1, offset: 0, rows: count, since, out };
  // Only the parts that are known are counted: the number of all is not.
  const total = parts.length === 1 ? (report.total?.(part) ?? null) : null;
  return {
    outcome: "rows",
    bytes,
    writer: JSON.stringify(next),
    isLast,
    total,
    places,
    since: cut,
  };
}

/** A file that was begun before there were parts has the writer's own state. */
function cursorOf({ writer, offset }: Step): Cursor {
  const start: Cursor = { part: 0, offset, rows: offset, since: null, out: writer };
  if (writer === null || writer === "begun") return start;
  const found = JSON.parse(writer) as Cursor | object;
  return "out" in found ? found : start;
}

const latest = (one: number | null, other: number | null) =>
  one === null || other === null ? (one ?? other) : Math.max(one, other);
