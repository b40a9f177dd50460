/** Languages that the portal has texts for (`app/locales/<tag>/`). A brand has some of them (A67). */
export const messageLanguages = ["en", "ko", "vi", "th", "zh", "ja"] as const;

export type MessageLanguage = (typeof messageLanguages)[number];
