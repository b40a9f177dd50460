/** How long before its end a session warns, in ms. */
export const warnBeforeMs = 2 * 60_000;

/** Props of the warning. */
export interface ExpiryWarningProps {
  /** When the session ends as far as the page knows, by `performance.now()`. */
  endsAt: number;
  /** Called with how long the session goes on, in ms. */
  onExtended: (expiresInMs: number) => void;
}
