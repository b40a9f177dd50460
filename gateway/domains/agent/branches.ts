/** Reports by branch and by other things than the type of game (CA151, CA152, N5). */
import type {
  ProfitLossSortField,
  RevenueDimension,
  RevenueSortField,
} from "../../generated/resolver-types.ts";
import type { GatewayContext } from "../../request/context.ts";
import { type RangedArgs, rangeOf } from "../../values/date-range.ts";
import { offsetPage } from "../../values/offset-page.ts";
import { type SortArgs, sortOf } from "../../values/sort.ts";
import { branches, revenueBy } from "./branch-calls.ts";
import { profitLossFields, revenueFields } from "./sorts.ts";

/** Profit and loss of each direct member with its whole team. */
export async function readBranches(
  args: RangedArgs & SortArgs<ProfitLossSortField> & { parentId?: string | null | undefined },
  { platform, scope }: GatewayContext,
) {
  const filter = {
    ...rangeOf(args.range, scope),
    ...sortOf(args.sort, profitLossFields),
    ...(args.parentId ? { parent: args.parentId } : {}),
  };
  const { nodes, pageInfo, first } = await offsetPage(args, (page) =>
    platform.call(branches, { ...page, ...filter }),
  );
  const { totals, path, roundsSince, transactionsSince } = first;
  return { nodes, pageInfo, totals, path, roundsSince, transactionsSince };
}

const wireDimension = {
  BRANCH: "branch",
  ACCOUNT: "account",
  DAY: "day",
  VENDOR: "vendor",
  GAME: "game",
} as const satisfies Record<RevenueDimension, string>;

/** The viewer's commission by one of the dimensions. */
export async function readRevenueBy(
  args: RangedArgs & SortArgs<RevenueSortField> & { by: RevenueDimension },
  { platform, scope }: GatewayContext,
) {
  const filter = {
    ...rangeOf(args.range, scope),
    ...sortOf(args.sort, revenueFields),
    by: wireDimension[args.by],
  };
  const { nodes, pageInfo, first } = await offsetPage(args, (page) =>
    platform.call(revenueBy, { ...page, ...filter }),
  );
  return { nodes, pageInfo, totals: first.totals, since: first.since };
}
