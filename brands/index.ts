import { aurora } from "./aurora.ts";
import type { Brand, BrandLanguage } from "./brand.ts";
import { checkBrand } from "./check-brand.ts";
import { hanbit } from "./hanbit.ts";
import { mekong } from "./mekong.ts";

export const brandFiles: readonly Brand[] = [aurora, hanbit, mekong];
const checked = new WeakMap<Brand, ReturnType<typeof checkBrand>>();

/** Ids of all brands. */
export const brandIds: readonly string[] = brandFiles.map((brand) => brand.id);

/**
 * The brand with this id, or what is wrong with its file, a sentence for each mistake. A file is checked once.
 */
export function readBrand(id: string, files = brandFiles): ReturnType<typeof checkBrand> {
  const file = files.find((brand) => brand.id === id);
  if (!file) {
    const known = files.map((brand) => brand.id).join(", ");
    return { problems: [`Unknown brand "${id}". Known brands: ${known}.`] };
  }
  const result = checked.get(file) ?? checkBrand(file);
  checked.set(file, result);
  return result;
}

/**
 * Returns the brand with this id.
 * @throws Error that names the mistakes of its file
 */
export function pickBrand(id: string): Brand {
  const read = readBrand(id);
  if ("problems" in read) throw new Error(read.problems.join("\n"));
  return read.brand;
}

/** The brand's language with this tag, else its default one (K41). */
export function pickLanguage(brand: Brand, tag: string | null): BrandLanguage {
  const found =
    brand.languages.find((language) => language.tag === tag) ??
    brand.languages.find((language) => language.tag === brand.defaultLanguage);
  if (!found) throw new Error(`Brand "${brand.id}" has no language ${brand.defaultLanguage}.`);
  return found;
}
