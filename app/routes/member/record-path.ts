/**
 * Returns the address of the page of one deposit or withdrawal. An id can be any text (A39), and the edge refuses
 * paths with an encoded slash or dot. So the characters that are not allowed in a path are written with `~` instead
 * of `%`.
 */
const escaped = (text: string) => `%${text.charCodeAt(0).toString(16).toUpperCase()}`;

export function recordPath(page: "deposit" | "withdraw", id: string): string {
  const plain = encodeURIComponent(id).replace(/[.~]/g, escaped);
  return `/member/${page}/${plain.replaceAll("%", "~")}`;
}

/** The id in such an address; empty, which is no record's, for what `recordPath` did not write. */
export function recordIdIn(param: string | undefined): string {
  try {
    return decodeURIComponent((param ?? "").replaceAll("~", "%"));
  } catch {
    return "";
  }
}
