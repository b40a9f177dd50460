/** An example, and no legal advice: South Korea, with a higher age and a help line of its own. */
import { gamblingTherapy } from "./helplines.ts";
import type { MarketFile } from "./market.ts";

export const korea: MarketFile = {
  country: "KR",
  version: "2026-11-24",
  example: true,
  rules: {
    open: true,
    minimumAge: 19,
    products: "ALL",
    legalLanguages: ["ko", "en"],
    limits: {
      offered: ["DEPOSIT", "NET_LOSS", "SESSION_TIME", "STAKE"],
      promptAtRegistration: false,
    },
    realityCheck: { longestMinutes: 60 },
    exclusion: { shortestMonths: 6, checksRegister: false },
    currencies: "ALL",
    bonusesShown: true,
    withdrawalCancelling: true,
    helplines: [
      {
        name: "한국도박문제예방치유원",
        lang: "ko",
        phone: "1336",
        url: "https://www.kcgp.or.kr/",
        languages: ["ko"],
      },
      gamblingTherapy,
    ],
  },
  places: {},
};
