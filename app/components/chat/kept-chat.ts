/** The conversation that this tab has open, so that it goes on after a reload and on every page. */
export interface KeptChat {
  /** Its page (C60). */
  url: string;
  /** The desk's name; null for whoever is there. */
  desk: string | null;
}

const key = "portico.chat";
/** How long a conversation is gone back to, in ms: platforms end them at some time. */
const lifeMs = 2 * 3_600_000;

type Store = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/**
 * The kept conversation of an account, or null.
 * @param of the account's name; empty for a guest. Another's conversation is nobody else's to see.
 */
export function keptChat(store: () => Store, of: string, now: number): KeptChat | null {
  try {
    const found: unknown = JSON.parse(store().getItem(key) ?? "null");
    if (!isKept(found) || found.of !== of || found.at + lifeMs < now) return null;
    return { url: found.url, desk: found.desk };
  } catch {
    return null;
  }
}

/** Keeps a conversation, or forgets the one there is; a full or shut storage is no harm. */
export function keepChat(store: () => Store, of: string, now: number, chat: KeptChat | null): void {
  try {
    if (chat) store().setItem(key, JSON.stringify({ ...chat, of, at: now }));
    else store().removeItem(key);
  } catch {
    return;
  }
}

function isKept(value: unknown): value is KeptChat & { of: string; at: number } {
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
