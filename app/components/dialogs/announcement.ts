/** An announcement as the dialogs show it (D-19). */
export interface Announcement {
  id: string;
  title: string;
  /** Sanitised HTML. */
  content: string;
  promotionType?: string | null;
  /** In ms. */
  publishedAt: number;
}
