/** Parts of the brand's schema. Their messages are written to follow the name of the setting. */
import * as v from "valibot";

/** An object with exactly these keys, because a misspelt key would be a setting without effect. */
export const strict = <const E extends v.ObjectEntries>(entries: E) =>
  v.strictObject(entries, ({ expected, received }) => {
    if (expected === "never") return "is no setting; is it misspelt?";
    return received === "undefined" ? "is missing" : "must be an object";
  });

/** Text of some form. */
export const like = (form: RegExp, says: string) =>
  v.pipe(
    v.string("must be text"),
    v.regex(form, ({ received }) => `${received} ${says}`),
  );

/** A text that is not blank. */
export const named = v.pipe(v.string("must be text"), v.nonEmpty("must not be empty"));

/** One of a few values. */
export const oneOf = <const T extends readonly string[]>(what: string, words: T) =>
  v.picklist(words, ({ received }) => `${received} is no ${what}; there are: ${words.join(", ")}`);
