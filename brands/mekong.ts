import { defineBrand } from "./brand.ts";
import { commonLobbyRoutes } from "./lobby-routes.ts";
import { commonPatternMessages } from "./pattern-messages.ts";

/** Pages of draws and matches come first in this lobby. */
const first = ["/lott", "/elott", "/sports", "/esports"];

/** The third brand: Vietnamese and Thai first, light and quiet, lotteries and sports before slots. */
export const mekong = defineBrand({
  id: "mekong",
  name: "Mekong",
  tagline: {
    vi: "Chơi thong thả, như dòng sông",
    th: "เล่นสบายๆ เหมือนสายน้ำ",
    en: "Play at the pace of the river",
  },
  logo: { wide: "/brands/mekong/wide.svg", mark: "/brands/mekong/mark.svg" },
  merchant: "mekong11",
  languages: [
    { tag: "vi", platformCode: "VN", label: "Tiếng Việt", currency: "VND" },
    { tag: "th", platformCode: "TH", label: "ไทย", currency: "THB" },
    { tag: "en", platformCode: "EN", label: "English", currency: "USD" },
  ],
  defaultLanguage: "vi",
  currencyDecimals: { VND: 0 },
  gmtOffset: "+07:00",
  accountTypes: { member: [0], agent: [1, 2, 41, 42], trial: [4] },
  lobbyRoutes: commonLobbyRoutes
    .filter(({ path }) => first.includes(path))
    .concat(commonLobbyRoutes.filter(({ path }) => !first.includes(path))),
  navigation: {
    main: ["home", "categories", "promotions"],
    extra: [
      "favorite",
      "recent",
      "notice",
      "help",
      "customerService",
      "vip",
      "deposit",
      "invite",
      "agent",
    ],
    bottom: ["home", "lott", "sports", "promotions", "account"],
  },
  help: {
    footer: ["faq", "rules", "account", "terms", "privacy", "about"],
    cashier: ["deposit", "withdraw"],
    terms: "terms",
    privacy: "privacy",
  },
  tiles: [
    {
      art: "lottery",
      path: "/lott",
      text: {
        vi: "Kỳ quay mới mỗi phút",
        th: "ออกรางวัลใหม่ทุกนาที",
        en: "A new draw every minute",
      },
    },
    {
      art: "sports",
      path: "/sports",
      text: {
        vi: "Trận đấu hôm nay và ngày mai",
        th: "คู่แข่งขันวันนี้และพรุ่งนี้",
        en: "Matches today and tomorrow",
      },
    },
    {
      art: "live",
      path: "/live",
      text: {
        vi: "Bàn chơi có người chia bài",
        th: "โต๊ะเกมกับดีลเลอร์ตัวจริง",
        en: "Tables with a dealer",
      },
    },
  ],
  claims: [],
  gamePopups: false,
  gameSorts: ["NAME", "NEWEST", "RTP"],
  firstGames: true,
  filterSteps: { stakes: [5_000, 20_000, 50_000, 100_000], lines: [5, 10, 20, 25, 50] },
  jackpot: "off",
  prizeModes: ["LOTT", "ELOTT", "SEA"],
  hosts: { images: [], launch: [], chat: [] },
  edge: {
    blockedRegions: ["KP", "IR", "MM", "US"],
    version: "2026-11-27",
    deniedAddresses: [],
    maintenance: null,
  },
  customerService: [
    { name: { vi: "Email", th: "อีเมล", en: "Email" }, url: "mailto:care@mekong.example" },
    {
      name: { vi: "Hỗ trợ", th: "ฝ่ายบริการลูกค้า", en: "Help desk" },
      url: "https://help.mekong.example/",
    },
  ],
  dialingCodes: [
    { code: "84", country: "VN" },
    { code: "66", country: "TH" },
  ],
  patternMessages: commonPatternMessages,
  explicitUnknownAccount: false,
  licence: {
    vi: "Mekong là thương hiệu minh họa. Khi vận hành thật, dòng này ghi chủ giấy phép, giấy phép và số giấy phép.",
    th: "Mekong เป็นแบรนด์สาธิต เมื่อเปิดให้บริการจริง บรรทัดนี้จะระบุผู้ถือใบอนุญาต ใบอนุญาต และเลขที่",
    en: "Mekong is a demonstration brand. In production this line names the licence holder, the licence and its number.",
  },
  calls: {},
  cipher: { name: "jwe", alg: "RSA-OAEP-256", enc: "A256GCM" },
  theme: {
    scheme: "light",
    switchable: true,
    light: {
      ground: "#f6f3ec",
      surface: "#fffdf8",
      raised: "#eeebe0",
      line: "#d6d0c2",
      ink: "#1d302e",
      quiet: "#54625e",
      accent: "#0b5f59",
      onAccent: "#fffdf8",
      gold: "#8a4b1e",
    },
    dark: {
      ground: "#10201e",
      surface: "#172b28",
      raised: "#203834",
      line: "#34504b",
      ink: "#f3efe4",
      quiet: "#a9bab4",
      accent: "#6fcabb",
      onAccent: "#0a2320",
      gold: "#e3a871",
    },
  },
  form: {
    header: "compact",
    phoneNavigation: "chips",
    card: { ratio: "16:9", name: "below", facts: ["provider", "limits", "theme"] },
    hero: "draws",
    home: [
      { section: "matches" },
      { section: "category", type: "LOTT", look: "row" },
      { section: "category", type: "LIVE", look: "large" },
      { section: "tiles" },
      { section: "popular", look: "table" },
      { section: "promotions" },
      { section: "notices" },
      { section: "categories" },
    ],
    promotions: "posters",
    heading: "centered",
    density: "roomy",
    surface: "flat",
    lines: "strong",
    corners: 3,
    icons: "solid",
    motion: "none",
  },
  art: { empty: "/brands/mekong/empty.svg" },
  typeface: { latin: "trirong", thai: "trirong-thai" },
});
