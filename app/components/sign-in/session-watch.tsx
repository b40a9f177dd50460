import { useLocation } from "@remix-run/react";
import { type ComponentType, useCallback, useEffect, useState } from "react";
import { type ExpiryWarningProps, warnBeforeMs } from "./session-end.ts";

/** The longest delay of a browser timer, in ms. */
const longestTimer = 2 ** 31 - 1;

/**
 * Warns before an idle session ends and offers to extend it. Until then it is one timer; the dialog and the GraphQL
 * client are loaded when they are needed.
 * @param expiresAt the last known end of the session, in ms since the epoch
 */
export function SessionWatch({ expiresAt }: { expiresAt: number }) {
  const [endsAt, setEndsAt] = useState(expiresAt);
  const [Warning, setWarning] = useState<ComponentType<ExpiryWarningProps> | null>(null);
  const location = useLocation();

  useEffect(() => setEndsAt(expiresAt), [expiresAt]);

  // Each page request extends the session without informing this component. The dialog requests the current end
  // before it shows, so a timer that fires too early is harmless.
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
