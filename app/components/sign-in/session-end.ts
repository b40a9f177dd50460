/** How long before its end a session warns, in ms. */
export const warnBeforeMs = 2 * 60_000;

/** Props of the warning. */
export interface ExpiryWarningProps {
  /** When the session ends as far as the page knows, by `performance.now()`. */
  endsAt: number;
  /** Called with how long the session goes on, in ms. */
  onExtended: (expiresInMs: number) => void;
}

/** Props of the dialog after the end. */
export interface SessionOverProps {
  /** Whether it ended because nobody was there; otherwise another tab or device has ended it. */
  idle: boolean;
}
