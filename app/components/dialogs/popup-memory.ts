/** The audience: guests and members are separate (T10). */
export type Audience = "guest" | "member";

/** How long a notice is hidden after it was shown, in ms (S18). */
export const awayFor = 24 * 60 * 60 * 1000;

/** Most notices per audience; the oldest are removed first. */
export const mostRemembered = 200;

/** The key in local storage: notice ids with the time when each was shown, in ms. */
export function popupKey(audience: Audience): string {
  return `portico.notices-shown.${audience}`;
}

type Store = Pick<Storage, "getItem" | "setItem">;

/**
 * Returns the notices that this browser has not shown to this audience for 24 hours (A154). An id is the same in
 * every language, so another language shows only new ones. None if the storage can't be read.
 */
export function unseenNotices<Notice extends { id: string }>(
  store: () => Store,
  audience: Audience,
  notices: readonly Notice[],
  now: number,
): Notice[] {
  try {
    const shown = read(store(), audience, now);
    return notices.filter(({ id }) => !shown.has(id));
  } catch {
    return [];
  }
}

/**
 * Saves that these notices were shown at `now` (ms), and removes entries older than 24 hours.
 * @returns false if the storage is full or not writable; then they must not be shown
 */
export function rememberShown(
  store: () => Store,
  audience: Audience,
  ids: readonly string[],
  now: number,
): boolean {
  try {
    const shown = read(store(), audience, now);
    for (const id of ids) shown.set(id, now);
    const stored = [...shown].sort(([, a], [, b]) => b - a).slice(0, mostRemembered);
    store().setItem(popupKey(audience), JSON.stringify(Object.fromEntries(stored)));
    return true;
  } catch {
    return false;
  }
}

/** Returns the entries of the last 24 hours. A later time comes from a wrong clock and is ignored. */
function read(store: Store, audience: Audience, now: number): Map<string, number> {
  const entries = Object.entries(parsed(store.getItem(popupKey(audience))));
  return new Map(
    entries.filter(
      (entry): entry is [string, number] =>
        typeof entry[1] === "number" && Math.abs(now - entry[1]) < awayFor,
    ),
  );
}

/** Ignores a stored value that is not an object. */
function parsed(text: string | null): object {
  try {
    const value: unknown = JSON.parse(text ?? "{}");
    return typeof value === "object" && value !== null ? value : {};
  } catch {
    return {};
  }
}
