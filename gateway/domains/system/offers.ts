/** What a brand offers its members and agents, by the calls that stand behind it (A56). */
import type { Brand } from "../../../brands/brand.ts";
import type { GatewayContext } from "../../context.ts";
import type { Features, Offer } from "../../generated/resolver-types.ts";
import { featuresOf } from "./features.ts";

/**
 * Each part of the portal, and the calls without which its page would have nothing to show, or its
 * button nothing to do. A read that is missing here is null where it is asked for.
 */
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
  EDIT_PROFILE: ["CA1", "CA2"],
  END_SESSION: ["CA5", "CA6"],
  ADD_BANK_CARD: ["CA11", "CA12"],
  REMOVE_BANK_CARD: ["CA11", "CA13"],
  MARK_MESSAGES_READ: ["CA26", "CA27"],
  DELETE_MESSAGES: ["CA26", "CA28"],
  CLAIM_REWARD: ["CA24", "C47"],
  CLAIM_REBATE: ["CA29", "CA30"],
  REDEEM_POINTS: ["C52", "C57"],
  CONVERT_POINTS: ["C52", "C58"],
  CREATE_AGENT_LINK: ["CA53", "CA54"],
  DELETE_AGENT_LINK: ["CA53", "CA55"],
  SET_DOWNLINE_RATES: ["CA57", "CA58"],
};

/** The offers none of whose calls the brand file switched off. Asks the platform nothing. */
export function offersOf({ calls }: Pick<Brand, "calls">): Offer[] {
  const offers = Object.entries(offerCalls) as [Offer, readonly string[]][];
  return offers.flatMap(([offer, ids]) =>
    ids.some((id) => calls[id]?.enabled === false) ? [] : [offer],
  );
}

/** What a switch of the platform turns off besides (W1, W4). */
const offerSwitches: Partial<Record<Offer, Exclude<keyof Features, "__typename">>> = {
  CHAT: "chat",
  REBATE: "manualRebate",
  CLAIM_REBATE: "manualRebate",
};

/** The brand's offers without those that the platform's switches turn off (U27n, W4, A56, A92). */
export async function offersNow(context: GatewayContext): Promise<Offer[]> {
  const features = await featuresOf(context);
  return offersOf(context.scope.brand).filter((offer) => {
    const name = offerSwitches[offer];
    return name === undefined || features[name];
  });
}
