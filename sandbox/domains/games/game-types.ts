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
  RNG: { EN: "Slots", KR: "슬롯" },
  LIVE: { EN: "Live casino", KR: "라이브 카지노" },
  FISH: { EN: "Fishing", KR: "피싱" },
  PVP: { EN: "Card rooms", KR: "카드 게임" },
  SPORTS: { EN: "Sports", KR: "스포츠" },
  ESPORTS: { EN: "Esports", KR: "e스포츠" },
  COCKFIGHT: { EN: "Cockfight", KR: "투계" },
  LOTT: { EN: "Lottery", KR: "복권" },
  ELOTT: { EN: "E-lottery", KR: "전자 복권" },
  BINGO: { EN: "Bingo", KR: "빙고" },
  MINI: { EN: "Mini games", KR: "미니 게임" },
};

export function isGameType(text: string): text is GameType {
  return (gameTypes as readonly string[]).includes(text);
}
