/** Lists of the point mall, and one redemption by id (C54, C56). */

import type { PointType } from "../../generated/resolver-types.ts";
import type { GatewayContext } from "../../request/context.ts";
import { type RangedArgs, rangeOf } from "../../values/date-range.ts";
import { offsetPage, type PageArgs } from "../../values/offset-page.ts";
import { largestPage } from "../../values/page-window.ts";
import { pointHistory, redemptionList, type WireRedemption } from "./calls.ts";

export function listRedemptions(args: PageArgs, { platform }: GatewayContext) {
  return offsetPage(args, (page) => platform.call(redemptionList, page));
}

/** How many pages of the records are searched for one redemption; older ones have no link. */
const mostPages = 10;

/** A redemption by id, usually on the first page; null when it is not in the records. */
export async function findRedemption(
  id: string,
  { platform }: GatewayContext,
): Promise<WireRedemption | null> {
  for (let pageNo = 1; pageNo <= mostPages; pageNo += 1) {
    const page = await platform.call(redemptionList, { pageNo, pageSize: largestPage });
    const found = page.content.find((item) => item?.id === id);
    if (found) return found;
    if (page.content.length === 0 || pageNo >= page.totalPages) return null;
  }
  return null;
}

export function listChanges(
  args: RangedArgs & { type?: PointType | null | undefined },
  { platform, scope }: GatewayContext,
) {
  const filter = { ...rangeOf(args.range, scope), ...(args.type ? { type: args.type } : {}) };
  return offsetPage(args, (page) => platform.call(pointHistory, { ...page, ...filter }));
}
