/** Short descriptions of what a schema expects and which JSON type was found, without values of responses. */
import { type GenericSchema, getMetadata } from "valibot";

/** The properties of valibot schemas, as far as responses use them. */
export interface Shape extends GenericSchema {
  entries?: Record<string, Shape>;
  item?: Shape;
  wrapped?: Shape;
  /** Of a record: the schema of its values. */
  value?: Shape;
  /** Members of a union, or values of a picklist. */
  options?: readonly unknown[];
  literal?: unknown;
  getter?: (input: unknown) => Shape;
  pipe?: readonly { kind: string; type: string }[];
  fallback?: unknown;
}

/**
 * valibot has one type per kind of schema; code that handles all kinds needs one type with optional members.
 */
export const shapeOf = (schema: GenericSchema): Shape => schema as Shape;

export type JsonType = "nothing" | "null" | "list" | "object" | "string" | "number" | "boolean";

/** The JSON type of a parsed value; undefined is "nothing". */
export function jsonType(value: unknown): JsonType {
  if (value === undefined) return "nothing";
  if (value === null) return "null";
  if (Array.isArray(value)) return "list";
  return typeof value as JsonType;
}

/** The JSON type for people; whole numbers are named separately, because a fraction may be the difference. */
export function describeValue(value: unknown): string {
  if (value === "") return "empty string";
  return Number.isInteger(value) ? "whole number" : jsonType(value);
}

/** Metadata of a schema that accepts any text and maps known words to values. */
export interface ChoiceMetadata {
  /** In lower case. */
  words: readonly string[];
}

/** The known words of such a schema; null for any other schema. */
export function choicesOf(shape: Shape): readonly string[] | null {
  const { words }: Partial<ChoiceMetadata> = getMetadata(shape);
  return words ?? null;
}

/** True when the schema expects one of several words, in any spelling. */
export function wantsChoice(shape: Shape): boolean {
  if (shape.type === "picklist" || shape.type === "literal") return true;
  const parts = [...(shape.pipe ?? []), ...choices(shape)] as unknown as Shape[];
  return parts.some((part) => part !== shape && wantsChoice(part));
}

/**
 * The received word, when one of a list was expected. Text that is long or has many digits could be an
 * account or a token and is not shown.
 */
export function describeChoice(value: unknown): string {
  if (typeof value === "number" && Math.abs(value) <= 9999) return `the number ${value}`;
  if (typeof value !== "string") return describeValue(value);
  const digits = value.replace(/\D/g, "").length;
  const wordlike = /^[A-Za-z][\w./ -]{0,31}$/.test(value) && digits <= 3;
  return wordlike ? `the word "${value}"` : describeValue(value);
}

/** The members of a union; empty for any other schema. */
export function choices(shape: Shape): Shape[] {
  return shape.type === "union" ? (shape.options as Shape[]) : [];
}

/** The JSON types that the schema accepts; null when it accepts any. */
export function wantedTypes(shape: Shape): JsonType[] | null {
  if (shape.type === "union") {
    const each = choices(shape).map(wantedTypes);
    return each.includes(null) ? null : each.flatMap((types) => types ?? []);
  }
  if (shape.wrapped) {
    const inner = wantedTypes(shape.wrapped);
    return inner && [...inner, "null"];
  }
  if (shape.type === "picklist") return (shape.options ?? []).map(jsonType);
  if (shape.type === "literal") return [jsonType(shape.literal)];
  if (shape.entries || shape.type === "record") return ["object"];
  if (shape.type === "array") return ["list"];
  const plain = ["string", "number", "boolean", "null"].find((type) => type === shape.type);
  return plain ? [plain as JsonType] : null;
}

const mostWords = 8;

/** Such as "whole number or string (min_length)", or "one of OPEN, FULL". */
export function describeSchema(shape: Shape): string {
  const words = (shape.pipe as readonly Shape[] | undefined)?.find(
    (part) => part.type === "picklist",
  );
  if (words && words !== shape) return describeSchema(words);
  const rules = (shape.pipe ?? []).filter(({ kind }) => kind === "validation");
  const types = rules.map(({ type }) => type);
  const others = types.filter((type) => type !== "integer");
  const base = baseWords(shape);
  const whole = types.includes("integer") ? base.replace("number", "whole number") : base;
  return others.length > 0 ? `${whole} (${others.join(", ")})` : whole;
}

function baseWords(shape: Shape): string {
  if (shape.type === "union") {
    return [...new Set(choices(shape).map(describeSchema))].join(" or ");
  }
  if (shape.wrapped) return `${describeSchema(shape.wrapped)} or nothing`;
  if (shape.type === "picklist") {
    const words = shape.options ?? [];
    return words.length > mostWords
      ? `one of ${words.length} words`
      : `one of ${words.map(String).join(", ")}`;
  }
  if (shape.type === "literal") return JSON.stringify(shape.literal);
  if (shape.entries) return "object";
  if (shape.type === "record") return "map";
  return shape.type === "array" ? "list" : shape.type;
}
