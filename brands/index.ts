import * as v from "valibot";
import { aurora } from "./aurora.ts";
import { type Brand, type BrandLanguage, brandSchema } from "./brand.ts";
import { hanbit } from "./hanbit.ts";

const files: readonly Brand[] = [aurora, hanbit];
const valid = new Map<string, Brand>();

/** Ids of all brands. */
export const brandIds: readonly string[] = files.map((brand) => brand.id);

/**
 * The brand that configuration names, validated once.
 * @throws Error that names the brand and the first thing wrong with it.
 */
export function pickBrand(id: string): Brand {
  const known = valid.get(id);
  if (known) return known;
  const file = files.find((brand) => brand.id === id);
  if (!file) throw new Error(`Unknown brand "${id}". Known brands: ${brandIds.join(", ")}.`);
  const result = v.safeParse(brandSchema, file);
  if (!result.success) {
    const issue = result.issues[0];
    throw new Error(
      `Brand "${id}" is not valid at ${v.getDotPath(issue) ?? "its root"}: ${issue.message}`,
    );
  }
  valid.set(id, result.output);
  return result.output;
}

/** The brand's language with this tag, else its default one (K41). */
export function pickLanguage(brand: Brand, tag: string | null): BrandLanguage {
  const found =
    brand.languages.find((language) => language.tag === tag) ??
    brand.languages.find((language) => language.tag === brand.defaultLanguage);
  if (!found) throw new Error(`Brand "${brand.id}" has no language ${brand.defaultLanguage}.`);
  return found;
}
