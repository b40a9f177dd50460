/** Reports by branch, by other things than the type of game, and by account (CA151, CA152, CA171, N5, N9). */
import type {
  AccountState,
  DownlineType,
  ProfitLossSortField,
  RevenueDimension,
  RevenueSortField,
  TeamFigureSortField,
} from "../../generated/resolver-types.ts";
import type { GatewayContext } from "../../request/context.ts";
import { type RangedArgs, rangeOf } from "../../values/date-range.ts";
import { offsetPage } from "../../values/offset-page.ts";
import { inReportCurrency } from "../../values/report-currency.ts";
import { type SortArgs, sortOf } from "../../values/sort.ts";
import { setExclusion } from "../breaks/calls.ts";
import { branches, revenueBy, teamFigures } from "./branch-calls.ts";
import { listed, type OnlyAccounts, onlyAccounts } from "./only-rows.ts";
import { profitLossFields, revenueFields, teamFigureFields } from "./sorts.ts";
import { type InCurrency, searchOf, withBreaks } from "./team.ts";

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
  args: RangedArgs &
    SortArgs<RevenueSortField> &
    InCurrency & {
      by: RevenueDimension;
      keys?: readonly string[] | null | undefined;
    },
  context: GatewayContext,
) {
  const { platform, scope } = context;
  const keys = listed(args.keys, "keys");
  const filter = {
    ...(keys ? { keys } : {}),
    ...rangeOf(args.range, scope),
    ...sortOf(args.sort, revenueFields),
    by: wireDimension[args.by],
  };
  const { nodes, pageInfo, first } = await offsetPage(args, (page) =>
    inReportCurrency(args.currency, context, (wish) =>
      platform.call(revenueBy, { ...page, ...filter, ...wish }),
    ),
  );
  return { nodes, pageInfo, totals: first.totals, since: first.since };
}

interface TeamFilter {
  search?: string | null | undefined;
  type?: DownlineType | null | undefined;
  state?: AccountState | null | undefined;
  level?: number | null | undefined;
  inactiveDays?: number | null | undefined;
}

/** A whole number that the platform accepts; another one is no filter. */
const between = (value: number | null | undefined, max: number) =>
  value != null && value >= 1 && value <= max ? value : undefined;

/**
 * Whether the platform is told of breaks (CA126). Where it is not, it can't find accounts by their state: those that it
 * misses would be seen to have taken a break (G20).
 */
const knowsBreaks = ({ brand }: Pick<GatewayContext["scope"], "brand">): boolean =>
  brand.calls[setExclusion.id]?.enabled !== false;

/** The accounts below with their figures (CA171, N9). */
export async function readTeamFigures(
  args: RangedArgs &
    SortArgs<TeamFigureSortField> &
    InCurrency & { filter?: TeamFilter | null | undefined },
  context: GatewayContext,
) {
  const { platform, scope } = context;
  const { search, type, state, level, inactiveDays } = args.filter ?? {};
  const depth = between(level, 99);
  const days = between(inactiveDays, 365);
  const requested = {
    ...rangeOf(args.range, scope),
    ...sortOf(args.sort, teamFigureFields),
    ...searchOf(search),
    ...(type ? { type } : {}),
    ...(state && knowsBreaks(scope) ? { state } : {}),
    ...(depth === undefined ? {} : { level: depth }),
    ...(days === undefined ? {} : { inactiveDays: days }),
  };
  const { nodes, pageInfo, first } = await offsetPage(args, (page) =>
    inReportCurrency(args.currency, context, (wish) =>
      platform.call(teamFigures, { ...page, ...requested, ...wish }),
    ),
  );
  const members = await withBreaks(nodes, scope);
  // An account whose break the platform was not told yet is not available either.
  const shown = requested.state === "OPEN" ? members.filter(({ frozen }) => !frozen) : members;
  return { nodes: shown, pageInfo, totals: first.totals };
}
