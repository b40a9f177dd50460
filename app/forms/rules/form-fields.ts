import { plainDecimal } from "../../../brands/typed-number.ts";

/**
 * What a form is made of, as a schema that its action reads it by: the gateway judges the values, this
 * says which are texts, which are ticked, and which may be shown in the form again.
 */
interface Field<Value> {
  /** @param language of the page, whose signs numbers are typed with */
  read(form: FormData, name: string, language: string): Value;
  /** Whether it may be shown in the form again after a refusal. */
  shownAgain: boolean;
}

/** What was typed; nothing when it is missing or is a file. */
function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
}

const trimmed = (form: FormData, name: string) => textOf(form, name).trim();

/** A text that was typed, trimmed. */
export const line: Field<string> = { read: trimmed, shownAgain: true };
/** An amount or a rate in the digits and signs of the page's language, as plain decimal text (A141). */
export const amount: Field<string> = {
  read: (form, name, language) => plainDecimal(trimmed(form, name), language),
  shownAgain: true,
};
/** A text that may be left out: null then. */
export const lineOrNull: Field<string | null> = {
  read: (form, name) => trimmed(form, name) || null,
  shownAgain: true,
};
/** A password: as it was typed, and never shown again. */
export const secret: Field<string> = { read: textOf, shownAgain: false };
/** A password that not everybody is asked for: null when the form has no such field. */
export const secretOrNull: Field<string | null> = {
  read: (form, name) => (form.has(name) ? textOf(form, name) : null),
  shownAgain: false,
};
/** What is good for one try, such as a code: trimmed, and never shown again. */
export const once: Field<string> = { read: trimmed, shownAgain: false };
/** The same where it is not always asked for. */
export const onceOrNull: Field<string | null> = {
  read: (form, name) => trimmed(form, name) || null,
  shownAgain: false,
};
/** A box: true when it is ticked. */
export const tick: Field<boolean> = { read: (form, name) => form.has(name), shownAgain: false };

type Fields = Readonly<Record<string, Field<unknown>>>;

/** What a form says, field by field. */
export type Typed<F extends Fields> = {
  [Name in keyof F]: F[Name] extends Field<infer Value> ? Value : never;
};

/**
 * Reads a form by its fields.
 * @param language of the page: numbers are read with its signs
 * @returns `input`: the fields; `values`: the texts that may be shown in the form again; `intent`: the button
 */
export function readForm<F extends Fields>(form: FormData, fields: F, language = "en") {
  const input: Record<string, unknown> = {};
  const values: Record<string, string> = {};
  for (const [name, field] of Object.entries(fields)) {
    const value = field.read(form, name, language);
    input[name] = value;
    // As it was typed: only what is sent is read by the page's language.
    if (field.shownAgain) values[name] = trimmed(form, name);
  }
  return { input: input as Typed<F>, values, intent: textOf(form, "intent") };
}
