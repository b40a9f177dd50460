/** Reports by branch, and by other things than the type of game (CA151, CA152, N5). */
import type {
  ProfitLossSortField,
  RevenueDimension,
  RevenueSortField,
} from "../../generated/resolver-types.ts";
import type { GatewayContext } from "../../request/context.ts";
import { type RangedArgs, rangeOf } from "../../values/date-range.ts";
import { offsetPage } from "../../values/offset-page.ts";
import { inReportCurrency } from "../../values/report-currency.ts";
import { type SortArgs, sortOf } from "../../values/sort.ts";
import { branches, revenueBy } from "./branch-calls.ts";
import { type OfPlay, playOf } from "./commission.ts";
import { listed, type OnlyAccounts, onlyAccounts } from "./only-rows.ts";
import { profitLossFields, revenueFields } from "./sorts.ts";
import type { InCurrency } from "./team.ts";

/** Profit and loss of each direct member with its whole team. */
export async function readBranches(
  args: RangedArgs &
    OnlyAccounts &
    SortArgs<ProfitLossSortField> &
    InCurrency & { parentId?: string | null | undefined },
  context: GatewayContext,
) {
  const { platform, scope } = context;
  const filter = {
    ...rangeOf(args.range, scope),
    ...sortOf(args.sort, profitLossFields),
    ...onlyAccounts(args),
    ...(args.parentId ? { parent: args.parentId } : {}),
  };
  const { nodes, pageInfo, first } = await offsetPage(args, (page) =>
    inReportCurrency(args.currency, context, (wish) =>
      platform.call(branches, { ...page, ...filter, ...wish }),
    ),
  );
  const { totals, path, sumsSince, roundsSince, transactionsSince } = first;
  return { nodes, pageInfo, totals, path, sumsSince, roundsSince, transactionsSince };
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
  args: RangedArgs &
    SortArgs<RevenueSortField> &
    OfPlay & {
      by: RevenueDimension;
      keys?: readonly string[] | null | undefined;
    },
  context: GatewayContext,
) {
  const { platform } = context;
  const keys = listed(args.keys, "keys");
  const filter = {
    ...(keys ? { keys } : {}),
    ...playOf(args, context),
    ...sortOf(args.sort, revenueFields),
    by: wireDimension[args.by],
  };
  const { nodes, pageInfo, first } = await offsetPage(args, (page) =>
    inReportCurrency(args.currency, context, (wish) =>
      platform.call(revenueBy, { ...page, ...filter, ...wish }),
    ),
  );
  const { totals, sumsSince, since, roundsSince } = first;
  return { nodes, pageInfo, totals, sumsSince, since, roundsSince };
}
