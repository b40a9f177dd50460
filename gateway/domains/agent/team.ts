/** The agent's team: figures, downline, links (CA51, CA53, CA57, CA66). */

import type { DateRange, DownlineSortField } from "../../generated/resolver-types.ts";
import type { CallAnswer } from "../../platform/call.ts";
import { reportMissing } from "../../platform/drift/report-missing.ts";
import { PlatformError } from "../../platform/errors.ts";
import type { GatewayContext } from "../../request/context.ts";
import { rangeBefore, rangeOf } from "../../values/date-range.ts";
import { emptyPage, offsetPage, type PageArgs } from "../../values/offset-page.ts";
import { type SortArgs, sortOf } from "../../values/sort.ts";
import { downlineAccount, downlineList, teamOverview } from "./calls.ts";
import { downlineFields } from "./sorts.ts";

/** The figures, and the range that they are of. */
export type TeamOverviewModel = CallAnswer<typeof teamOverview> & {
  asked: { from: number; to: number };
};

/** Earliest day first. */
export async function readOverview(
  range: DateRange | null | undefined,
  { platform, scope }: GatewayContext,
): Promise<TeamOverviewModel> {
  const asked = rangeOf(range, scope);
  const { days, ...team } = await platform.call(teamOverview, asked);
  reportMissing(scope, teamOverview, { days, team });
  const sorted = days?.toSorted((a, b) => a.day.localeCompare(b.day)) ?? null;
  return { ...team, days: sorted, asked };
}

/** The range before; null when it can't be had: no reason to lose what is compared with it. */
export function readBefore({ asked }: TeamOverviewModel, { platform }: GatewayContext) {
  return platform.call(teamOverview, rangeBefore(asked)).catch(() => null);
}

/** Whom of the team a list is about: names that contain a text, the line of one account, one account alone. */
export interface OfTeam {
  account?: string | null | undefined;
  search?: string | null | undefined;
  parentId?: string | null | undefined;
}

export async function listDownline(
  args: PageArgs & OfTeam & SortArgs<DownlineSortField>,
  { platform }: GatewayContext,
) {
  const filter = { ...ofTeam(args), ...sortOf(args.sort, downlineFields) };
  const { nodes, pageInfo, first } = await offsetPage(args, (page) =>
    platform.call(downlineList, { ...page, ...filter }),
  );
  return { nodes, pageInfo, path: first.path ?? [] };
}

/** One account below the viewer; null when it is nobody below. */
export async function findDownlineAccount(
  { account, range }: { account: string; range?: DateRange | null | undefined },
  { platform, scope }: GatewayContext,
) {
  const { search: name } = searchOf(account);
  if (!name) return null;
  const wanted = { account: name, ...rangeOf(range, scope) };
  return orNobody(platform.call(downlineAccount, wanted), null);
}

/** What was asked of somebody below the viewer; `none` where it is nobody below: a name may be mistyped. */
export async function orNobody<T, None>(asked: Promise<T>, none: None): Promise<T | None> {
  try {
    return await asked;
  } catch (error) {
    const stranger = "transfer.not.related";
    if (error instanceof PlatformError && error.detail.errorCode === stranger) return none;
    throw error;
  }
}

/** A list of somebody who is nobody below. */
export function nobodysPage(args: PageArgs) {
  return {
    ...emptyPage(args),
    totals: null,
    path: [],
    since: null,
    roundsSince: null,
    transactionsSince: null,
  };
}

/** The same as parameters of a call; one account alone says more than the others. */
export function ofTeam({ account, search, parentId }: OfTeam): {
  account?: string;
  search?: string;
  parent?: string;
} {
  const { search: one } = searchOf(account);
  if (one) return { account: one };
  return { ...(parentId ? { parent: parentId } : {}), ...searchOf(search) };
}

/** What is searched for, as a parameter where there is one: no account's name has more than 60 letters. */
export function searchOf(raw: string | null | undefined): { search?: string } {
  const search = raw?.trim().slice(0, 60);
  return search ? { search } : {};
}
