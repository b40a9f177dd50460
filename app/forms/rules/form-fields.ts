import { plainDecimal } from "../../../brands/typed-number.ts";

/**
 * The schema of a form for its action: which fields are texts, which are checkboxes, and which may be shown again. The
 * gateway validates the values.
 */
interface Field<Value> {
  /** @param language of the page; numbers are typed in its notation */
  read(form: FormData, name: string, language: string): Value;
  /** Whether it may be shown in the form again after a refusal. */
  shownAgain: boolean;
}

/** Returns the typed text; empty when the field is missing or is a file. */
function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
}

const trimmed = (form: FormData, name: string) => textOf(form, name).trim();

/** A trimmed text. */
export const line: Field<string> = { read: trimmed, shownAgain: true };
/** An amount or a rate, from the page's notation to plain decimal text (A141). */
export const amount: Field<string> = {
  read: (form, name, language) => plainDecimal(trimmed(form, name), language),
  shownAgain: true,
};
/** An optional text; null when it is missing. */
export const lineOrNull: Field<string | null> = {
  read: (form, name) => trimmed(form, name) || null,
  shownAgain: true,
};
/** A password: not trimmed, and never shown again. */
export const secret: Field<string> = { read: textOf, shownAgain: false };
/** A password that only some forms have; null without the field. */
export const secretOrNull: Field<string | null> = {
  read: (form, name) => (form.has(name) ? textOf(form, name) : null),
  shownAgain: false,
};
/** A one-time value, such as a code: trimmed, and never shown again. */
export const once: Field<string> = { read: trimmed, shownAgain: false };
/** A one-time value that only some forms have; null without the field. */
export const onceOrNull: Field<string | null> = {
  read: (form, name) => trimmed(form, name) || null,
  shownAgain: false,
};
/** A checkbox: true when it is checked. */
export const tick: Field<boolean> = { read: (form, name) => form.has(name), shownAgain: false };

type Fields = Readonly<Record<string, Field<unknown>>>;

/** The values of a form by field. */
export type Typed<F extends Fields> = {
  [Name in keyof F]: F[Name] extends Field<infer Value> ? Value : never;
};

/**
 * Reads a form by its fields.
 * @param language of the page; numbers are read in its notation
 * @returns `input`: the fields; `values`: the texts that may be shown in the form again; `intent`: the button
 */
export function readForm<F extends Fields>(form: FormData, fields: F, language = "en") {
  const input: Record<string, unknown> = {};
  const values: Record<string, string> = {};
  for (const [name, field] of Object.entries(fields)) {
    const value = field.read(form, name, language);
    input[name] = value;
    // The typed text: only the sent value is converted from the page's notation.
    if (field.shownAgain) values[name] = trimmed(form, name);
  }
  return { input: input as Typed<F>, values, intent: textOf(form, "intent") };
}
