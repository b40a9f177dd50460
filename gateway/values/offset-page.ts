/** One page of a list as GraphQL returns it, over a platform that pages by number (A29, A30). */
import * as v from "valibot";
import { GatewayError } from "../failures/errors.ts";
import type { PageInfo } from "../generated/resolver-types.ts";
import { placesOf } from "../platform/decoder/list-of.ts";
import { clampWindow, cutWindow, largestPage, planPages } from "./page-window.ts";
import { orElse, wireInteger } from "./wire-values.ts";

/** What a paged call is asked with, besides its own parameters. */
export const pageInput = { pageNo: v.number(), pageSize: v.number() };

/** A long list's call: 0 leaves out its sums and how many rows there are, which cost more than a page. */
export const totalsInput = { totals: v.optional(v.literal(0)) };

/** `totals` of a field's arguments, as the call takes it. */
export function totalsOf(wanted: boolean): { totals?: 0 } {
  return wanted ? {} : { totals: 0 };
}

/** What a paged call returns: `content`, the position of the page, and what the call adds. */
export function pageAnswer<S extends v.GenericSchema>(item: S) {
  return v.object(pageEntries(item));
}

/** The position of a page, as calls say it whose items have a name of their own. */
export const pagePlace = {
  pageNum: orElse(wireInteger, null),
  totalPages: orElse(wireInteger, 0),
  total: orElse(v.pipe(wireInteger, v.minValue(0)), null),
};

/** The entries of `pageAnswer`, for calls that answer totals or a path beside the page. */
export function pageEntries<S extends v.GenericSchema>(item: S) {
  return { content: placesOf(item), ...pagePlace };
}

/** Which stretch of a list is asked for. */
export interface PageArgs {
  offset: number;
  limit: number;
}

interface AnsweredPage<T> {
  content: (T | null)[];
  pageNum: number | null;
  totalPages: number;
  total: number | null;
}

export interface OffsetPage<T, A> {
  nodes: T[];
  pageInfo: PageInfo;
  /** The first answer, for what it says beside the page. */
  first: A;
}

/**
 * Asks for the one page, or the two neighbours, that cover the window and cuts it out.
 * @param args how many items to pass over, and how many to answer
 * @param largest the most that a page of this list may have
 * @throws PlatformError; GatewayError for a long page that came short
 */
export async function offsetPage<T, A extends AnsweredPage<T>>(
  args: PageArgs,
  ask: (page: { pageNo: number; pageSize: number }) => Promise<A & AnsweredPage<T>>,
  largest = largestPage,
): Promise<OffsetPage<T, A>> {
  const { offset, limit } = clampWindow(args.offset, args.limit, largest);
  const plan = planPages(offset, limit, largest);
  const answers = await Promise.all(
    plan.pages.map((pageNo) => ask({ pageNo, pageSize: plan.pageSize })),
  );
  const [first] = answers;
  if (!first) throw new Error("a plan has at least one page");
  // Rows would be left out unseen if a platform served less of a long page than it was asked for.
  const short = answers.some(
    ({ content, totalPages }, at) =>
      content.length < plan.pageSize && (plan.pages[at] ?? 1) < totalPages,
  );
  if (short && plan.pageSize > largestPage) throw new GatewayError("UPSTREAM_BAD_RESPONSE");
  const pages = answers.map(({ content, ...page }) => ({ ...page, items: content }));
  const { items, total, hasMore } = cutWindow(plan, limit, pages);
  return { nodes: items, pageInfo: { offset, limit, total, hasMore }, first };
}

/** The page of a list that has nothing. */
export function emptyPage(args: PageArgs) {
  const window = clampWindow(args.offset, args.limit);
  return { nodes: [], pageInfo: { ...window, total: 0, hasMore: false } };
}
