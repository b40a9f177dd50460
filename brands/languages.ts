/** Languages that the portal has messages for (`app/locales/<tag>/`); a brand speaks some of them (A67). */
export const messageLanguages = ["en", "ko", "vi", "th", "zh", "ja"] as const;

export type MessageLanguage = (typeof messageLanguages)[number];
