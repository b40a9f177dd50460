import * as v from "valibot";
import { parseAmount } from "../domains/wallet/money.ts";
import { PlatformError } from "./errors.ts";
import { languageCode } from "./language.ts";

/** A whole number sent as text in a query string, within bounds. */
export function queryInteger(min: number, max: number) {
  return v.pipe(
    v.string(),
    v.regex(/^-?\d{1,12}$/, "not a whole number"),
    v.transform(Number),
    v.minValue(min),
    v.maxValue(max),
  );
}

/** A decimal number sent as text in a query string. */
const queryDecimal = v.pipe(
  v.string(),
  v.regex(/^\d{1,9}(?:\.\d{1,4})?$/, "not a decimal number"),
  v.transform(Number),
);

/** An optional text parameter that callers often send empty: "" reads as absent. */
export function optionalText(maxLength = 200) {
  return v.optional(v.pipe(v.string(), v.maxLength(maxLength)), "");
}

/** Like `queryDecimal`, but absent or empty reads as null. */
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

/** Codes divided by commas, such as `EG3,EG4,EG7`; empty means no filter. */
export const codeList = v.optional(
  v.pipe(
    v.string(),
    v.regex(/^(?:[A-Za-z0-9_]+(?:,[A-Za-z0-9_]+)*)?$/, "not a list of codes"),
    v.transform((text) => (text === "" ? [] : text.split(","))),
  ),
  "",
);

/** Platform language code, absent or empty meaning the `Language` header's. */
export const optionalLanguage = v.optional(
  v.union([v.literal(""), v.pipe(v.string(), v.regex(languageCode, "not a language code"))]),
  "",
);

/** Paging of lists: `pageNo` from 1, `pageSize` up to 100, 20 when absent (K2). */
export const paging = {
  pageNo: v.optional(queryInteger(1, 100_000), "1"),
  pageSize: v.optional(queryInteger(1, 100), "20"),
};

/** The same for long lists that are read whole: up to 500 a page. */
export const longPaging = { ...paging, pageSize: v.optional(queryInteger(1, 500), "20") };

/** `totals=0`: no sums and no count of all rows, for who reads a long list page by page. */
export const totals = v.optional(
  v.pipe(
    v.picklist(["0", "1"]),
    v.transform((text) => text === "1"),
  ),
  "1",
);

/** A call that takes no parameters at all. */
export const noParams = v.strictObject({});

const dayMs = 86_400_000;
const queryTime = v.pipe(
  v.string(),
  v.regex(/^\d{1,15}$/, "not a time in milliseconds"),
  v.transform(Number),
);

/** Bounds of reports: `from` and `to` in milliseconds; `readRange` gives them their meaning. */
export const range = { from: v.optional(queryTime), to: v.optional(queryTime) };

/** A span of time in milliseconds, both ends included. */
export interface Span {
  from: number;
  to: number;
}

/** The span a report is asked for: the last 7 days when it does not say, at most 92 days. */
export function readRange(wish: { from?: number; to?: number }, now: number): Span {
  const to = wish.to ?? now;
  const from = wish.from ?? to - 7 * dayMs;
  if (from > to || to - from > 92 * dayMs) {
    throw new PlatformError("request_param_err", { detail: "from, to: at most 92 days" });
  }
  return { from, to };
}

/** An amount of more than nought as a decimal string; read into minor units (1/10000). */
export const moneyAmount = v.pipe(
  v.string(),
  v.transform((text) => parseAmount(text) ?? 0),
  v.minValue(1, "not an amount"),
);

/** The id under which a write has one effect, however often it is sent. */
export const requestId = v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]{8,64}$/, "not a request id"));

export const paymentPasswordText = v.pipe(v.string(), v.minLength(1), v.maxLength(40));

/** An account name in a request, folded to the form it is kept in. */
export const accountName = v.pipe(v.string(), v.trim(), v.toLowerCase(), v.maxLength(60));
