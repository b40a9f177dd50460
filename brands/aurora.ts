import type { Brand } from "./brand.ts";
import { commonLobbyRoutes } from "./lobby-routes.ts";
import { commonPatternMessages } from "./pattern-messages.ts";

/** The first brand: English first, dollars, a cool dark lobby. */
export const aurora: Brand = {
  id: "aurora",
  name: "Aurora",
  tagline: { en: "Play under the northern lights", ko: "오로라 아래에서 즐기세요" },
  logo: { wide: "/brands/aurora/wide.svg", mark: "/brands/aurora/mark.svg" },
  merchant: "aurora01",
  languages: [
    { tag: "en", platformCode: "EN", label: "English", currency: "USD" },
    { tag: "ko", platformCode: "KR", label: "한국어", currency: "KRW" },
  ],
  defaultLanguage: "en",
  currencyDecimals: { KRW: 0 },
  gmtOffset: "+08:00",
  accountTypes: { member: [0], agent: [1, 2, 41, 42], trial: [4] },
  lobbyRoutes: commonLobbyRoutes,
  navigation: {
    main: ["home", "hot", "categories", "promotions"],
    extra: [
      "favorite",
      "recent",
      "download",
      "customerService",
      "help",
      "notice",
      "vip",
      "deposit",
      "invite",
      "agent",
    ],
    bottom: ["home", "slots", "live", "favorite", "account"],
  },
  help: {
    footer: ["faq", "rules", "account", "responsible", "terms", "privacy", "about"],
    cashier: ["deposit", "withdraw"],
    terms: "terms",
    privacy: "privacy",
  },
  tiles: [
    {
      art: "live",
      path: "/live",
      text: { en: "Tables with a dealer", ko: "실시간 딜러와 함께" },
    },
    { art: "slots", path: "/rng", text: { en: "About 10,000 games", ko: "약 10,000개의 게임" } },
    { art: "fish", path: "/fish", text: { en: "Aim, shoot, win", ko: "조준하고, 쏘고, 획득하기" } },
  ],
  claims: [
    {
      path: "/rng",
      text: {
        en: "From 1 yuan a round, with 25 lines or more",
        ko: "1위안부터, 25라인 이상",
      },
    },
    {
      path: "/promotions",
      text: {
        en: "Add us on Zalo: a bonus of up to 131K",
        ko: "Zalo 친구 추가 시 최대 131K 보너스",
      },
    },
  ],
  filterSteps: { stakes: [1, 5, 10, 50, 100], lines: [5, 10, 20, 25, 50] },
  jackpot: "simulated",
  prizeModes: [],
  hosts: { images: [], launch: [], chat: [] },
  edge: { blockedRegions: ["KP", "IR", "US-WA"], deniedAddresses: [], maintenance: null },
  customerService: [
    { name: "Email", url: "mailto:care@aurora.example" },
    { name: "Help desk", url: "https://help.aurora.example/" },
  ],
  // A demonstration has no Firebase project: there are buttons where development names the emulator.
  socialSignIn: { providers: ["google", "facebook", "phone"] },
  dialingCodes: [
    { code: "82", country: "KR" },
    { code: "84", country: "VN" },
    { code: "66", country: "TH" },
    { code: "44", country: "GB" },
  ],
  patternMessages: commonPatternMessages,
  explicitUnknownAccount: false,
  licence: {
    en: "Aurora is a demonstration brand. In production this line names the licence holder, the licence and its number.",
    ko: "오로라는 시연용 브랜드입니다. 실제 운영 시 이 줄에는 면허 보유자와 면허 번호가 표시됩니다.",
  },
  calls: {},
  cipher: { name: "jwe", alg: "RSA-OAEP-256", enc: "A256GCM" },
  theme: {
    ground: "#0a0d18",
    surface: "#12172a",
    raised: "#1b2240",
    line: "#2a3357",
    ink: "#f3f5ff",
    quiet: "#a4aed0",
    accent: "#4ce0b3",
    onAccent: "#04231a",
    gold: "#ffcf5c",
    radius: 14,
  },
};
