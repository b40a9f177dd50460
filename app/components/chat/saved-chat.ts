/** Saves this tab's open conversation, so that it continues after a reload and on every page. */
export interface SavedChat {
  /** Address of the conversation's page (C60). */
  url: string;
  /** Name of the support desk; null for any desk. */
  desk: string | null;
}

const key = "portico.chat";
/** How long a conversation can be continued, in ms, because platforms end old ones. */
const lifeMs = 2 * 3_600_000;

type Store = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/**
 * Returns the saved conversation of an account, or null.
 * @param of the account's name; empty for a guest. Conversations of other accounts are not returned.
 */
export function readSavedChat(store: () => Store, of: string, now: number): SavedChat | null {
  try {
    const found: unknown = JSON.parse(store().getItem(key) ?? "null");
    if (!isSavedChat(found) || found.of !== of || found.at + lifeMs < now) return null;
    return { url: found.url, desk: found.desk };
  } catch {
    return null;
  }
}

/** Saves a conversation, or removes the saved one for null. Errors of the storage are ignored. */
export function saveChat(
  store: () => Store,
  of: string,
  now: number,
  chat: SavedChat | null,
): void {
  try {
    if (chat) store().setItem(key, JSON.stringify({ ...chat, of, at: now }));
    else store().removeItem(key);
  } catch {
    return;
  }
}

function isSavedChat(value: unknown): value is SavedChat & { of: string; at: number } {
  if (typeof value !== "object" || value === null) return false;
  const { url, desk, of, at } = value as Record<string, unknown>;
  return (
    typeof url === "string" &&
    /^https?:/.test(url) &&
    (desk === null || typeof desk === "string") &&
    typeof of === "string" &&
    typeof at === "number"
  );
}
