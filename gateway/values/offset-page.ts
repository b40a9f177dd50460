/** Offset paging in GraphQL over numbered pages of the platform (A29, A30). */
import * as v from "valibot";
import { placesOf } from "../decoder/list-of.ts";
import { GatewayError } from "../failures/errors.ts";
import type { PageInfo } from "../generated/resolver-types.ts";
import { clampWindow, cutWindow, largestPage, planPages } from "./page-window.ts";
import { orElse, wireInteger } from "./wire-values.ts";

/** Input of a paged call, in addition to its own parameters. */
export const pageInput = { pageNo: v.number(), pageSize: v.number() };

/** Input of a long list: 0 skips sums and the total, which cost more than a page. */
export const totalsInput = { totals: v.optional(v.literal(0)) };

/** The `totals` parameter for a field's arguments. */
export function totalsOf(wanted: boolean): { totals?: 0 } {
  return wanted ? {} : { totals: 0 };
}

/** Schema of a paged response: `content`, the page position, and the call's own fields. */
export function pageAnswer<S extends v.GenericSchema>(item: S) {
  return v.object(pageEntries(item));
}

/** The position of a page, for responses whose items have another name than `content`. */
export const pagePlace = {
  pageNum: orElse(wireInteger, null),
  totalPages: orElse(wireInteger, 0),
  total: orElse(v.pipe(wireInteger, v.minValue(0)), null),
};

/** The fields of `pageAnswer`, for responses with totals or a path in addition. */
export function pageEntries<S extends v.GenericSchema>(item: S) {
  return { content: placesOf(item), ...pagePlace };
}

/** The requested part of a list. */
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
  /** The first response, for its fields besides the page. */
  first: A;
}

/**
 * Reads the page, or the two neighbouring pages, that cover the window, and cuts it out.
 * @param args the number of items to skip and to return
 * @param largest the maximum page size of this list
 * @throws PlatformError; GatewayError when a long page is incomplete
 */
export async function offsetPage<T, A extends AnsweredPage<T>>(
  args: PageArgs,
  send: (page: { pageNo: number; pageSize: number }) => Promise<A & AnsweredPage<T>>,
  largest = largestPage,
): Promise<OffsetPage<T, A>> {
  const { offset, limit } = clampWindow(args.offset, args.limit, largest);
  const plan = planPages(offset, limit, largest);
  const answers = await Promise.all(
    plan.pages.map((pageNo) => send({ pageNo, pageSize: plan.pageSize })),
  );
  const [first] = answers;
  if (!first) throw new Error("a plan has at least one page");
  // If the platform returned less than the requested page size, rows would be missing unnoticed.
  const short = answers.some(
    ({ content, totalPages }, at) =>
      content.length < plan.pageSize && (plan.pages[at] ?? 1) < totalPages,
  );
  if (short && plan.pageSize > largestPage) throw new GatewayError("UPSTREAM_BAD_RESPONSE");
  const pages = answers.map(({ content, ...page }) => ({ ...page, items: content }));
  const { items, total, hasMore } = cutWindow(plan, limit, pages);
  return { nodes: items, pageInfo: { offset, limit, total, hasMore }, first };
}

/** The page of an empty list. */
export function emptyPage(args: PageArgs) {
  const window = clampWindow(args.offset, args.limit);
  return { nodes: [], pageInfo: { ...window, total: 0, hasMore: false } };
}
