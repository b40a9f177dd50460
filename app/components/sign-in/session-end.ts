/** How long before its end a session warns, in ms. */
export const warnBeforeMs = 2 * 60_000;

/** What the warning is told. */
export interface ExpiryWarningProps {
  /** When the session ends as the page last heard, in ms since the epoch. */
  expiresAt: number;
  /** Told the session's new end. */
  onExtended: (expiresAt: number) => void;
}
