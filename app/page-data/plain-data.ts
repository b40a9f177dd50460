/** Deeper than any page's data. Deeper data may be cyclic. */
const deepest = 40;

/** Results by object, because a page's data is checked twice while it is handed over. */
const judged = new WeakMap<object, boolean>();

/**
 * Whether JSON preserves a page's data: it has no promises and only values that JSON can express. Undefined fields
 * may be lost.
 */
export function isPlain(data: object): boolean {
  const known = judged.get(data) ?? isSame(data, 0);
  judged.set(data, known);
  return known;
}

function isSame(value: unknown, depth: number): boolean {
  if (typeof value === "string" || typeof value === "boolean" || value === null) return true;
  if (typeof value === "number") return Number.isFinite(value) && !Object.is(value, -0);
  if (typeof value !== "object" || depth > deepest) return false;
  if (Array.isArray(value)) {
    // Iterates by index, because `forEach` skips holes of sparse arrays.
    for (let at = 0; at < value.length; at += 1) {
      if (!isSame(value[at], depth + 1)) return false;
    }
    return true;
  }
  const kind: unknown = Object.getPrototypeOf(value);
  if (kind !== Object.prototype && kind !== null) return false;
  for (const name of Object.keys(value)) {
    // An object literal in a script would set the prototype with this name.
    if (name === "__proto__") return false;
    const field = (value as Record<string, unknown>)[name];
    if (field !== undefined && !isSame(field, depth + 1)) return false;
  }
  return true;
}
