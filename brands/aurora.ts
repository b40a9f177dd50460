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
  jackpot: "simulated",
  prizeModes: [],
  hosts: { images: [], launch: [], chat: [] },
  edge: { blockedRegions: ["KP", "IR", "US-WA"], deniedAddresses: [], maintenance: null },
  customerService: [
    { name: "Email", url: "mailto:care@aurora.example" },
    { name: "Help desk", url: "https://help.aurora.example/" },
  ],
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
