/** Caches personal data that rarely changes in the session (T8). */
import type { RequestScope } from "../request/request-scope.ts";
import type { PreloadedValue } from "../request/session-port.ts";

/**
 * Returns a session value that is younger than `maxAgeMs`, else calls `ask` and stores its result. An invalid
 * value counts as absent. Errors of `ask` are thrown and not cached.
 */
export async function cachedInSession<T extends string | boolean | null>(
  scope: RequestScope,
  name: PreloadedValue,
  maxAgeMs: number,
  send: () => Promise<T>,
): Promise<T> {
  const known = parse(await scope.session.preloaded(name));
  if (known && scope.now() - known.at < maxAgeMs) return known.value as T;
  const value = await send();
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
