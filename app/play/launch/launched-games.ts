/** The games that a guest launched in this browser, the latest first (H16). An account's are the platform's. */

const storageKey = "portico.launched";
const most = 5;

/** Ids of games; none without access to the storage. */
export function readLaunched(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? "[]");
    return Array.isArray(stored)
      ? stored.filter((each): each is string => typeof each === "string").slice(0, most)
      : [];
  } catch {
    return [];
  }
}

export function rememberLaunched(id: string): void {
  const ids = [id, ...readLaunched().filter((each) => each !== id)].slice(0, most);
  try {
    localStorage.setItem(storageKey, JSON.stringify(ids));
  } catch {
    // Without storage nothing is remembered.
  }
}
