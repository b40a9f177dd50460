/**
 * Typefaces that brands may choose for headings and figures (H10, decision 0037). Their licence is the OFL, and they
 * come from an npm package. After a change here run `node scripts/typefaces.mjs`.
 */

export type Subset = "latin" | "vietnamese" | "thai";

export interface Typeface {
  family: string;
  package: string;
  /** The weights that the files have, as `font-weight` of a font face. */
  weights: string;
  /** Files of the package by subset, without `files/` and `.woff2`. */
  files: Partial<Record<Subset, string>>;
}

/** For Latin, Vietnamese and figures. Each has figures of one width. */
export const typefaces = {
  "space-grotesk": {
    family: "Space Grotesk",
    package: "@fontsource-variable/space-grotesk",
    weights: "300 700",
    files: {
      latin: "space-grotesk-latin-wght-normal",
      vietnamese: "space-grotesk-vietnamese-wght-normal",
    },
  },
  "plus-jakarta-sans": {
    family: "Plus Jakarta Sans",
    package: "@fontsource-variable/plus-jakarta-sans",
    weights: "200 800",
    files: {
      latin: "plus-jakarta-sans-latin-wght-normal",
      vietnamese: "plus-jakarta-sans-vietnamese-wght-normal",
    },
  },
  // One weight for all: a quiet page needs no bolder serif.
  trirong: {
    family: "Trirong",
    package: "@fontsource/trirong",
    weights: "100 900",
    files: { latin: "trirong-latin-500-normal", vietnamese: "trirong-vietnamese-500-normal" },
  },
} as const satisfies Record<string, Typeface>;

/** For headings in Thai, beside one of the others. */
export const thaiTypefaces = {
  "bai-jamjuree": {
    family: "Bai Jamjuree",
    package: "@fontsource/bai-jamjuree",
    weights: "600 900",
    files: { thai: "bai-jamjuree-thai-700-normal" },
  },
  "trirong-thai": {
    family: "Trirong Thai",
    package: "@fontsource/trirong",
    weights: "100 900",
    files: { thai: "trirong-thai-500-normal" },
  },
} as const satisfies Record<string, Typeface>;

/**
 * For Korean pages, as pairs of headings and figures: a part of a font, because a whole one has 180 kB. The parts are in
 * `brands/fonts/`, in folders named after their packages; `node scripts/korean-typeface.mjs` writes them.
 */
export const koreanTypefaces = {
  "do-hyeon": {
    headings: {
      family: "Do Hyeon",
      weights: "100 900",
      file: "@fontsource/do-hyeon/korean-headings.woff2",
      from: "@fontsource/do-hyeon/files/do-hyeon-korean-400-normal.woff2",
    },
    figures: {
      family: "Plus Jakarta Sans Figures",
      weights: "400 800",
      file: "@fontsource-variable/plus-jakarta-sans/figures.woff2",
      from: "@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2",
    },
  },
} as const;

export type KoreanTypefaceName = keyof typeof koreanTypefaces;
export type TypefaceName = keyof typeof typefaces;
export type ThaiTypefaceName = keyof typeof thaiTypefaces;
