import { withoutCommas } from "../../brands/amount.ts";

/**
 * What a form is made of, as a schema that its action reads it by: the gateway judges the values, this
 * says which are texts, which are ticked, and which may be shown in the form again.
 */
interface Field<Value> {
  read(form: FormData, name: string): Value;
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
/** An amount, with or without the commas that it is shown with: "50,000.00" is "50000.00". */
export const amount: Field<string> = {
  read: (form, name) => withoutCommas(trimmed(form, name)),
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
 * @returns `input`: the fields; `values`: the texts that may be shown in the form again; `intent`: the button
 */
export function readForm<F extends Fields>(form: FormData, fields: F) {
  const input: Record<string, unknown> = {};
  const values: Record<string, string> = {};
  for (const [name, field] of Object.entries(fields)) {
    const value = field.read(form, name);
    input[name] = value;
    if (field.shownAgain) values[name] = typeof value === "string" ? value : "";
  }
  return { input: input as Typed<F>, values, intent: textOf(form, "intent") };
}
