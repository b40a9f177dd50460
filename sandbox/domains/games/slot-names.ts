import type { ProperName } from "../../http/language.ts";
import { slotAdjectives, slotPlaces, slotSuffixes, slotThemes } from "./slot-words.ts";

const modifiers = slotAdjectives.length + slotSuffixes.length + slotPlaces.length;

/** The number of names before a class adds a word of its own. */
export const slotNames = modifiers * slotThemes.length;

// Shares no factor with the number of names, so that steps of this size produce every name once.
const stride = 4801;

const classWords: Readonly<Record<string, ProperName>> = {
  MEGAWAY: { EN: "Multiway", KR: "멀티웨이" },
  JP: { EN: "Jackpot", KR: "잭팟" },
  TG: { EN: "Baccarat", KR: "바카라" },
  VP: { EN: "Poker", KR: "포커" },
  AC: { EN: "Arcade", KR: "아케이드" },
  BG: { EN: "Board", KR: "보드" },
};

/** Name of the n-th slot, the same idea in each language; no two of them are equal. */
export function slotName(index: number, gameClass: string): ProperName {
  const place = (index * stride) % slotNames;
  const theme = slotThemes[place % slotThemes.length];
  const name = combine(theme ?? { EN: "", KR: "" }, Math.floor(place / slotThemes.length));
  const word = classWords[gameClass];
  return word ? { EN: `${name.EN} ${word.EN}`, KR: `${name.KR} ${word.KR}` } : name;
}

function combine(theme: ProperName, modifier: number): ProperName {
  const adjective = slotAdjectives[modifier];
  if (adjective) return { EN: `${adjective.EN} ${theme.EN}`, KR: `${adjective.KR} ${theme.KR}` };
  const suffix = slotSuffixes[modifier - slotAdjectives.length];
  if (suffix) return { EN: `${theme.EN} ${suffix.EN}`, KR: `${theme.KR} ${suffix.KR}` };
  const place = slotPlaces[modifier - slotAdjectives.length - slotSuffixes.length];
  return { EN: `${theme.EN} of ${place?.EN}`, KR: `${place?.KR}의 ${theme.KR}` };
}
