import type { RewardKind } from "~/components/claims/reward-kinds.ts";
import type { Offer } from "~/graphql/generated/graphql";
import { pageIn } from "./page-in.ts";

export type MemberGroup = "money" | "records" | "rewards" | "account";

/**
 * A page of the member center. `key` is what the specification calls it, in `?page=` too (U27, A100); `path` also
 * names its folder here: `/member/bets` is `bets/route.tsx`. Only the page at `/member` itself has a line in
 * `app/routes.ts`.
 */
interface PageSpec {
  key: string;
  path: string;
  group: MemberGroup;
  /** The brand has to offer one of these; without any the page is for every member. */
  offers: readonly Offer[];
  /** Of an address that leads to a view of the rewards page (H14): its `?kind=`. */
  view?: RewardKind;
}

/**
 * The overview (H4) and U27a–n in the order of the menu, the views of the rewards page (H14) behind it, then pages from other parts of the specification: U49, M13, P11 and D-32. For
 * the server only; the browser gets those that are in the menu's data.
 */
export const memberPages = [
  page("overview", "/member", "account"),
  page("securityCenter", "/member/security", "account"),
  page("depositLimits", "/member/limits", "account"),
  page("takeBreak", "/member/break", "account"),
  page("realityCheck", "/member/reality-check", "account"),
  page("profile", "/member/profile", "account", "PROFILE"),
  page("messageV2", "/member/messages", "account", "MESSAGES"),
  page("depositv2", "/member/deposit", "money", "DEPOSIT"),
  page("withdraw", "/member/withdraw", "money", "WITHDRAWAL"),
  page("transferFund", "/member/wallets", "money", "WALLET_TRANSFER"),
  page("transferUpline", "/member/transfer", "money", "LINE_TRANSFER"),
  page("personalHistoryCopy", "/member/bets", "records", "GAME_RECORDS"),
  page("transactionHistory", "/member/transactions", "records", "TRANSACTIONS"),
  page("personalProfit", "/member/profit", "records", "PROFIT_REPORT"),
  page("statement", "/member/statement", "records", "PROFIT_REPORT"),
  page(
    "rewardCenter",
    "/member/rewards",
    "rewards",
    "REWARDS",
    "MISSIONS",
    "PROMOTION_PARTICIPATION",
    "BONUSES",
    "REBATE",
  ),
  view("bonusDetails", "/member/bonuses", "bonuses", "BONUSES"),
  view("missionLeaderboard", "/member/missions", "missions", "MISSIONS"),
  view("manualRebate", "/member/rebate", "rebate", "REBATE"),
  page("referral", "/member/referral", "rewards", "REFERRAL"),
  page("vip", "/member/vip", "rewards", "VIP"),
  page("contracts", "/member/contracts", "account", "CONTRACTS"),
  page("agentPolicy", "/member/agent-policy", "account", "AGENT_POLICY"),
] as const;

export type MemberPage = (typeof memberPages)[number];
export type MemberPageKey = MemberPage["key"];

function page<Key extends string>(
  key: Key,
  path: string,
  group: MemberGroup,
  ...offers: Offer[]
): PageSpec & { key: Key } {
  return { key, path, group, offers };
}

function view<Key extends string>(
  key: Key,
  path: string,
  kind: RewardKind,
  offer: Offer,
): PageSpec & { key: Key } {
  return { key, path, group: "rewards", offers: [offer], view: kind };
}

/** Where a page is shown: its own address, or its view of the rewards page. */
export const placeOfPage = ({ path, view: kind }: Pick<PageSpec, "path" | "view">): string =>
  kind ? `/member/rewards?kind=${kind}` : path;

/** The page that `/member?page=` names (R9), or null. */
export function memberPageBySpecName(name: string | null): MemberPage | null {
  return memberPages.find(({ key }) => key === name) ?? null;
}

/** The page at a path, as `pageIn` finds it. */
export const memberPageAt = (pathname: string): MemberPage | null => pageIn(memberPages, pathname);

/** What the brand offers: what is off is absent, not broken (A56). */
export function offeredPages(offers: readonly Offer[]): MemberPage[] {
  return memberPages.filter(
    (page) => page.offers.length === 0 || page.offers.some((offer) => offers.includes(offer)),
  );
}
