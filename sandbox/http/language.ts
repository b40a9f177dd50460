/** Languages of the sandbox's texts, by the platform's codes. */
export const languages = ["EN", "KR", "VN", "TH", "CN", "JP"] as const;
export type Lang = (typeof languages)[number];

/** A text in each language. */
export type Localised = Readonly<Record<Lang, string>>;

/**
 * A proper name, such as a game's or a vendor's: Korean has a name of its own, all other languages use
 * English.
 */
export type ProperName = Readonly<Record<"EN" | "KR", string>>;

/** Language tags of documents that the sandbox serves. */
const tags: Localised = { EN: "en", KR: "ko", VN: "vi", TH: "th", CN: "zh", JP: "ja" };

/** Returns the language of the texts for a platform language code; English when there are no texts. */
export function contentLanguage(code: string): Lang {
  return languages.find((language) => language === code) ?? "EN";
}

/** Returns the BCP 47 tag of a language. */
export const tagOf = (lang: Lang): string => tags[lang];

/** Returns a name in a language, or the English name. */
export const nameIn = (name: ProperName & Partial<Localised>, lang: Lang): string =>
  name[lang] ?? name.EN;

/** A platform language code such as EN, KR or TY. */
export const languageCode = /^[A-Z]{2}$/;
