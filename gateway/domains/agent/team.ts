/** The agent's team: announcements, figures, downline, links (CA50, CA51, CA53, CA57). */
import type { GatewayContext } from "../../context.ts";
import type {
  DateRange,
  DownlineConnection,
  ReferralLink,
  TeamOverview,
} from "../../generated/resolver-types.ts";
import { rangeOf } from "../../values/date-range.ts";
import { offsetPage } from "../../values/offset-page.ts";
import { currencyOf } from "../../viewer.ts";
import { referralLink } from "../records/reports.ts";
import { agentAnnouncements, downlineList, referralLinks, teamOverview } from "./calls.ts";
import type { WireReferralLink } from "./wire.ts";

interface Args {
  offset: number;
  limit: number;
}

export async function listAnnouncements(args: Args, { platform }: GatewayContext) {
  const { items, pageInfo } = await offsetPage(args, (page) =>
    platform.call(agentAnnouncements, page),
  );
  return { nodes: items, pageInfo };
}

export async function readOverview(
  range: DateRange | null | undefined,
  context: GatewayContext,
): Promise<TeamOverview> {
  const [currency, { days, ...team }] = await Promise.all([
    currencyOf(context),
    context.platform.call(teamOverview, rangeOf(range, context.scope)),
  ]);
  const money = (amount: string) => ({ amount, currency });
  const flows = (sums: Record<"deposit" | "withdrawal" | "stake" | "win", string>) => ({
    deposit: money(sums.deposit),
    withdrawal: money(sums.withdrawal),
    stake: money(sums.stake),
    win: money(sums.win),
  });
  return {
    ...team,
    ...flows(team),
    teamBalance: money(team.teamBalance),
    commission: money(team.commission),
    days: days
      .map((day) => ({ ...day, ...flows(day), profit: money(day.profit) }))
      .sort((a, b) => a.day.localeCompare(b.day)),
  };
}

export async function listDownline(
  args: Args & { parentId?: string | null | undefined; search?: string | null | undefined },
  context: GatewayContext,
): Promise<DownlineConnection> {
  const search = searchOf(args.search);
  const filter = {
    ...(args.parentId ? { parent: args.parentId } : {}),
    ...(search ? { search } : {}),
  };
  const [currency, { items, pageInfo, first }] = await Promise.all([
    currencyOf(context),
    offsetPage(args, (page) => context.platform.call(downlineList, { ...page, ...filter })),
  ]);
  const nodes = items.map((item) => ({ ...item, balance: { amount: item.balance, currency } }));
  return { nodes, pageInfo, path: [...(first.path ?? [])] };
}

/** What is searched for, or undefined for nothing: an account's name has no more than 60 letters. */
export function searchOf(raw: string | null | undefined): string | undefined {
  return raw?.trim().slice(0, 60) || undefined;
}

export async function listLinks(context: GatewayContext): Promise<ReferralLink[]> {
  const links = await context.platform.call(referralLinks, {});
  return links.map((link) => shapeLink(link, context));
}

export function shapeLink(link: WireReferralLink, context: GatewayContext): ReferralLink {
  return { ...link, uses: link.uses ?? 0, url: referralLink(link.code, context) };
}
