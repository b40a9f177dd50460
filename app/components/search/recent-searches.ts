/** The visitor's recent searches (Q4). They stay in the browser. */

const storageKey = "portico.searches";
const most = 6;

/** Returns the recent searches, the latest first; none without access to the storage. */
export function readRecent(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? "[]");
    return Array.isArray(stored)
      ? stored.filter((each): each is string => typeof each === "string").slice(0, most)
      : [];
  } catch {
    return [];
  }
}

export function addRecent(text: string): string[] {
  const others = readRecent().filter((each) => each.toLowerCase() !== text.trim().toLowerCase());
  return write([text.trim(), ...others].slice(0, most));
}

export const clearRecent = (): string[] => write([]);

function write(searches: string[]): string[] {
  try {
    if (searches.length > 0) localStorage.setItem(storageKey, JSON.stringify(searches));
    else localStorage.removeItem(storageKey);
  } catch {
    // Without storage they last as long as the page.
  }
  return searches;
}
