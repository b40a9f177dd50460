import { useLocation } from "@remix-run/react";
import { type ComponentType, useCallback, useEffect, useState } from "react";
import { type ExpiryWarningProps, warnBeforeMs } from "./session-end.ts";

/** The longest delay a browser timer keeps, in ms. */
const longestTimer = 2 ** 31 - 1;

/**
 * Warns before an idle session ends and offers to stay. Until then it is one timer; the dialog and
 * the GraphQL client are fetched when the time comes.
 * @param expiresAt end of the session as the page last heard, in ms since the epoch
 */
export function SessionWatch({ expiresAt }: { expiresAt: number }) {
  const [endsAt, setEndsAt] = useState(expiresAt);
  const [Warning, setWarning] = useState<ComponentType<ExpiryWarningProps> | null>(null);
  const location = useLocation();

  useEffect(() => setEndsAt(expiresAt), [expiresAt]);

  // Every page asked of the server moves the end without telling this component; the dialog asks
  // for the true end before it shows, so being early here is harmless.
  const due = endsAt - warnBeforeMs;
  const open = useCallback(async () => {
    const box = await import("./expiry-warning.tsx").catch(() => null);
    if (box) setWarning(() => box.default);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a navigation is a reason to count again
  useEffect(() => {
    const timer = setTimeout(open, Math.min(Math.max(0, due - Date.now()), longestTimer));
    return () => clearTimeout(timer);
  }, [due, open, location.key]);

  if (!Warning) return null;
  return (
    <Warning
      expiresAt={endsAt}
      onExtended={(next) => {
        setWarning(null);
        setEndsAt(next);
      }}
    />
  );
}
