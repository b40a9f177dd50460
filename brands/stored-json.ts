/**
 * Every value that an object has stored is read here (decision 0062): one that can't be read is dropped and reported, and
 * the object goes on with the others, so that no damaged row locks its owner out.
 */

type FieldType = "string" | "number" | "object" | "decimal";

/**
 * What a value must have to be of use: its fields that were always there, or "number" for a bare number. It names no more
 * than what its reader can't do without: a check that is too strict after a change would drop what is sound.
 */
export type StoredShape = "number" | "any" | Readonly<Record<string, FieldType>>;

/**
 * @param text what is stored
 * @param drop removes it and reports it
 * @returns null for what was dropped
 */
export function readStored<T>(text: unknown, shape: StoredShape, drop: () => void): T | null {
  try {
    const value: unknown = JSON.parse(text as string);
    if (fits(value, shape)) return value as T;
  } catch {
    // Dropped below.
  }
  drop();
  return null;
}

function fits(value: unknown, shape: StoredShape): boolean {
  if (shape === "any") return true;
  if (shape === "number") return typeof value === "number";
  if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
  const fields = value as Record<string, unknown>;
  return Object.entries(shape).every(([name, type]) => isOf(type, fields[name]));
}

function isOf(type: FieldType, value: unknown): boolean {
  if (type === "decimal") return typeof value === "string" && /^-?\d+(\.\d+)?$/.test(value);
  return value !== null && typeof value === type;
}
