import { defineCall } from "../../http/call.ts";
import type { Lang } from "../../http/language.ts";
import { noParams } from "../../http/params.ts";
import { catalogue } from "./catalogue.ts";
import { gameClasses } from "./classes.ts";
import { type GameType, gameTypes } from "./game-types.ts";
import { dealerLanguages } from "./tables.ts";
import { slotFeatureList, slotThemes, wireTrait } from "./traits.ts";
import { vendorsOf } from "./vendors.ts";
import { vendorCard } from "./wire-game.ts";

/** C28: per game type its server classes, each with the vendors that have such games (D-5). */
export const vendorMap = defineCall({
  id: "C28",
  methods: ["GET"],
  path: "/wps/relay/GCSGAME_getVassGameType",
  modules: ["COMM3"],
  token: "optional",
  params: noParams,
  run: ({ lang }) =>
    Object.fromEntries(
      gameTypes.map((type) => [
        type,
        {
          gameClassify: classesOf(type, lang),
          ...(type === "LIVE" ? { dealerLanguages } : {}),
          ...(type === "RNG"
            ? {
                themes: slotThemes.map((theme) => wireTrait(theme, lang)),
                features: slotFeatureList.map((feature) => wireTrait(feature, lang)),
              }
            : {}),
        },
      ]),
    ),
});

function classesOf(gameType: GameType, lang: Lang) {
  const vendorsByClass = vendorsPerClass(gameType);
  return gameClasses[gameType].map(({ key, names }) => ({
    key,
    name: names[lang],
    vendors: Object.fromEntries(
      vendorsOf(gameType)
        .filter(({ code }) => vendorsByClass.get(key)?.has(code))
        .map(({ code }) => [code, vendorCard(code, lang)]),
    ),
  }));
}

// Class to vendors of each type: plain values, read off the catalogue once per isolate.
const known = new Map<GameType, Map<string, Set<string>>>();

function vendorsPerClass(gameType: GameType): Map<string, Set<string>> {
  const cached = known.get(gameType);
  if (cached) return cached;
  const found = new Map<string, Set<string>>();
  for (const game of catalogue().byType.get(gameType) ?? []) {
    for (const key of game.classes) {
      const codes = found.get(key) ?? new Set<string>();
      found.set(key, codes.add(game.vendor));
    }
  }
  known.set(gameType, found);
  return found;
}
