/**
 * The search index of a brand in one language, made of the sandbox's data without a platform. It has a part of the games:
 * `tests/edge/pages/search.test.ts` has all.
 */
import { entriesIn, type OwnRead, traitNames } from "../../app/background/index-entries.server.ts";
import { allOffers } from "../../app/graphql/generated/offers.ts";
import { pickBrand, pickLanguage } from "../../brands/index.ts";
import { questionsIn } from "../../gateway/domains/system/help-questions.ts";
import pinyin from "../../public/search/pinyin.json" with { type: "json" };
import { promotions } from "../../sandbox/domains/announcements/promotions.ts";
import { catalogue } from "../../sandbox/domains/games/catalogue.ts";
import { gameClasses } from "../../sandbox/domains/games/classes.ts";
import type { GameType } from "../../sandbox/domains/games/game-types.ts";
import { featuresOf, themeOf, wireTrait } from "../../sandbox/domains/games/traits.ts";
import { vendors } from "../../sandbox/domains/games/vendors.ts";
import { helpIn } from "../../sandbox/domains/system/help-center.ts";
import { type Lang, nameIn } from "../../sandbox/http/language.ts";
import { buildIndex } from "../../search/build-index.ts";
import { openIndex, type SearchIndex } from "../../search/search-index.ts";

type Offers = NonNullable<OwnRead["rest"]["system"]>["offers"];

/** One of so many games is in the index. */
const share = 25;

/** What a reading finds in a language. */
function readIn(lang: Lang, offers: Offers): OwnRead {
  const names = new Map(vendors.map(({ code, names: each }) => [code, nameIn(each, lang)]));
  return {
    games: catalogue()
      .all.filter((_, place) => place % share === 0)
      .map((game) => {
        const { nodeId, names: each, gameType, vendor, classes } = game;
        const theme = themeOf(game);
        return {
          id: `${nodeId}`,
          name: nameIn(each, lang),
          type: gameType,
          image: null,
          code: game.gameCode,
          start: "FRAME" as const,
          roomId: null,
          freeTrial: false,
          hot: false,
          new: false,
          minBet: null,
          lines: null,
          classes: [...classes],
          rtp: null,
          volatility: null,
          theme: theme && wireTrait(theme, lang),
          features: featuresOf(game).map((feature) => wireTrait(feature, lang)),
          inMaintenance: false,
          vendor: { code: vendor, name: names.get(vendor) ?? vendor },
        };
      }),
    rest: {
      categories: [...new Set(vendors.flatMap(({ games }) => Object.keys(games)))].map((type) => ({
        type,
        name: type,
        path: `/${type.toLowerCase()}`,
        classes: gameClasses[type as GameType].map(({ key, names: each }) => ({
          key,
          name: each[lang],
        })),
        vendors: vendors
          .filter(({ games }) => type in games)
          .map(({ code }) => ({ code, name: names.get(code) ?? code })),
      })),
      helpSections: helpIn(lang).map(({ anchor, title, content }) => ({
        anchor,
        title,
        questions: questionsIn(anchor, content),
      })),
      announcements: {
        promotions: promotions.map(({ id, title }) => ({ id: `${id}`, title: title[lang] })),
      },
      system: { offers },
    },
  };
}

/** @param offers what the brand offers; everything without it */
export async function unitIndex(
  brandId: string,
  language: string,
  offers: Offers = [...allOffers],
): Promise<SearchIndex> {
  const brand = pickBrand(brandId);
  const codeOf = (tag: string) => pickLanguage(brand, tag).platformCode as Lang;
  const others = brand.languages.filter(({ tag }) => tag !== language);
  const own = readIn(codeOf(language), offers);
  const entries = entriesIn(
    language,
    brand,
    own,
    others.map(({ tag }) => readIn(codeOf(tag), offers)),
  );
  return openIndex(await buildIndex(language, entries, pinyin, traitNames(own)));
}
