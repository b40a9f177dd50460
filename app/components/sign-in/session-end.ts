/** How long before its end a session warns, in ms. */
export const warnBeforeMs = 2 * 60_000;

/** Props of the warning. */
export interface ExpiryWarningProps {
  /** The last known end of the session, in ms since the epoch. */
  expiresAt: number;
  /** Called with the session's new end. */
  onExtended: (expiresAt: number) => void;
}
