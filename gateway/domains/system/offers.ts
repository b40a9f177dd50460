/** What a brand offers its members and agents, by the calls that stand behind it (A56). */
import type { Brand } from "../../../brands/brand.ts";
import type { Offer } from "../../generated/resolver-types.ts";

/** Each part of the portal, and the calls without which its page would have nothing to show. */
export const offerCalls: Readonly<Record<Offer, readonly string[]>> = {
  REGISTRATION: ["C15"],
  PROFILE: ["CA1"],
  SECURITY: ["CA3"],
  PAYMENT_PASSWORD: ["CA4"],
  SESSIONS: ["CA5"],
  MESSAGES: ["CA26"],
  FEEDBACK: ["C21"],
  CHAT: ["C60"],
  LOTTERY: ["C38"],
  ROOMS: ["C33"],
  MISSIONS: ["C42"],
  DEPOSIT: ["CA8", "CA9"],
  WITHDRAWAL: ["CA11", "CA14"],
  WITHDRAWAL_CONFIRMATION: ["CA17", "CA18"],
  BANK_CARDS: ["CA11"],
  WALLET_TRANSFER: ["C23", "CA7"],
  LINE_TRANSFER: ["CA19"],
  GAME_RECORDS: ["CA20"],
  TRANSACTIONS: ["CA21"],
  PROFIT_REPORT: ["CA22"],
  BONUSES: ["CA23"],
  REWARDS: ["CA24"],
  REFERRAL: ["CA25"],
  REBATE: ["CA29"],
  POINTS: ["C52"],
  CONTRACTS: ["CA40"],
  AGENT_ANNOUNCEMENTS: ["CA50"],
  AGENT_OVERVIEW: ["CA51"],
  AGENT_REGISTRATION: ["CA52", "CA56"],
  AGENT_LINKS: ["CA53"],
  AGENT_DOWNLINE: ["CA57"],
  AGENT_PROFIT_LOSS: ["CA59"],
  AGENT_REVENUE: ["CA60"],
  AGENT_TRANSACTIONS: ["CA61"],
  AGENT_DIVIDENDS: ["CA62"],
  AGENT_DAILY_SALARY: ["CA63"],
  AGENT_HOURLY_SALARY: ["CA64"],
  AGENT_REALTIME_SALARY: ["CA65"],
};

/** The offers none of whose calls the brand file switched off. Asks the platform nothing. */
export function offersOf({ calls }: Pick<Brand, "calls">): Offer[] {
  const offers = Object.entries(offerCalls) as [Offer, readonly string[]][];
  return offers.flatMap(([offer, ids]) =>
    ids.some((id) => calls[id]?.enabled === false) ? [] : [offer],
  );
}
