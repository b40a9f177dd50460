import * as v from "valibot";
import { LANGUAGE_CODE } from "./language";

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
export const queryDecimal = v.pipe(
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
  v.union([v.literal(""), v.pipe(v.string(), v.regex(LANGUAGE_CODE, "not a language code"))]),
  "",
);

/** Paging of lists: `pageNo` from 1, `pageSize` up to 100, 20 when absent (K2). */
export const paging = {
  pageNo: v.optional(queryInteger(1, 100_000), "1"),
  pageSize: v.optional(queryInteger(1, 100), "20"),
};

/** A call that takes no parameters at all. */
export const noParams = v.strictObject({});
