import type { Localised } from "../../http/language.ts";

/** Game types in the order of the portal's navigation (D-4). */
export const gameTypes = [
  "RNG",
  "LIVE",
  "FISH",
  "PVP",
  "SPORTS",
  "ESPORTS",
  "COCKFIGHT",
  "LOTT",
  "ELOTT",
  "BINGO",
  "MINI",
] as const;

export type GameType = (typeof gameTypes)[number];

export const gameTypeNames: Record<GameType, Localised> = {
  RNG: { EN: "Slots", KR: "슬롯", VN: "Slot", TH: "สล็อต", CN: "老虎机", JP: "スロット" },
  LIVE: {
    EN: "Live casino",
    KR: "라이브 카지노",
    VN: "Casino trực tiếp",
    TH: "คาสิโนสด",
    CN: "真人娱乐",
    JP: "ライブカジノ",
  },
  FISH: { EN: "Fishing", KR: "피싱", VN: "Bắn cá", TH: "ยิงปลา", CN: "捕鱼", JP: "フィッシング" },
  PVP: {
    EN: "Card rooms",
    KR: "카드 게임",
    VN: "Game bài",
    TH: "ห้องเกมไพ่",
    CN: "棋牌",
    JP: "カードルーム",
  },
  SPORTS: { EN: "Sports", KR: "스포츠", VN: "Thể thao", TH: "กีฬา", CN: "体育", JP: "スポーツ" },
  ESPORTS: {
    EN: "Esports",
    KR: "e스포츠",
    VN: "Thể thao điện tử",
    TH: "อีสปอร์ต",
    CN: "电竞",
    JP: "eスポーツ",
  },
  COCKFIGHT: { EN: "Cockfight", KR: "투계", VN: "Đá gà", TH: "ไก่ชน", CN: "斗鸡", JP: "闘鶏" },
  LOTT: { EN: "Lottery", KR: "복권", VN: "Xổ số", TH: "ลอตเตอรี่", CN: "彩票", JP: "ロッタリー" },
  ELOTT: {
    EN: "E-lottery",
    KR: "전자 복권",
    VN: "Xổ số điện tử",
    TH: "ลอตเตอรี่ออนไลน์",
    CN: "电子彩票",
    JP: "電子ロッタリー",
  },
  BINGO: { EN: "Bingo", KR: "빙고", VN: "Bingo", TH: "บิงโก", CN: "宾果", JP: "ビンゴ" },
  MINI: {
    EN: "Mini games",
    KR: "미니 게임",
    VN: "Trò chơi nhỏ",
    TH: "มินิเกม",
    CN: "小游戏",
    JP: "ミニゲーム",
  },
};

export function isGameType(text: string): text is GameType {
  return (gameTypes as readonly string[]).includes(text);
}
