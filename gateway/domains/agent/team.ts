/** The agent's team: figures, members, links (CA51, CA53, CA57, CA66). */

import type { DateRange, DownlineSortField } from "../../generated/resolver-types.ts";
import type { CallAnswer } from "../../platform/call.ts";
import { reportMissing } from "../../platform/drift/report-missing.ts";
import { PlatformError } from "../../platform/errors.ts";
import { platformNow } from "../../platform/platform-clock.ts";
import type { GatewayContext } from "../../request/context.ts";
import { logUnreachable } from "../../request/log-unreachable.ts";
import type { RequestScope } from "../../request/request-scope.ts";
import { cachedSummary } from "../../session-cache/account-summaries.ts";
import { dayAt } from "../../values/brand-day.ts";
import { rangeBefore, rangeOf } from "../../values/date-range.ts";
import { emptyPage, offsetPage, type PageArgs } from "../../values/offset-page.ts";
import { inReportCurrency, labelled } from "../../values/report-currency.ts";
import { requireKnown } from "../../values/require-known.ts";
import { type SortArgs, sortOf } from "../../values/sort.ts";
import { downlineAccount, downlineList, teamCurrencies, teamOverview } from "./calls.ts";
import { downlineFields } from "./sorts.ts";

/** The figures with the range that they cover. */
export type TeamOverviewModel = CallAnswer<typeof teamOverview> & {
  requested: { from: number; to: number };
};

/** The figures of a range, earliest day first. */
export async function readOverview(
  { range, currency }: InCurrency & { range?: DateRange | null | undefined },
  context: GatewayContext,
): Promise<TeamOverviewModel> {
  const { scope } = context;
  const requested = rangeOf(range, scope);
  const { days, ...team } = await readOverviewOf(requested, currency, context);
  reportMissing(scope, teamOverview, { days, team });
  // Before, nothing is known of a day.
  const first = dayAt(team.sumsSince ?? 0, scope.brand.gmtOffset);
  const sorted =
    days?.filter(({ day }) => day >= first).toSorted((a, b) => a.day.localeCompare(b.day)) ?? null;
  return { ...team, days: sorted, requested };
}

/** The figures of the previous range; null when unavailable, so that the current figures are still shown. */
export function readBefore({ requested, currency }: TeamOverviewModel, context: GatewayContext) {
  return readOverviewOf(rangeBefore(requested), currency, context).catch(() => null);
}

const readOverviewOf = (
  range: { from: number; to: number },
  currency: string | null | undefined,
  context: GatewayContext,
) =>
  inReportCurrency(currency, context, (wish) =>
    context.platform.call(teamOverview, { ...range, ...wish }),
  );

/**
 * The currencies of the team, the viewer's own first (CA159, N13); at most half a minute old.
 * @throws PlatformError UPSTREAM_BAD_RESPONSE where one could not be read: it would be missing with all of its accounts
 */
export const listCurrencies = ({ platform, scope }: GatewayContext) =>
  cachedSummary(scope, "currencies", async () => {
    const found = await platform.call(teamCurrencies, {});
    return requireKnown(found, ["code", "accounts"], teamCurrencies.id);
  });

/** The accounts of a report, which all have one currency; without a wish the viewer's (N13). */
export interface InCurrency {
  currency?: string | null | undefined;
}

/** Filter of a team list: names that contain a text, the team of one account, or one account. */
export interface OfTeam {
  account?: string | null | undefined;
  search?: string | null | undefined;
  parentId?: string | null | undefined;
}

export async function listDownline(
  args: PageArgs & OfTeam & SortArgs<DownlineSortField>,
  { platform, scope }: GatewayContext,
) {
  const filter = { ...ofTeam(args), ...sortOf(args.sort, downlineFields) };
  const { nodes, pageInfo, first } = await offsetPage(args, (page) =>
    platform.call(downlineList, { ...page, ...filter }),
  );
  const members = withoutLogins(await withBreaks(nodes, scope));
  // Their place in the order would say what is not shown.
  const shown =
    args.sort?.field === "LAST_LOGIN"
      ? members.toSorted((one, other) => Number(one.frozen) - Number(other.frozen))
      : members;
  return { nodes: shown, pageInfo, path: first.path ?? [] };
}

/** One account below the viewer; null when the account is not below the viewer. */
export async function findDownlineAccount(
  { account, range }: { account: string; range?: DateRange | null | undefined },
  { platform, scope }: GatewayContext,
) {
  const { search: name } = searchOf(account);
  if (!name) return null;
  const wanted = { account: name, ...rangeOf(range, scope) };
  const known = await orIfNotBelow(platform.call(downlineAccount, wanted), null);
  const [member] = known ? withoutLogins(await withBreaks([known.member], scope)) : [];
  return known && member ? { ...labelled(known, member.currency), member } : null;
}

/** An account on a break has a login at the platform for each that is refused here; a closed one has none (G20). */
const withoutLogins = <T extends { frozen: boolean; lastLogin: number | null }>(members: T[]) =>
  members.map((each) => (each.frozen ? { ...each, lastLogin: null } : each));

/** Accounts on a break look as those that the platform has frozen or closed (G20). */
export async function withBreaks<T extends { account: string; frozen: boolean }>(
  members: T[],
  scope: RequestScope,
): Promise<T[]> {
  const names = members.map(({ account }) => account);
  const now = platformNow({ scope });
  const closed = await scope.register
    .excludedAccounts(names, now)
    .catch((error: unknown): ReadonlySet<string> => {
      logUnreachable(scope, error);
      return new Set();
    });
  return members.map((each) => ({ ...each, frozen: each.frozen || closed.has(each.account) }));
}

/** The result, or `none` when the account is not below the viewer, which a mistyped name can cause. */
export async function orIfNotBelow<T, None>(requested: Promise<T>, none: None): Promise<T | None> {
  try {
    return await requested;
  } catch (error) {
    const stranger = "transfer.not.related";
    if (error instanceof PlatformError && error.detail.errorCode === stranger) return none;
    throw error;
  }
}

/** The empty list for an account that is not below the viewer. */
export function notBelowPage(args: PageArgs) {
  return {
    ...emptyPage(args),
    totals: null,
    path: [],
    since: null,
    sumsSince: null,
    roundsSince: null,
    transactionsSince: null,
  };
}

/** The filter as call parameters; a single account takes precedence. */
export function ofTeam({ account, search, parentId }: OfTeam): {
  account?: string;
  search?: string;
  parent?: string;
} {
  const { search: one } = searchOf(account);
  if (one) return { account: one };
  return { ...(parentId ? { parent: parentId } : {}), ...searchOf(search) };
}

/**
 * A search as a parameter, limited to 60 characters, the maximum length of a name; nothing for blank text.
 */
export function searchOf(raw: string | null | undefined): { search?: string } {
  const search = raw?.slice(0, 60);
  return search ? { search } : {};
}
