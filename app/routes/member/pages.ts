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
  /** What the brand has to offer for it; without it the page is for every member. */
  offer?: Offer;
}

/**
 * The overview (H4) and U27a–n in the order of the menu, then pages from other parts of the specification: U49, M13, P11 and D-32. For
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
  page("bonusDetails", "/member/bonuses", "rewards", "BONUSES"),
  page("rewardCenter", "/member/rewards", "rewards", "REWARDS"),
  page("missionLeaderboard", "/member/missions", "rewards", "MISSIONS"),
  page("referral", "/member/referral", "rewards", "REFERRAL"),
  page("manualRebate", "/member/rebate", "rewards", "REBATE"),
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
  offer?: Offer,
): PageSpec & { key: Key } {
  return { key, path, group, ...(offer ? { offer } : {}) };
}

/** The page that `/member?page=` names (R9), or null. */
export function memberPageBySpecName(name: string | null): MemberPage | null {
  return memberPages.find(({ key }) => key === name) ?? null;
}

/** The page at a path, as `pageIn` finds it. */
export const memberPageAt = (pathname: string): MemberPage | null => pageIn(memberPages, pathname);

/** What the brand offers: what is off is absent, not broken (A56). */
export function offeredPages(offers: readonly Offer[]): MemberPage[] {
  return memberPages.filter(({ offer }) => offer === undefined || offers.includes(offer));
}
