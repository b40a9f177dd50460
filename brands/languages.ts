/** Languages that the portal has messages for (`app/locales/<tag>/`); a brand speaks some of them (A67). */
export const messageLanguages = ["en", "ko"] as const;

export type MessageLanguage = (typeof messageLanguages)[number];
