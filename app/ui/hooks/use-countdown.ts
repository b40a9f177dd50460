import { useEffect, useState } from "react";
import { serverTime, useServerTime } from "./server-time.ts";

/**
 * Returns the seconds left, counted down once a second; 0 at the end. It restarts when `waitMs` or `of` changes, for
 * example for a new answer with the same wait.
 * @param waitMs time to wait from now, in ms
 */
export function useCountdown(waitMs: number, of: unknown): number {
  return useSecondsLeft(waitMs, () => waitMs, of);
}

/**
 * Returns the seconds left until a moment of the server; 0 at the end, and for null.
 * @param now the server's time when it wrote the moment
 */
export function useTimeLeft(until: number | null, now: number): number {
  useServerTime(now);
  const left = (at: number) => (until === null ? 0 : Math.max(0, until - at));
  return useSecondsLeft(left(now), () => left(serverTime()), until);
}

/** @param waitMs what is shown first. @param left what is left in the browser, in ms */
function useSecondsLeft(waitMs: number, left: () => number, of: unknown): number {
  const [shown, setShown] = useState(() => Math.ceil(waitMs / 1000));

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new answer starts a new count
  useEffect(() => {
    const end = performance.now() + left();
    const count = () => setShown(Math.max(0, Math.ceil((end - performance.now()) / 1000)));
    count();
    if (performance.now() >= end) return;
    const timer = setInterval(() => {
      count();
      if (performance.now() >= end) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, [waitMs, of]);

  return shown;
}
