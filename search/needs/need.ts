/** What people type who look for a page, an action or a topic of help, as data (Q10). */

/** The portal's languages. A person may type in any of them, whatever the page's language is. */
type NeedLanguage = "en" | "ko" | "vi" | "th" | "zh" | "ja";

/** Words and phrases by language, separated by commas. */
export type Phrases = Readonly<Record<NeedLanguage, string>>;

export interface Need {
  /** `kind:id` of the entry. */
  for: string;
  /** Words of protection: the entry comes first, and no game stands beside it. */
  protection?: Phrases;
  /** Words of service: the entry comes first, and no game with a similar name stands beside it. */
  service?: Phrases;
  /** Other words for the entry, without such a place. */
  words?: Phrases;
}
