/** An announcement as the dialogs show it (D-19). */
export interface Announcement {
  id: string;
  title: string;
  /** Sanitised HTML. */
  content: string;
  promotionType?: string | null;
  /** In ms; null where nobody knows. */
  publishedAt?: number | null;
}

/** One of `/popups`, with its moment in words: a browser's first `Intl` would hold a phone up as the popup opens. */
export interface PopupNews extends Announcement {
  published: string | null;
}
