/**
 * Pages of a list that grows in place (L1): `page=3` is the third page, `page=1-3` shows the first three. The range is in
 * the address, so that links, the back button and the page without JavaScript work.
 */

/** Most pages that one address may show at once. */
export const mostPages = 8;
const lastPage = 5000;

/** First and last page that is shown, counted from 1. */
export interface ShownPages {
  from: number;
  to: number;
}

/** Reads the parameter `page`; anything unreadable is the first page. */
export function readPages(text: string | null): ShownPages {
  const match = /^(\d{1,4})(?:-(\d{1,4}))?$/.exec(text ?? "");
  const first = Math.min(Math.max(1, Number(match?.[1] ?? 1)), lastPage);
  const to = Math.min(Math.max(first, Number(match?.[2] ?? first)), lastPage);
  return { from: Math.max(first, to - mostPages + 1), to };
}

/** The parameter of some pages; null for the first page, which needs none. */
export function pagesText({ from, to }: ShownPages): string | null {
  if (to > from) return `${from}-${to}`;
  return to > 1 ? String(to) : null;
}

/** The pages after "more": one longer, or the next page once the list has the maximum length. */
export function moreOf({ from, to }: ShownPages): ShownPages {
  return to - from + 1 < mostPages ? { from, to: to + 1 } : { from: to + 1, to: to + 1 };
}

/** The part of a whole list that some pages show. */
export function partOf<T>(all: readonly T[], { from, to }: ShownPages, size: number): T[] {
  return all.slice((from - 1) * size, to * size);
}

/** The address of the same page with other pages of its list. */
export function pagesHref(pathname: string, params: URLSearchParams, shown: ShownPages): string {
  const next = new URLSearchParams(params);
  const text = pagesText(shown);
  if (text) next.set("page", text);
  else next.delete("page");
  const search = next.toString();
  return search ? `${pathname}?${search}` : pathname;
}
