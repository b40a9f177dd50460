/** The accounts below with their figures, and what the viewer has noted about each (CA171, N9, N20, N21). */
import { GatewayError } from "../../failures/errors.ts";
import type { TeamFigureSortField, TeamFilter } from "../../generated/resolver-types.ts";
import { readForm } from "../../mutations/form-reader.ts";
import type { GatewayContext } from "../../request/context.ts";
import { type RangedArgs, rangeOf } from "../../values/date-range.ts";
import { emptyPage, offsetPage } from "../../values/offset-page.ts";
import { inReportCurrency } from "../../values/report-currency.ts";
import { type SortArgs, sortOf } from "../../values/sort.ts";
import { setExclusion } from "../breaks/calls.ts";
import { accountsMarked, notesOf } from "../preferences/account-marks.ts";
import { teamFigures } from "./branch-calls.ts";
import { teamFigureFields } from "./sorts.ts";
import { type InCurrency, searchOf, withBreaks } from "./team.ts";

/** A whole number that the platform accepts; another one is no filter. */
const between = (value: number | null | undefined, max: number) =>
  value != null && value >= 1 && value <= max ? value : undefined;

/**
 * Whether the platform is told of breaks (CA126). Where it is not, it can't find accounts by their state: those that it
 * misses would be seen to have taken a break (G20).
 */
const knowsBreaks = ({ brand }: Pick<GatewayContext["scope"], "brand">): boolean =>
  brand.calls[setExclusion.id]?.enabled !== false;

const bounds = [
  "stakeFrom",
  "stakeTo",
  "ggrFrom",
  "ggrTo",
  "commissionFrom",
  "commissionTo",
] as const;

/** Amounts may be below zero. @throws GatewayError BAD_USER_INPUT for what is no amount */
function amountsOf(filter: TeamFilter, { scope }: GatewayContext, currency: string) {
  const form = readForm(scope);
  const entries = bounds.flatMap((name) => {
    const text = filter[name]?.trim().replace(/^\u2212/, "-");
    if (!text) return [];
    const isBelow = text.startsWith("-");
    const size = text.slice(isBelow ? 1 : 0);
    const amount = /^[0.,]+$/.test(size) ? "0" : form.amount(name, size, currency);
    return [[name, isBelow ? `-${amount}` : amount] as const];
  });
  if (form.errors.length > 0) {
    throw new GatewayError("BAD_USER_INPUT", { fields: form.errors.map(({ field }) => field) });
  }
  return Object.fromEntries(entries);
}

function wantedOf(filter: TeamFilter, context: GatewayContext, currency: string) {
  const { type, state, having, lacking, link, campaign, source } = filter;
  const wanted = {
    type,
    state: knowsBreaks(context.scope) ? state : undefined,
    level: between(filter.level, 99),
    inactiveDays: between(filter.inactiveDays, 365),
    noDepositDays: between(filter.noDepositDays, 365),
    having,
    lacking,
    link: link || undefined,
    campaign: campaign?.slice(0, 64),
    source: source?.slice(0, 64),
  };
  const given = Object.entries(wanted).filter(([, value]) => value != null);
  return {
    ...(Object.fromEntries(given) as Partial<{
      [K in keyof typeof wanted]: NonNullable<(typeof wanted)[K]>;
    }>),
    ...searchOf(filter.search),
    ...amountsOf(filter, context, currency),
  };
}

/** The accounts below that a filter finds. Those that the viewer has tagged or noted are named to the platform. */
export async function readTeamFigures(
  args: RangedArgs &
    SortArgs<TeamFigureSortField> &
    InCurrency & { filter?: TeamFilter | null | undefined },
  context: GatewayContext,
) {
  const { platform, scope } = context;
  const filter = args.filter ?? {};
  const currency = args.currency ?? (await scope.session.read())?.account?.currency;
  const marked = await accountsMarked({ tag: filter.tag, noted: filter.noted === true }, context);
  if (marked?.length === 0)
    return {
      ...emptyPage(args),
      totals: null,
      sumsSince: null,
      roundsSince: null,
      transactionsSince: null,
    };
  const requested = {
    ...rangeOf(args.range, scope),
    ...sortOf(args.sort, teamFigureFields),
    ...wantedOf(filter, context, currency ?? scope.language.currency),
    ...(marked ? { accounts: marked.join(",") } : {}),
  };
  const { nodes, pageInfo, first } = await offsetPage(args, (page) =>
    inReportCurrency(args.currency, context, (wish) =>
      platform.call(teamFigures, { ...page, ...requested, ...wish }),
    ),
  );
  const members = await withBreaks(nodes, scope);
  // An account whose break the platform was not told yet is not available either.
  const shown = requested.state === "OPEN" ? members.filter(({ frozen }) => !frozen) : members;
  const notes = await notesOf(
    shown.map(({ account }) => account),
    context,
  );
  return {
    nodes: shown.map((each) => ({ ...each, note: notes.get(each.account) ?? null })),
    pageInfo,
    totals: first.totals,
    sumsSince: first.sumsSince,
    roundsSince: first.roundsSince,
    transactionsSince: first.transactionsSince,
  };
}
