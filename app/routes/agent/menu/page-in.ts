import { isViewPage } from "../../../../brands/report-pages.ts";

/** The page at a path, or the one that a deeper path belongs to; what a data request adds does not matter. */
export function pageIn<Page extends { path: string }>(
  pages: readonly Page[],
  pathname: string,
): Page | null {
  const path = `${pathname.replace(/\.data$/, "").replace(/\/$/, "")}/`.toLowerCase();
  return pages.find((known) => path.startsWith(`${known.path.toLowerCase()}/`)) ?? null;
}

/** Whether a saved view leads to a page that there is, among those that the brand offers. */
export const isOpenView = (pages: readonly { path: string }[], path: string): boolean =>
  isViewPage(path) && pageIn(pages, path) !== null;
