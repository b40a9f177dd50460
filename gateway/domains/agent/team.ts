/** The agent's team: figures, downline, links (CA51, CA53, CA57, CA66). */
import type { GatewayContext } from "../../context.ts";
import type { DateRange } from "../../generated/resolver-types.ts";
import { PlatformError } from "../../platform/errors.ts";
import { noteMissing } from "../../platform/note-missing.ts";
import { rangeOf } from "../../values/date-range.ts";
import { offsetPage, type PageArgs } from "../../values/offset-page.ts";
import { downlineAccount, downlineList, teamOverview } from "./calls.ts";

/** Earliest day first. */
export async function readOverview(
  range: DateRange | null | undefined,
  { platform, scope }: GatewayContext,
) {
  const { days, ...team } = await platform.call(teamOverview, rangeOf(range, scope));
  noteMissing(scope, teamOverview, { days, team });
  return { ...team, days: days?.toSorted((a, b) => a.day.localeCompare(b.day)) ?? null };
}

export async function listDownline(
  args: PageArgs & { parentId?: string | null | undefined; search?: string | null | undefined },
  { platform }: GatewayContext,
) {
  const parent = args.parentId ? { parent: args.parentId } : {};
  const filter = { ...parent, ...searchOf(args.search) };
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
  try {
    return await platform.call(downlineAccount, { account: name, ...rangeOf(range, scope) });
  } catch (error) {
    const stranger = "transfer.not.related";
    if (error instanceof PlatformError && error.detail.errorCode === stranger) return null;
    throw error;
  }
}

/** What is searched for, as a parameter where there is one: no account's name has more than 60 letters. */
export function searchOf(raw: string | null | undefined): { search?: string } {
  const search = raw?.trim().slice(0, 60);
  return search ? { search } : {};
}
