/** An example, and no legal advice: Vietnam, with a list of products, one currency and a shorter reality check. */
import { gamblingTherapy } from "./helplines.ts";
import type { MarketFile } from "./market.ts";

export const vietnam: MarketFile = {
  country: "VN",
  version: "2026-11-24",
  example: true,
  rules: {
    open: true,
    minimumAge: 21,
    products: ["RNG", "LIVE", "FISH", "PVP", "SPORTS", "ESPORTS", "LOTT", "ELOTT", "BINGO", "MINI"],
    legalLanguages: ["vi", "en"],
    limits: {
      offered: ["DEPOSIT", "NET_LOSS", "SESSION_TIME", "STAKE"],
      promptAtRegistration: false,
    },
    realityCheck: { longestMinutes: 45 },
    exclusion: { shortestMonths: 6, checksRegister: false },
    currencies: ["VND", "USD"],
    bonusesShown: true,
    withdrawalCancelling: false,
    helplines: [gamblingTherapy],
  },
  places: {},
};
