/** What a program asks for: days, filters and the place in a list, from the address of its request. */

import { fromBase64Url, toBase64Url } from "~/session/seal/base64url.ts";
import { offsetMs } from "../../../gateway/values/brand-day.ts";
import type { ApiReport, Span } from "./reports.ts";

const dayMs = 86_400_000;
const mostDays = 92;
/** A report without rows by page reads all at once. */
const usualRows = 100;

export interface Wanted {
  span: Span;
  filters: { account: string | null; currency: string | null };
}

/** The name of the parameter that can't be read. */
export interface Unreadable {
  parameter: string;
}

const accountName = /^[\w.@-]{1,64}$/;
const currencyCode = /^[A-Z]{3,5}$/;
const day = /^\d{4}-\d{2}-\d{2}$/;
const moment = /^\d{13}$/;

/** @param gmtOffset the brand's zone, by which days are meant */
export function readRequest(
  parameters: URLSearchParams,
  report: ApiReport,
  { now, gmtOffset }: { now: number; gmtOffset: string },
): Wanted | Unreadable {
  const cursor = parameters.get("cursor");
  const known = ["cursor", "from", "to", "limit", ...report.filters];
  const names = [...parameters.keys()];
  const strange = names.find(
    (name, at) =>
      names.indexOf(name) !== at ||
      !(known.includes(name) || (name === "since" && report.hasEntries)),
  );
  if (strange !== undefined) return { parameter: strange };
  if (cursor !== null) {
    const other = names.find((name) => name !== "cursor");
    return other === undefined
      ? (readCursor(cursor, report, now) ?? { parameter: "cursor" })
      : { parameter: other };
  }
  const account = parameters.get("account");
  if (account !== null && !accountName.test(account)) return { parameter: "account" };
  const currency = parameters.get("currency");
  if (currency !== null && !currencyCode.test(currency)) return { parameter: "currency" };
  const limit = Number(parameters.get("limit") ?? report.rowsAtOnce ?? usualRows);
  if (!isWithin(limit, 1, report.rowsAtOnce ?? usualRows)) return { parameter: "limit" };
  const range = rangeOf(parameters, now, gmtOffset);
  if ("parameter" in range) return range;
  return { span: { range, offset: 0, limit }, filters: { account, currency } };
}

/** Ends now at the latest: rows that come later would move the pages. */
function rangeOf(
  parameters: URLSearchParams,
  now: number,
  gmtOffset: string,
): Span["range"] | Unreadable {
  const since = parameters.get("since");
  if (since !== null) {
    const from = Number(since);
    if (!moment.test(since) || !isWithin(from, now - mostDays * dayMs, now - 1))
      return { parameter: "since" };
    return parameters.has("from") || parameters.has("to")
      ? { parameter: "since" }
      : { from, to: now };
  }
  const start = (name: string) => {
    const text = parameters.get(name);
    if (text === null) return null;
    const at = day.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
    // A day that the calendar lacks, such as 31 June, is none.
    const isDay = !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
    return isDay ? at - offsetMs(gmtOffset) : Number.NaN;
  };
  const [first, last] = [start("from"), start("to")];
  if (Number.isNaN(first)) return { parameter: "from" };
  if (Number.isNaN(last)) return { parameter: "to" };
  const to = Math.min(last === null ? now : last + dayMs, now);
  const from = first ?? to - 7 * dayMs;
  return from < to && to - from <= mostDays * dayMs ? { from, to } : { parameter: "from" };
}

const isWithin = (value: number, least: number, most: number) =>
  Number.isSafeInteger(value) && value >= least && value <= most;

/** The next page: everything that was asked for, with its place. */
export function cursorOf({ span, filters }: Wanted): string {
  const { range, offset, limit } = span;
  const parts = [range.from, range.to, offset + limit, limit, filters.account, filters.currency];
  return toBase64Url(new TextEncoder().encode(JSON.stringify(parts)));
}

function readCursor(text: string, report: ApiReport, now: number): Wanted | null {
  let parts: unknown;
  try {
    parts = JSON.parse(new TextDecoder().decode(fromBase64Url(text)));
  } catch {
    return null;
  }
  if (!Array.isArray(parts) || parts.length !== 6) return null;
  const [from, to, offset, limit, account, currency] = parts as unknown[];
  const isNumber = (value: unknown, least: number, most: number): value is number =>
    typeof value === "number" && isWithin(value, least, most);
  const isText = (value: unknown, form: RegExp): value is string | null =>
    value === null || (typeof value === "string" && form.test(value));
  if (
    !isNumber(to, 1, now) ||
    !isNumber(from, to - mostDays * dayMs, to - 1) ||
    !isNumber(offset, 1, 10_000_000) ||
    !isNumber(limit, 1, report.rowsAtOnce ?? 0) ||
    !isText(account, accountName) ||
    !isText(currency, currencyCode)
  )
    return null;
  return { span: { range: { from, to }, offset, limit }, filters: { account, currency } };
}
