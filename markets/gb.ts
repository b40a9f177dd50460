/** An example, and no legal advice: Great Britain. A requested withdrawal can't be cancelled; limits are asked for. */
import { gamblingTherapy } from "./helplines.ts";
import type { MarketFile } from "./market.ts";

export const britain: MarketFile = {
  country: "GB",
  version: "2026-11-24",
  example: true,
  rules: {
    open: true,
    minimumAge: 18,
    products: ["RNG", "LIVE", "SPORTS", "ESPORTS", "BINGO", "LOTT", "ELOTT"],
    legalLanguages: ["en"],
    limits: {
      offered: ["DEPOSIT", "NET_LOSS", "SESSION_TIME", "STAKE"],
      promptAtRegistration: true,
    },
    realityCheck: { longestMinutes: 60 },
    exclusion: { shortestMonths: 6, checksRegister: true },
    currencies: ["GBP", "USD"],
    bonusesShown: true,
    withdrawalCancelling: false,
    helplines: [
      {
        name: "GamCare",
        lang: "en",
        phone: "0808 8020 133",
        url: "https://www.gamcare.org.uk/",
        hours: "00:00–24:00",
        languages: ["en"],
      },
      gamblingTherapy,
    ],
  },
  places: {},
};
