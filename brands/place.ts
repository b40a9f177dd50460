/** The pieces of the brand's schema, each saying what is wrong in words that follow its place. */
import * as v from "valibot";

/** An object that has these keys and no others: a key misspelt is a setting that does nothing. */
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

/** Text that says something. */
export const named = v.pipe(v.string("must be text"), v.nonEmpty("must not be empty"));

/** One of a few words. */
export const oneOf = <const T extends readonly string[]>(what: string, words: T) =>
  v.picklist(words, ({ received }) => `${received} is no ${what}; there are: ${words.join(", ")}`);
