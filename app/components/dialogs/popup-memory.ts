/** Whose announcements: guests and members are counted apart (T10). */
export type Audience = "guest" | "member";

/** How long a notice stays away once it was shown, in ms (S18). */
export const awayFor = 24 * 60 * 60 * 1000;

/** How many notices are remembered for an audience; the oldest are forgotten first. */
export const mostRemembered = 200;

/** The key of local storage: notice ids with the moment each was shown, in ms. */
export function popupKey(audience: Audience): string {
  return `portico.notices-shown.${audience}`;
}

type Store = Pick<Storage, "getItem" | "setItem">;

/**
 * The notices that this browser has not shown to this audience for 24 hours (A154). An id is the same in every
 * language, so another language brings only what is new. None when the storage can't be read: never nag.
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
 * Remembers that these notices were shown at `now` (ms), and forgets what is older than 24 hours.
 * @returns false when the storage is full or can't be written; then they must not be shown
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
    const kept = [...shown].sort(([, a], [, b]) => b - a).slice(0, mostRemembered);
    store().setItem(popupKey(audience), JSON.stringify(Object.fromEntries(kept)));
    return true;
  } catch {
    return false;
  }
}

/** What was shown in the last 24 hours. A moment further ahead than that is of a wrong clock and does not count. */
function read(store: Store, audience: Audience, now: number): Map<string, number> {
  const entries = Object.entries(parsed(store.getItem(popupKey(audience))));
  return new Map(
    entries.filter(
      (entry): entry is [string, number] =>
        typeof entry[1] === "number" && Math.abs(now - entry[1]) < awayFor,
    ),
  );
}

/** What anybody wrote under the key counts as nothing unless it is an object. */
function parsed(text: string | null): object {
  try {
    const value: unknown = JSON.parse(text ?? "{}");
    return typeof value === "object" && value !== null ? value : {};
  } catch {
    return {};
  }
}
