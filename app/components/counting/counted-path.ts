/** What of a match is read here. */
export interface Match {
  pathname: string;
  params: Readonly<Record<string, string | undefined>>;
}

/** Pages that are the brand's, not somebody's: their part of the address is a kind of game. */
const kept = ["lobby"];

/**
 * The page's kind, which is all that counting learns of an address (A93): its path with every part that stands
 * for somebody or something replaced by its name, and nothing of the query.
 */
export function countedPath(matches: readonly Match[]): string {
  const last = matches.at(-1);
  if (!last) return "/";
  const { "*": rest, ...params } = last.params;
  const behind = rest ? rest.split("/").length : 0;
  const all = last.pathname.split("/").filter(Boolean);
  const said = Object.entries(params).filter(([name]) => !kept.includes(name));
  const parts = all.slice(0, all.length - behind).map((part) => {
    const plain = decoded(part);
    const name = said.find(([, value]) => value === plain)?.[0];
    return name ? `:${name}` : part;
  });
  return `/${[...parts, ...(behind ? ["*"] : [])].join("/")}`;
}

/** As the router hands parameters on. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
