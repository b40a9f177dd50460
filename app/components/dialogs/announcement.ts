/** An announcement for the dialogs (D-19). */
export interface Announcement {
  id: string;
  title: string;
  /** Sanitised HTML. */
  content: string;
  promotionType?: string | null;
  /** The type of games that count for that promotion. */
  games?: string | null;
  /** In ms since the epoch; null if it is unknown. */
  publishedAt?: number | null;
}

/**
 * An announcement of `/popups` with its formatted time, because a phone's first use of `Intl` would delay the dialog.
 */
export interface PopupNews extends Announcement {
  published: string | null;
}
