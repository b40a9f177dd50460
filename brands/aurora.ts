import type { Brand } from "./brand.ts";
import { commonHelpOrganisations } from "./help-organisations.ts";
import { commonLobbyRoutes } from "./lobby-routes.ts";
import { commonPatternMessages } from "./pattern-messages.ts";

/** The first brand: English first, dollars, a cool dark lobby. */
export const aurora: Brand = {
  id: "aurora",
  name: "Aurora",
  tagline: {
    en: "Play under the northern lights",
    ko: "오로라 아래에서 즐기세요",
    vi: "Chơi dưới ánh cực quang",
    th: "สนุกใต้แสงเหนือ",
    zh: "极光之下，尽情畅玩",
    ja: "オーロラの下で遊ぼう",
  },
  logo: { wide: "/brands/aurora/wide.svg", mark: "/brands/aurora/mark.svg" },
  merchant: "aurora01",
  languages: [
    { tag: "en", platformCode: "EN", label: "English", currency: "USD" },
    { tag: "ko", platformCode: "KR", label: "한국어", currency: "KRW" },
    { tag: "vi", platformCode: "VN", label: "Tiếng Việt", currency: "VND" },
    { tag: "th", platformCode: "TH", label: "ไทย", currency: "THB" },
    { tag: "zh", platformCode: "CN", label: "简体中文", currency: "CNY" },
    { tag: "ja", platformCode: "JP", label: "日本語", currency: "JPY" },
  ],
  defaultLanguage: "en",
  currencyDecimals: { KRW: 0, VND: 0, JPY: 0 },
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
      text: {
        en: "Tables with a dealer",
        ko: "실시간 딜러와 함께",
        vi: "Bàn chơi có người chia bài",
        th: "โต๊ะเกมกับดีลเลอร์ตัวจริง",
        zh: "真人荷官，实时开桌",
        ja: "ディーラーのいるテーブル",
      },
    },
    {
      art: "slots",
      path: "/rng",
      text: {
        en: "About 10,000 games",
        ko: "약 10,000개의 게임",
        vi: "Khoảng 10.000 trò chơi",
        th: "เกมราว 10,000 เกม",
        zh: "约 10,000 款游戏",
        ja: "約10,000種類のゲーム",
      },
    },
    {
      art: "fish",
      path: "/fish",
      text: {
        en: "Aim, shoot, win",
        ko: "조준하고, 쏘고, 획득하기",
        vi: "Ngắm, bắn, thắng",
        th: "เล็ง ยิง ชนะ",
        zh: "瞄准，开炮，赢取",
        ja: "狙って、撃って、勝つ",
      },
    },
  ],
  // Amounts of one market are claimed in its language, and to its currency alone (A137).
  claims: [
    { path: "/rng", text: { zh: "每局 1 元起，25 线以上" }, currency: "CNY" },
    {
      path: "/promotions",
      text: { vi: "Kết bạn qua Zalo: thưởng đến 131.000 ₫" },
      currency: "VND",
    },
  ],
  gameSorts: ["NAME", "NEWEST", "RTP"],
  filterSteps: { stakes: [1, 5, 10, 50, 100], lines: [5, 10, 20, 25, 50] },
  jackpot: "simulated",
  prizeModes: ["LOTT", "SEA"],
  hosts: { images: [], launch: [], chat: [] },
  edge: { blockedRegions: ["KP", "IR", "US-WA"], deniedAddresses: [], maintenance: null },
  customerService: [
    {
      name: { en: "Email", ko: "이메일", vi: "Email", th: "อีเมล", zh: "电子邮件", ja: "メール" },
      url: "mailto:care@aurora.example",
    },
    {
      name: {
        en: "Help desk",
        ko: "고객 지원",
        vi: "Hỗ trợ",
        th: "ฝ่ายบริการลูกค้า",
        zh: "帮助中心",
        ja: "サポート窓口",
      },
      url: "https://help.aurora.example/",
    },
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
    vi: "Aurora là thương hiệu minh họa. Khi vận hành thật, dòng này ghi chủ giấy phép, giấy phép và số giấy phép.",
    th: "Aurora เป็นแบรนด์สาธิต เมื่อเปิดให้บริการจริง บรรทัดนี้จะระบุผู้ถือใบอนุญาต ใบอนุญาต และเลขที่",
    zh: "Aurora 为演示品牌。正式运营时，此处将显示牌照持有人、牌照及其编号。",
    ja: "Aurora はデモ用のブランドです。実際の運営では、ここにライセンスの保有者、名称、番号が表示されます。",
  },
  helpOrganisations: commonHelpOrganisations,
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
  typeface: { latin: "space-grotesk", thai: "bai-jamjuree" },
};
