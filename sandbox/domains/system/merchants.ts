import { type GameType, gameTypes } from "../games/game-types.ts";

/** What differs from one operator of this platform to the next. */
export interface Merchant {
  /** Whitelabel flags that are not as the platform's defaults have them. */
  flags: Readonly<Record<string, "1" | "0">>;
  /** C24: whether one wallet serves all vendors. */
  singleWallet: boolean;
  /** What its announcements name amounts in. */
  currency: string;
  /** Its categories in the order of its navigation (D-4). */
  categories: readonly GameType[];
  /** Whose hand its banners, promotions and rewards are in (`sandbox/show/art/houses/`). */
  hand: string;
  /** Whether its covers are 16:9 instead of 3:4. */
  wideCovers: boolean;
  /** Its social networks, and the chats of its customer service (C18). */
  networks: readonly string[];
  chats: readonly string[];
}

const usual: Merchant = {
  flags: {},
  singleWallet: true,
  currency: "USD",
  categories: gameTypes,
  hand: "aurora",
  wideCovers: false,
  networks: ["Facebook", "Twitter", "Instagram", "YouTube", "Telegram", "KakaoTalk"],
  chats: ["Line", "Talk"],
};

/** Draws and matches first, then the tables. */
const first: readonly GameType[] = ["LOTT", "ELOTT", "SPORTS", "ESPORTS", "LIVE"];
const drawsFirst = first.concat(gameTypes.filter((type) => !first.includes(type)));

const merchants: Readonly<Record<string, Merchant>> = {
  // No login by code (W13), and money has to be moved to a vendor before it can be staked there.
  hanbit07: {
    flags: { MOBILEVERCODELOGIN3: "0" },
    singleWallet: false,
    currency: "KRW",
    categories: gameTypes,
    hand: "hanbit",
    wideCovers: false,
    networks: ["KakaoTalk", "Telegram", "Instagram", "YouTube"],
    chats: ["Talk"],
  },
  mekong11: {
    flags: {},
    singleWallet: true,
    currency: "VND",
    categories: drawsFirst,
    hand: "mekong",
    wideCovers: true,
    networks: ["Zalo", "Facebook", "YouTube"],
    chats: ["Zalo", "Line"],
  },
};

/** Returns a merchant by its code, or the default settings. */
export function merchantOf(code: string): Merchant {
  return merchants[code] ?? usual;
}
