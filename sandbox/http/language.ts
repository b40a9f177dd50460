/** Languages the sandbox has texts in, by the platform's codes. */
export const languages = ["EN", "KR", "VN", "TH", "CN", "JP"] as const;
export type Lang = (typeof languages)[number];

/** The same text in each language. */
export type Localised = Readonly<Record<Lang, string>>;

/** A proper name, such as a game's or a vendor's: Korean has its own, the other languages keep the English one. */
export type ProperName = Readonly<Record<"EN" | "KR", string>>;

/** Language tags of documents that the sandbox serves itself. */
const tags: Localised = { EN: "en", KR: "ko", VN: "vi", TH: "th", CN: "zh", JP: "ja" };

/** Any platform language code is accepted; one without texts reads English. */
export function contentLanguage(code: string): Lang {
  return languages.find((language) => language === code) ?? "EN";
}

/** The BCP 47 tag of a language. */
export const tagOf = (lang: Lang): string => tags[lang];

/** A name as a language writes it: its own, else the English one. */
export const nameIn = (name: ProperName & Partial<Localised>, lang: Lang): string =>
  name[lang] ?? name.EN;

/** A platform language code such as EN, KR or TY. */
export const languageCode = /^[A-Z]{2}$/;
