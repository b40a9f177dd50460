/** The fields of a form, read from the schema of the settings: a new setting of a known kind appears by itself (B9). */
import type * as v from "valibot";

export type Field =
  | { kind: "choice"; words: readonly string[]; isOptional: boolean }
  | { kind: "set"; words: readonly string[] }
  | { kind: "number"; least: number; most: number }
  | { kind: "switch" }
  | { kind: "group"; fields: Readonly<Record<string, Field>> }
  /** Entries of several kinds, told apart by one of their settings. */
  | {
      kind: "list";
      key: string;
      entries: Readonly<Record<string, Readonly<Record<string, Field>>>>;
    };

/** The parts of a valibot schema that this reads. */
interface Schema {
  type: string;
  wrapped?: Schema;
  options?: readonly unknown[];
  entries?: Readonly<Record<string, Schema>>;
  item?: Schema;
  key?: string;
  pipe?: readonly { type: string; requirement?: unknown }[];
}

/**
 * @throws Error for a kind of setting that the editor has no field for
 */
export const fieldOf = (schema: v.GenericSchema): Field => read(schema as unknown as Schema);

function read(schema: Schema, isOptional = false): Field {
  const { type, wrapped, options = [], entries = {}, item, key = "", pipe = [] } = schema;
  const limit = (name: string) => Number(pipe.find((part) => part.type === name)?.requirement);
  switch (type) {
    case "optional":
      if (!wrapped) break;
      return read(wrapped, !("default" in schema) || schema.default === undefined);
    case "picklist":
      return { kind: "choice", words: options as string[], isOptional };
    case "boolean":
      return { kind: "switch" };
    case "number":
      return { kind: "number", least: limit("min_value"), most: limit("max_value") };
    case "strict_object":
      return { kind: "group", fields: mapped(entries) };
    case "array":
      if (item?.type === "picklist") return { kind: "set", words: item.options as string[] };
      if (item?.type === "variant") return listOf(item.options as Schema[], item.key ?? "");
      break;
  }
  throw new Error(`The editor has no field for ${type} ${key}.`);
}

function mapped(entries: Readonly<Record<string, Schema>>): Record<string, Field> {
  return Object.fromEntries(
    Object.entries(entries).map(([name, entry]) => [name, read(entry)] as const),
  );
}

function listOf(variants: readonly Schema[], key: string): Field {
  const entries = variants.flatMap(({ entries: all = {} }) => {
    const { [key]: named, ...others } = all;
    return (named?.options ?? []).map((word) => [String(word), mapped(others)] as const);
  });
  return { kind: "list", key, entries: Object.fromEntries(entries) };
}

/** `phoneNavigation` as people read it. */
export const labelOf = (name: string): string =>
  name
    .replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .replace(/^./, (first) => first.toUpperCase());
