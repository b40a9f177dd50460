/**
 * The form of a brand's pages (B1): what stands where, and how it is drawn. Every choice goes with every other, and
 * each has a default, so a brand file names only what differs. `docs/brands.md` shows each choice.
 */
import * as v from "valibot";
import { gameTypes } from "../game-types.ts";
import { oneOf, strict } from "../place.ts";

/** The choices of each setting; the first one is the default. */
export const formChoices = {
  /** Rows above the page, one row, or a rail at the left that folds; phones have one row. */
  header: ["bar", "compact", "rail"],
  /** On phones: a bar under the thumb with the menu in it, chips below the header, or both. */
  phoneNavigation: ["both", "bottom", "chips"],
  /** What a guest's home begins with. */
  hero: ["split", "art", "tiles", "draws", "none"],
  /** How promotions are listed. */
  promotions: ["cards", "posters", "rows"],
  /** The head of a list of games. */
  heading: ["plain", "band", "centered"],
  density: ["regular", "roomy", "dense"],
  /** What cards and boxes stand out by. */
  surface: ["outlined", "flat", "raised", "glass"],
  lines: ["fine", "none", "strong"],
  icons: ["outline", "solid", "duotone"],
  /** How much moves under a pointer and between pages; none of it with reduced motion. */
  motion: ["soft", "none", "lively"],
} as const;

/** Proportions of a game's picture. */
export const cardRatios = ["3:4", "1:1", "16:9"] as const;
/** Where a game's name is: below its picture, on it, or on it while the card has the pointer or the focus. */
export const cardNames = ["below", "over", "focus"] as const;
/** What a card says besides its name, where the platform names it. */
const cardFacts = ["provider", "lines", "limits", "rtp", "volatility", "theme"] as const;

/** Lists of games on home differ by look; a section without games has one look. */
export const sectionLooks = ["row", "lines", "large", "ranked", "mosaic", "table"] as const;

const gameSection = strict({
  section: oneOf("section", ["popular", "category"]),
  /** The class of games of a `category`; the page leaves out one that the platform doesn't have. */
  type: v.optional(oneOf("game type", gameTypes)),
  look: v.optional(oneOf("look", sectionLooks), "row"),
});

const otherSection = strict({
  section: oneOf("section", [
    "banners",
    "tiles",
    "draws",
    "matches",
    "promotions",
    "providers",
    "winners",
    "notices",
    "categories",
  ]),
});

const homeSection = v.variant("section", [gameSection, otherSection]);

const choice = <const T extends readonly [string, ...string[]]>(what: string, words: T) =>
  v.optional(oneOf(what, words), words[0]);

const card = strict({
  ratio: choice("ratio", cardRatios),
  name: choice("place of a name", cardNames),
  facts: v.optional(v.array(oneOf("fact", cardFacts)), ["provider"]),
});

/** Home of a brand that names no sections. */
const usualHome: v.InferInput<typeof homeSection>[] = [
  { section: "banners" },
  { section: "popular", look: "lines" },
  { section: "tiles" },
  { section: "category", type: "LIVE", look: "large" },
  { section: "category", type: "RNG", look: "row" },
  { section: "promotions" },
  { section: "winners" },
  { section: "providers" },
  { section: "categories" },
  { section: "notices" },
];

export const form = strict({
  header: choice("header", formChoices.header),
  phoneNavigation: choice("navigation", formChoices.phoneNavigation),
  card: v.optional(card, {}),
  hero: choice("hero", formChoices.hero),
  /** Home's sections in order. */
  home: v.optional(v.pipe(v.array(homeSection), v.minLength(1, "must name a section")), usualHome),
  promotions: choice("list of promotions", formChoices.promotions),
  heading: choice("heading", formChoices.heading),
  density: choice("density", formChoices.density),
  surface: choice("surface", formChoices.surface),
  lines: choice("kind of lines", formChoices.lines),
  /** Radius of a card's corners, in px; controls have seven tenths of it. */
  corners: v.optional(
    v.pipe(
      v.number("must be a number"),
      v.minValue(0, "must be 0 at least"),
      v.maxValue(28, "must be 28 at most"),
    ),
    12,
  ),
  icons: choice("kind of icons", formChoices.icons),
  motion: choice("motion", formChoices.motion),
});

export type Form = v.InferOutput<typeof form>;
export type HomeSection = Form["home"][number];
export type CardFact = (typeof cardFacts)[number];
export type SectionLook = (typeof sectionLooks)[number];
