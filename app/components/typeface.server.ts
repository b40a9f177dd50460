/** The brand's typeface on a page (H10, decision 0037): its families for the style, its files for the preload. */
import thai from "@fontsource/bai-jamjuree/files/bai-jamjuree-thai-700-normal.woff2?url";
import trirong from "@fontsource/trirong/files/trirong-latin-500-normal.woff2?url";
import trirongThai from "@fontsource/trirong/files/trirong-thai-500-normal.woff2?url";
import trirongVietnamese from "@fontsource/trirong/files/trirong-vietnamese-500-normal.woff2?url";
import jakarta from "@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2?url";
import jakartaVietnamese from "@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-vietnamese-wght-normal.woff2?url";
import grotesk from "@fontsource-variable/space-grotesk/files/space-grotesk-latin-wght-normal.woff2?url";
import groteskVietnamese from "@fontsource-variable/space-grotesk/files/space-grotesk-vietnamese-wght-normal.woff2?url";
import type { PortalContext } from "~/portal-context.ts";
import doHyeon from "../../brands/fonts/@fontsource/do-hyeon/korean-headings.woff2?url";
import jakartaFigures from "../../brands/fonts/@fontsource-variable/plus-jakarta-sans/figures.woff2?url";
import {
  type KoreanTypefaceName,
  koreanTypefaces,
  type Subset,
  type ThaiTypefaceName,
  type TypefaceName,
  thaiTypefaces,
  typefaces,
} from "../../brands/typefaces.ts";

/** Values of `font-family`, without the fonts of the visitor's system that follow them. */
export interface FontFamilies {
  headings: string;
  figures: string;
}

type Facts = Pick<PortalContext, "savesData" | "language"> & {
  brand: Pick<PortalContext["brand"], "typeface">;
};

/** Addresses of the build's files, with their hashes. */
const files: Record<TypefaceName | ThaiTypefaceName, Partial<Record<Subset, string>>> = {
  "space-grotesk": { latin: grotesk, vietnamese: groteskVietnamese },
  "plus-jakarta-sans": { latin: jakarta, vietnamese: jakartaVietnamese },
  trirong: { latin: trirong, vietnamese: trirongVietnamese },
  "bai-jamjuree": { thai },
  "trirong-thai": { thai: trirongThai },
};

/** The headings and figures of Korean pages. */
const koreanFiles: Record<KoreanTypefaceName, string[]> = {
  "do-hyeon": [doHyeon, jakartaFigures],
};

/** The typefaces of a page, or null if the page has none. Thai is on Thai pages only, Korean on Korean ones. */
function typefacesOf({ brand: { typeface }, savesData, language }: Facts) {
  if (!typeface || savesData) return null;
  return {
    latin: typeface.latin,
    thai: (language === "th" && typeface.thai) || null,
    korean: (language === "ko" && typeface.korean) || null,
  };
}

/** Returns the families of headings and figures. */
export function fontFamiliesOf(facts: Facts): FontFamilies | null {
  const page = typefacesOf(facts);
  if (!page) return null;
  const { family } = typefaces[page.latin];
  const thaiFamily = page.thai ? [thaiTypefaces[page.thai].family] : [];
  // Fonts of the visitor's system in the typeface's size (`app/styles/typefaces.css`).
  const local = [`${family} Arial`, `${family} Roboto`];
  const listOf = (names: string[]) => names.map((name) => `"${name}"`).join();
  if (page.korean) {
    const { headings, figures } = koreanTypefaces[page.korean];
    return {
      headings: listOf([headings.family, ...local]),
      figures: listOf([figures.family, ...local]),
    };
  }
  return {
    headings: listOf([family, ...thaiFamily, ...local]),
    figures: listOf([family, ...local]),
  };
}

/** Returns the addresses of the files that a page in its language uses. */
export function fontFilesOf(facts: Facts): string[] {
  const page = typefacesOf(facts);
  if (!page) return [];
  if (page.korean) return koreanFiles[page.korean];
  const { latin, vietnamese } = files[page.latin];
  return [
    latin,
    facts.language === "vi" ? vietnamese : undefined,
    page.thai ? files[page.thai].thai : undefined,
  ].filter((file) => file !== undefined);
}
