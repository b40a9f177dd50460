/** Deeper than any page's data; what is deeper may be without an end. */
const deepest = 40;

/** Judged once: a page's data is asked about while it is handed over in two ways. */
const judged = new WeakMap<object, boolean>();

/**
 * Whether a page's data is the same when it is read back from JSON in a script of the page: nothing in it that is
 * still to come, and no value that JSON has no word for. What is undefined in an object may go missing.
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
    // By places, so that one without anything in it is met.
    for (let at = 0; at < value.length; at += 1) {
      if (!isSame(value[at], depth + 1)) return false;
    }
    return true;
  }
  const kind: unknown = Object.getPrototypeOf(value);
  if (kind !== Object.prototype && kind !== null) return false;
  for (const name of Object.keys(value)) {
    // In a script it would not be a name like any other.
    if (name === "__proto__") return false;
    const field = (value as Record<string, unknown>)[name];
    if (field !== undefined && !isSame(field, depth + 1)) return false;
  }
  return true;
}
