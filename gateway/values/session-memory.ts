/** Personal answers that rarely change, kept with the session and nowhere else (T8). */
import type { RequestScope } from "../scope.ts";

/**
 * Reads a value that was kept under this name in the session less than `maxAgeMs` ago, else asks and
 * keeps the answer. A value that can't be read counts as none. Errors of `ask` pass and are not kept.
 */
export async function keptInSession<T extends string | boolean | null>(
  scope: RequestScope,
  name: string,
  maxAgeMs: number,
  ask: () => Promise<T>,
): Promise<T> {
  const kept = parse(await scope.session.get(name));
  if (kept && scope.now() - kept.at < maxAgeMs) return kept.value as T;
  const value = await ask();
  await scope.session.set(name, JSON.stringify({ at: scope.now(), value }));
  return value;
}

function parse(text: string | null): { at: number; value: unknown } | null {
  if (text === null) return null;
  try {
    const kept: unknown = JSON.parse(text);
    if (typeof kept !== "object" || kept === null || !("at" in kept) || !("value" in kept)) {
      return null;
    }
    return typeof kept.at === "number" ? { at: kept.at, value: kept.value } : null;
  } catch {
    return null;
  }
}
