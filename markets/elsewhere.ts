/**
 * An example, and no legal advice: the rules for every country without a file of its own, and for an unknown country.
 * `places` are countries here. Singapore shows a country that is closed.
 */
import { gamblingTherapy } from "./helplines.ts";
import { elsewhereCode, type MarketFile } from "./market.ts";

export const elsewhere: MarketFile = {
  country: elsewhereCode,
  version: "2026-11-24",
  example: true,
  rules: {
    open: true,
    minimumAge: 18,
    products: "ALL",
    legalLanguages: ["en"],
    limits: {
      offered: ["DEPOSIT", "NET_LOSS", "SESSION_TIME", "STAKE"],
      promptAtRegistration: false,
    },
    realityCheck: { longestMinutes: 60 },
    exclusion: { shortestMonths: 6, checksRegister: false },
    currencies: "ALL",
    bonusesShown: true,
    withdrawalCancelling: true,
    helplines: [gamblingTherapy],
  },
  places: {
    JP: {
      name: "Japan",
      rules: {
        minimumAge: 20,
        helplines: [
          {
            name: "ギャンブル依存症問題を考える会",
            lang: "ja",
            url: "https://scga.jp/",
            languages: ["ja"],
          },
          gamblingTherapy,
        ],
      },
    },
    SG: { name: "Singapore", rules: { open: false } },
    TH: {
      name: "Thailand",
      rules: {
        minimumAge: 20,
        helplines: [
          { name: "กรมสุขภาพจิต", lang: "th", url: "https://dmh.go.th/", languages: ["th"] },
          gamblingTherapy,
        ],
      },
    },
    US: {
      name: "United States",
      rules: {
        minimumAge: 21,
        helplines: [
          {
            name: "National Council on Problem Gambling",
            lang: "en",
            url: "https://www.ncpgambling.org/",
            languages: ["en"],
          },
          gamblingTherapy,
        ],
      },
    },
  },
};
