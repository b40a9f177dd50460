/**
 * Returns the JSON with wrong types in all values below `value`: texts become objects (a number could be
 * another spelling of an amount or an id), numbers become texts that are not numbers, lists become objects.
 * The envelope is unchanged, so that only the content is wrong.
 */
export function swapTypes(body: unknown): unknown {
  return inEnvelope(body, (value) => swap(value));
}

/** Returns the JSON without every second field of every object. */
export function dropFields(body: unknown): unknown {
  return inEnvelope(body, (value) => drop(value));
}

function inEnvelope(body: unknown, change: (value: unknown) => unknown): unknown {
  return isRecord(body) && "value" in body ? { ...body, value: change(body.value) } : change(body);
}

function swap(value: unknown): unknown {
  if (typeof value === "string") return { text: value.length };
  if (typeof value === "number") return `number ${value}`;
  if (typeof value === "boolean") return { flag: value };
  if (Array.isArray(value)) return { ...value.map(swap) };
  if (isRecord(value)) return mapValues(value, swap);
  return "null";
}

function drop(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(drop);
  if (!isRecord(value)) return value;
  const stored = Object.entries(value).filter((_, index) => index % 2 === 1);
  return mapValues(Object.fromEntries(stored), drop);
}

function mapValues(
  record: Record<string, unknown>,
  change: (value: unknown) => unknown,
): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
