import { useLocation } from "@remix-run/react";
import { type ComponentType, useCallback, useEffect, useState } from "react";
import { type ExpiryWarningProps, type SessionOverProps, warnBeforeMs } from "./session-end.ts";

/** The longest delay of a browser timer, in ms. */
const longestTimer = 2 ** 31 - 1;

interface Props {
  /** Each answer that says when the session ends is another object, though the time left may be the same. */
  session: { expiresInMs: number };
  ended: boolean;
  /** Whether the login is open already, such as after a form that found no session. */
  signingIn: boolean;
}

/**
 * Warns before an idle session ends and offers to extend it, and says that a session has ended. Until then it is one
 * timer; the dialogs and the GraphQL client are loaded when they are needed.
 */
export function SessionWatch({ session, ended, signingIn }: Props) {
  /** By `performance.now()`: the clock of the device may be off. */
  const [endsAt, setEndsAt] = useState<number | null>(null);
  const [Warning, setWarning] = useState<ComponentType<ExpiryWarningProps> | null>(null);
  const [Over, setOver] = useState<ComponentType<SessionOverProps> | null>(null);
  const location = useLocation();

  const extend = useCallback((expiresInMs: number) => {
    setEndsAt(performance.now() + expiresInMs);
    // Also after the session has ended, and the visitor has signed in again in place.
    if (expiresInMs > warnBeforeMs) setWarning(null);
  }, []);
  useEffect(() => extend(session.expiresInMs), [session, extend]);

  // Each page request extends the session without informing this component. The dialog requests the current end
  // before it shows, so a timer that fires too early is harmless.
  const open = useCallback(async () => {
    const box = await import("./expiry-warning.tsx").catch(() => null);
    if (box) setWarning(() => box.default);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a navigation is a reason to count again
  useEffect(() => {
    if (endsAt === null) return;
    const wait = Math.max(0, endsAt - warnBeforeMs - performance.now());
    const timer = setTimeout(open, Math.min(wait, longestTimer));
    return () => clearTimeout(timer);
  }, [endsAt, open, location.key]);

  // One that is open stays below the login, which may be given up.
  useEffect(() => {
    if (!ended) setOver(null);
    if (!ended || signingIn) return;
    let wanted = true;
    import("./session-over.tsx").then(
      (box) => wanted && setOver(() => box.default),
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [ended, signingIn]);

  if (ended) return Over ? <Over idle={Warning !== null} /> : null;
  if (!Warning || endsAt === null) return null;
  return <Warning endsAt={endsAt} onExtended={extend} />;
}
