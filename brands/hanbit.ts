import type { Brand } from "./brand.ts";
import { commonLobbyRoutes } from "./lobby-routes.ts";
import { commonPatternMessages } from "./pattern-messages.ts";

/** The second brand, to prove that white-label is real: Korean first, won, warm, fewer entries. */
export const hanbit: Brand = {
  id: "hanbit",
  name: "Hanbit",
  tagline: { en: "One light, every game", ko: "하나의 빛, 모든 게임" },
  logo: { wide: "/brands/hanbit/wide.svg", mark: "/brands/hanbit/mark.svg" },
  merchant: "hanbit07",
  languages: [
    { tag: "ko", platformCode: "KR", label: "한국어", currency: "KRW" },
    { tag: "en", platformCode: "EN", label: "English", currency: "USD" },
  ],
  defaultLanguage: "ko",
  currencyDecimals: { KRW: 0 },
  gmtOffset: "+09:00",
  accountTypes: { member: [0], agent: [1, 2, 41, 42], trial: [4] },
  lobbyRoutes: commonLobbyRoutes.filter((row) => row.path !== "/cockfight"),
  navigation: {
    main: ["home", "categories", "hot", "promotions"],
    extra: ["favorite", "recent", "customerService", "help", "notice", "deposit", "agent"],
    bottom: ["home", "live", "slots", "promotions", "account"],
  },
  help: {
    footer: ["faq", "rules", "account", "terms", "privacy", "about"],
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
  claims: [],
  gamePopups: false,
  gameSorts: ["NAME", "NEWEST"],
  firstGames: true,
  filterSteps: { stakes: [1_000, 2_000, 5_000], lines: [5, 10, 20, 25, 50] },
  jackpot: "off",
  prizeModes: ["LOTT", "ZY", "SEA"],
  hosts: { images: [], launch: [], chat: [] },
  edge: {
    blockedRegions: ["KP", "US"],
    version: "2026-11-27",
    deniedAddresses: [],
    maintenance: null,
  },
  customerService: [{ name: { en: "Email", ko: "이메일" }, url: "mailto:help@hanbit.example" }],
  dialingCodes: [{ code: "82", country: "KR" }],
  patternMessages: commonPatternMessages,
  explicitUnknownAccount: false,
  licence: {
    en: "Hanbit is a demonstration brand. In production this line names the licence holder, the licence and its number.",
    ko: "한빛은 시연용 브랜드입니다. 실제 운영 시 이 줄에는 면허 보유자와 면허 번호가 표시됩니다.",
  },
  // Its platform keeps no exclusions and no limits of its own: Portico's hold (G40).
  calls: {
    CA124: { enabled: false },
    CA125: { enabled: false },
    CA126: { enabled: false },
    CA130: { enabled: false },
    CA131: { enabled: false },
  },
  cipher: { name: "jwe", alg: "RSA-OAEP-256", enc: "A256GCM" },
  theme: {
    ground: "#150c10",
    surface: "#21131a",
    raised: "#321d27",
    line: "#4b2d3a",
    ink: "#fff4f0",
    quiet: "#d3b3b4",
    accent: "#ff8a5c",
    onAccent: "#2d0d00",
    gold: "#ffd57a",
    radius: 8,
  },
  typeface: { latin: "plus-jakarta-sans", korean: "do-hyeon" },
};
