/**
 * An example, and no legal advice: Germany. Slots and sports only, no bonuses, a long shortest exclusion; one region
 * allows more products.
 */
import { gamblingTherapy } from "./helplines.ts";
import type { MarketFile } from "./market.ts";

export const germany: MarketFile = {
  country: "DE",
  version: "2026-11-24",
  example: true,
  rules: {
    open: true,
    minimumAge: 18,
    products: ["RNG", "SPORTS"],
    legalLanguages: ["en"],
    limits: {
      offered: ["DEPOSIT", "NET_LOSS", "SESSION_TIME", "STAKE"],
      promptAtRegistration: true,
    },
    realityCheck: { longestMinutes: 30 },
    exclusion: { shortestMonths: 12, checksRegister: true },
    currencies: ["EUR", "USD"],
    bonusesShown: false,
    withdrawalCancelling: false,
    helplines: [
      {
        name: "Check dein Spiel",
        lang: "de",
        phone: "0800 137 27 00",
        url: "https://www.check-dein-spiel.de/",
        languages: ["de"],
      },
      gamblingTherapy,
    ],
  },
  places: {
    SH: { name: "Schleswig-Holstein", rules: { products: ["RNG", "SPORTS", "LIVE"] } },
  },
};
