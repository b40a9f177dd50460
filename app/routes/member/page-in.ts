/** The page at a path; a trailing slash and what a data request adds do not matter. */
export function pageIn<Page extends { path: string }>(
  pages: readonly Page[],
  pathname: string,
): Page | null {
  const path = pathname
    .replace(/\.data$/, "")
    .replace(/(.)\/$/, "$1")
    .toLowerCase();
  const page = pages.find((known) => known.path === path);
  // One thing of a page's list is a page of its own, and belongs to it.
  const list = path.replace(/(.)\/[^/]+$/, "$1");
  return page ?? pages.find((known) => known.path === list && list !== "/member") ?? null;
}
