import { useEffect, useState } from "react";

/**
 * Returns the seconds left, counted down once a second; 0 at the end. It restarts when `waitMs` or `of` changes, for
 * example for a new answer with the same wait.
 * @param waitMs time to wait from now, in ms
 */
export function useCountdown(waitMs: number, of: unknown): number {
  const [left, setLeft] = useState(() => Math.ceil(waitMs / 1000));

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new answer starts a new count
  useEffect(() => {
    const end = performance.now() + waitMs;
    const count = () => setLeft(Math.max(0, Math.ceil((end - performance.now()) / 1000)));
    count();
    if (waitMs <= 0) return;
    const timer = setInterval(() => {
      count();
      if (performance.now() >= end) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, [waitMs, of]);

  return left;
}
