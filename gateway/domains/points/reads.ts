/** The point mall, page by page (C54, C56). */
import type { GatewayContext } from "../../context.ts";
import type { PointType } from "../../generated/resolver-types.ts";
import { type RangedArgs, rangeOf } from "../../values/date-range.ts";
import { offsetPage, type PageArgs } from "../../values/offset-page.ts";
import { pointHistory, redemptionList } from "./calls.ts";

export function listRedemptions(args: PageArgs, { platform }: GatewayContext) {
  return offsetPage(args, (page) => platform.call(redemptionList, page));
}

export function listChanges(
  args: RangedArgs & { type?: PointType | null | undefined },
  { platform, scope }: GatewayContext,
) {
  const filter = { ...rangeOf(args.range, scope), ...(args.type ? { type: args.type } : {}) };
  return offsetPage(args, (page) => platform.call(pointHistory, { ...page, ...filter }));
}
