import * as v from "valibot";
import { parseAmount } from "../domains/wallet/money.ts";
import { PlatformError } from "./errors.ts";
import { languageCode } from "./language.ts";

/** A whole number within bounds, as text of a query string. */
export function queryInteger(min: number, max: number) {
  return v.pipe(
    v.string(),
    v.regex(/^-?\d{1,12}$/, "not a whole number"),
    v.transform(Number),
    v.minValue(min),
    v.maxValue(max),
  );
}

/** A decimal number as text of a query string. */
const queryDecimal = v.pipe(
  v.string(),
  v.regex(/^\d{1,9}(?:\.\d{1,4})?$/, "not a decimal number"),
  v.transform(Number),
);

/** An optional text that callers may send empty: "" means absent. */
export function optionalText(maxLength = 200) {
  return v.optional(v.pipe(v.string(), v.maxLength(maxLength)), "");
}

/** The currency of the accounts that a report is about (N13). */
export const currencyCode = optionalText(8);

/** Like `queryDecimal`; null when absent or empty. */
export const optionalDecimal = v.optional(
  v.union([
    v.pipe(
      v.literal(""),
      v.transform(() => null),
    ),
    queryDecimal,
  ]),
  "",
);

/** An amount with a sign in minor units (1/10000); undefined when absent. */
export const signedDecimal = v.optional(
  v.pipe(
    v.string(),
    v.regex(/^-?\d{1,11}(?:\.\d{1,4})?$/, "not an amount"),
    v.transform((text) => Math.round(Number(text) * 10_000)),
  ),
);

/** Codes separated by commas, such as `EG3,EG4,EG7`; empty means no filter. */
export const codeList = v.optional(
  v.pipe(
    v.string(),
    v.regex(/^(?:[A-Za-z0-9_]+(?:,[A-Za-z0-9_]+)*)?$/, "not a list of codes"),
    v.transform((text) => (text === "" ? [] : text.split(","))),
  ),
  "",
);

const keyList = (most: number) =>
  v.optional(
    v.pipe(
      v.string(),
      v.transform((text) => text.split(",")),
      v.maxLength(most, `more than ${most} entries`),
      v.everyItem((entry) => entry !== "" && entry.length <= 100, "an entry is empty or too long"),
    ),
  );

/** At most a hundred names or keys, separated by commas; absent for all. */
export const rowKeys = keyList(100);

/** The same in a body, which has room for more. */
export const longRowKeys = keyList(2000);

/** Parameters of a report that come in a body, because they may be long. They are read like those of an address. */
export const asQuery = <Params extends v.GenericSchema>(params: Params) =>
  v.pipe(
    v.record(v.string(), v.union([v.string(), v.number()])),
    v.transform(
      (given): v.InferInput<Params> =>
        Object.fromEntries(Object.entries(given).map(([name, value]) => [name, String(value)])),
    ),
    params,
  );

/** A platform language code; when absent or empty, the `Language` header applies. */
export const optionalLanguage = v.optional(
  v.union([v.literal(""), v.pipe(v.string(), v.regex(languageCode, "not a language code"))]),
  "",
);

/** Paging of lists: `pageNo` from 1, `pageSize` up to 100, 20 by default (K2). */
export const paging = {
  pageNo: v.optional(queryInteger(1, 100_000), "1"),
  pageSize: v.optional(queryInteger(1, 100), "20"),
};

/** Paging of lists that are read completely: up to 500 rows per page. */
export const longPaging = { ...paging, pageSize: v.optional(queryInteger(1, 500), "20") };

/** `totals=0` omits the sums and the row count, for callers that read a long list page by page. */
export const totals = v.optional(
  v.pipe(
    v.picklist(["0", "1"]),
    v.transform((text) => text === "1"),
  ),
  "1",
);

/** For a call without parameters. */
export const noParams = v.strictObject({});

const dayMs = 86_400_000;
const queryTime = v.pipe(
  v.string(),
  v.regex(/^\d{1,15}$/, "not a time in milliseconds"),
  v.transform(Number),
);

/** Bounds of reports in ms; `readRange` applies the defaults. */
export const range = { from: v.optional(queryTime), to: v.optional(queryTime) };

/** A period in ms, both ends included. */
export interface Span {
  from: number;
  to: number;
}

/** Returns the period of a report: the last 7 days by default, at most 92 days unless a call takes more. */
export function readRange(
  wish: { from?: number; to?: number },
  now: number,
  longestDays = 92,
): Span {
  const to = wish.to ?? now;
  const from = wish.from ?? to - 7 * dayMs;
  if (from > to || to - from > longestDays * dayMs) {
    const detail = `from, to: at most ${longestDays} days`;
    throw new PlatformError("request_param_err", { detail });
  }
  return { from, to };
}

/** An amount above zero as a decimal string; parsed into minor units (1/10000). */
export const moneyAmount = v.pipe(
  v.string(),
  v.transform((text) => parseAmount(text) ?? 0),
  v.minValue(1, "not an amount"),
);

/** The id of a write; repeated requests with the same id have one effect. */
export const requestId = v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]{8,64}$/, "not a request id"));

export const paymentPasswordText = v.pipe(v.string(), v.minLength(1), v.maxLength(40));

/** An account name, normalised to the stored form. */
export const accountName = v.pipe(v.string(), v.trim(), v.toLowerCase(), v.maxLength(60));
