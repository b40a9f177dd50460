/** Languages the sandbox has texts in. */
export type Lang = "EN" | "KR";

/** The same text in each language. */
export type Localised = Record<Lang, string>;

/** Any platform language code is accepted; texts exist in two, the others read English. */
export function contentLanguage(code: string): Lang {
  return code === "KR" ? "KR" : "EN";
}

/** A platform language code such as EN, KR or TY. */
export const languageCode = /^[A-Z]{2}$/;
