/** The characters that a new brand begins with: its form and its typefaces. Everything may be changed in its file. */
import type { BrandFile } from "../../brands/brand.ts";

interface Character {
  what: string;
  form: NonNullable<BrandFile["form"]>;
  latin: NonNullable<BrandFile["typeface"]>["latin"];
  /** For a brand with Thai. */
  thai: NonNullable<NonNullable<BrandFile["typeface"]>["thai"]>;
  /** Tiles of home, in order. */
  tiles: ("live" | "slots" | "lottery" | "sports")[];
}

export const characters = {
  classic: {
    what: "rows of games below the header, cards with the name below",
    form: { header: "bar", hero: "split", corners: 12, motion: "soft" },
    latin: "space-grotesk",
    thai: "bai-jamjuree",
    tiles: ["live", "slots", "sports"],
  },
  compact: {
    what: "one row of header, square cards, flat boxes",
    form: {
      header: "compact",
      phoneNavigation: "bottom",
      card: { ratio: "1:1", name: "below", facts: ["provider", "lines"] },
      hero: "tiles",
      surface: "flat",
      corners: 8,
    },
    latin: "plus-jakarta-sans",
    thai: "bai-jamjuree",
    tiles: ["slots", "live", "lottery"],
  },
  rail: {
    what: "a rail at the left, dense, a ranked list first",
    form: {
      header: "rail",
      phoneNavigation: "bottom",
      card: { ratio: "1:1", name: "over", facts: ["provider"] },
      hero: "none",
      home: [
        { section: "popular", look: "ranked" },
        { section: "banners" },
        { section: "category", type: "RNG", look: "mosaic" },
        { section: "category", type: "LIVE", look: "table" },
        { section: "winners" },
        { section: "promotions" },
        { section: "categories" },
      ],
      promotions: "rows",
      heading: "band",
      density: "dense",
      surface: "raised",
      lines: "none",
      corners: 6,
      icons: "duotone",
    },
    latin: "plus-jakarta-sans",
    thai: "bai-jamjuree",
    tiles: ["slots", "live", "sports"],
  },
  quiet: {
    what: "roomy, wide cards, serif headings, draws and matches first",
    form: {
      header: "compact",
      phoneNavigation: "chips",
      card: { ratio: "16:9", name: "below", facts: ["provider", "limits"] },
      hero: "draws",
      home: [
        { section: "matches" },
        { section: "category", type: "LOTT", look: "row" },
        { section: "tiles" },
        { section: "category", type: "LIVE", look: "large" },
        { section: "popular", look: "row" },
        { section: "promotions" },
        { section: "categories" },
      ],
      promotions: "posters",
      heading: "centered",
      density: "roomy",
      surface: "flat",
      lines: "strong",
      corners: 4,
      icons: "solid",
      motion: "none",
    },
    latin: "trirong",
    thai: "trirong-thai",
    tiles: ["lottery", "sports", "live"],
  },
} as const satisfies Record<string, Character>;

export type CharacterName = keyof typeof characters;
export const characterNames = Object.keys(characters) as CharacterName[];
