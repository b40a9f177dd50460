/** The fields of a route match that are used here. */
export interface Match {
  pathname: string;
  params: Readonly<Record<string, string | undefined>>;
}

/** Parameters that are kinds of games, not personal data. */
const stored = ["lobby"];

/**
 * Returns the page's kind, which is all that analytics gets of an address (A93): its path with parameters replaced by
 * their names, without the query.
 */
export function countedPath(matches: readonly Match[]): string {
  const last = matches.at(-1);
  if (!last) return "/";
  const { "*": rest, ...params } = last.params;
  const behind = rest ? rest.split("/").length : 0;
  const all = last.pathname.split("/").filter(Boolean);
  const said = Object.entries(params).filter(([name]) => !stored.includes(name));
  const parts = all.slice(0, all.length - behind).map((part) => {
    const plain = decoded(part);
    const name = said.find(([, value]) => value === plain)?.[0];
    return name ? `:${name}` : part;
  });
  return `/${[...parts, ...(behind ? ["*"] : [])].join("/")}`;
}

/** The parameters as the router has them. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
