/** Personal answers that rarely change, remembered with the session and nowhere else (T8). */
import type { RequestScope } from "../request/request-scope.ts";
import type { ShownValue } from "../request/session-port.ts";

/**
 * Reads a value that the session got under this name less than `maxAgeMs` ago, else asks and remembers
 * the answer. A value that can't be read counts as none. Errors of `ask` pass and are not remembered.
 */
export async function cachedInSession<T extends string | boolean | null>(
  scope: RequestScope,
  name: ShownValue,
  maxAgeMs: number,
  ask: () => Promise<T>,
): Promise<T> {
  const known = parse(await scope.session.shown(name));
  if (known && scope.now() - known.at < maxAgeMs) return known.value as T;
  const value = await ask();
  await scope.session.set(name, JSON.stringify({ at: scope.now(), value }));
  return value;
}

function parse(text: string | null): { at: number; value: unknown } | null {
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== "object" || value === null || !("at" in value) || !("value" in value)) {
      return null;
    }
    return typeof value.at === "number" ? { at: value.at, value: value.value } : null;
  } catch {
    return null;
  }
}
