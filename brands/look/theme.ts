/** The colours and typefaces of a brand's pages. */
import * as v from "valibot";
import { like, oneOf, strict } from "../place.ts";
import {
  type KoreanTypefaceName,
  koreanTypefaces,
  type ThaiTypefaceName,
  type TypefaceName,
  thaiTypefaces,
  typefaces,
} from "../typefaces.ts";

const cssColor = like(/^(#[0-9a-f]{3,8}|oklch\([^;{}]+\)|rgb\([^;{}]+\))$/i, "is no colour");

/** The colours of a scheme; the rest is derived from them in `app/styles/app.css`. */
export const palette = strict({
  /** Page ground, raised surfaces, lines. */
  ground: cssColor,
  surface: cssColor,
  raised: cssColor,
  line: cssColor,
  /** Text, quiet text. */
  ink: cssColor,
  quiet: cssColor,
  /** The brand's colour, text on it, and the second colour (wins, jackpot). */
  accent: cssColor,
  onAccent: cssColor,
  gold: cssColor,
});

/** The scheme that a visitor sees first, and the colours of each scheme that the brand has. */
export const theme = strict({
  scheme: oneOf("scheme", ["dark", "light"]),
  /** Whether visitors may change to the other scheme, which then needs a palette, too. */
  switchable: v.optional(v.boolean("must be true or false"), false),
  dark: v.optional(palette),
  light: v.optional(palette),
});

const namesOf = <const T extends string>(table: Record<T, unknown>) => Object.keys(table) as T[];

/** The typefaces of headings and figures. */
export const typeface = strict({
  latin: oneOf("typeface", namesOf<TypefaceName>(typefaces)),
  /** For headings in Thai. A brand with Thai has one, and no other brand. */
  thai: v.optional(oneOf("Thai typeface", namesOf<ThaiTypefaceName>(thaiTypefaces))),
  /** For pages in Korean, whose headings are in the visitor's system fonts without it. */
  korean: v.optional(oneOf("Korean typeface", namesOf<KoreanTypefaceName>(koreanTypefaces))),
});
