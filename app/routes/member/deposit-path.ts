/**
 * The address of a deposit's page. An id is any text (A39), and the edge takes no path with an encoded slash or
 * dot, so that what no path may hold is written with `~` in place of `%`.
 */
const escaped = (text: string) => `%${text.charCodeAt(0).toString(16).toUpperCase()}`;

export function depositPath(id: string): string {
  const plain = encodeURIComponent(id).replace(/[.~]/g, escaped);
  return `/member/deposit/${plain.replaceAll("%", "~")}`;
}

/** The id in such an address; empty, which is no deposit's, for what `depositPath` did not write. */
export function depositIdIn(param: string | undefined): string {
  try {
    return decodeURIComponent((param ?? "").replaceAll("~", "%"));
  } catch {
    return "";
  }
}
