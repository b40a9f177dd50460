import { textsOf } from "../../app/i18n/missing-texts.ts";
import english from "../../app/locales/en/index.ts";
import type { Brand } from "../../brands/brand.ts";
import type { Problem } from "../../brands/check-brand.ts";
import { placeholderFault } from "../texts/check-text.ts";

/** Our texts in English, by key. */
export const englishTexts = new Map(textsOf(english));

/** Texts of a brand that replace none of ours, or lack what is filled in. The Worker can't know this: it has no texts. */
export function voiceProblems({ voice }: Pick<Brand, "voice">): Problem[] {
  if (typeof voice !== "object") return [];
  return Object.entries(voice).flatMap(([tag, texts]) =>
    Object.entries(texts ?? {}).flatMap(([key, text]): Problem[] => {
      const place = `voice.${tag}.${key}`;
      const ours =
        englishTexts.get(key) ?? englishTexts.get(key.replace(/_(zero|two|few|many)$/, "_other"));
      if (ours === undefined) return [[place, "is no text of app/locales/en"]];
      const fault = placeholderFault(key, String(text), ours);
      return fault ? [[place, fault]] : [];
    }),
  );
}
