import { type FieldName, sentText } from "../../../brands/typed/field-kinds.ts";
import { plainDecimal } from "../../../brands/typed/plain-amount.ts";

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

/** The text as its kind is read. */
const meant = (form: FormData, name: string) => sentText(name, textOf(form, name).trim());

/** A text. */
export const line: Field<string> = { read: meant, shownAgain: true };
/** An amount or a rate, from the page's notation to plain decimal text (A141). */
export const amount: Field<string> = {
  read: (form, name, language) => plainDecimal(meant(form, name), language),
  shownAgain: true,
};
/** An optional text; null when it is missing. */
export const lineOrNull: Field<string | null> = {
  read: (form, name) => meant(form, name) || null,
  shownAgain: true,
};
/** A password: not trimmed, and never shown again. */
export const secret: Field<string> = { read: textOf, shownAgain: false };
/** A password that only some forms have; null without the field. */
export const secretOrNull: Field<string | null> = {
  read: (form, name) => (form.has(name) ? textOf(form, name) : null),
  shownAgain: false,
};
/** A one-time value, such as a code: never shown again. */
export const once: Field<string> = { read: meant, shownAgain: false };
/** A text that another page has made, whatever the name of its field. */
export const asItIs: Field<string> = { read: textOf, shownAgain: false };
/** A one-time value that only some forms have; null without the field. */
export const onceOrNull: Field<string | null> = {
  read: (form, name) => meant(form, name) || null,
  shownAgain: false,
};
/** A checkbox: true when it is checked. */
export const tick: Field<boolean> = { read: (form, name) => form.has(name), shownAgain: false };

type Fields = Readonly<Record<string, Field<unknown>>>;
/** What is ticked, pressed or picked has no kind. */
type ChoiceName =
  | "view"
  | "every"
  | "hour"
  | "confirmed"
  | "remember"
  | "inactiveMembers"
  | "shortcuts"
  | "start"
  | "stays"
  | "withIdentity"
  | "termsAccepted"
  | "adult"
  | "shown"
  | "intent";

/** Refuses a name that has no kind; of names that are computed, where they are drawn says so. */
type KnownNames<F extends Fields> = string extends keyof F
  ? unknown
  : { [Name in Exclude<keyof F, FieldName | ChoiceName>]: never };

/** The values of a form by field. */
export type Typed<F extends Fields> = {
  [Name in keyof F]: F[Name] extends Field<infer Value> ? Value : never;
};

/**
 * Reads a form by its fields.
 * @param language of the page; numbers are read in its notation
 * @returns `input`: the fields; `values`: the texts that may be shown in the form again; `intent`: the button
 */
export function readForm<F extends Fields>(
  form: FormData,
  fields: F & KnownNames<F>,
  language = "en",
) {
  const input: Record<string, unknown> = {};
  const values: Record<string, string> = {};
  for (const [name, field] of Object.entries<Field<unknown>>(fields)) {
    const value = field.read(form, name, language);
    input[name] = value;
    // The typed text: only the sent value is converted from the page's notation.
    if (field.shownAgain) values[name] = textOf(form, name).trim();
  }
  return { input: input as Typed<F>, values, intent: textOf(form, "intent") };
}
