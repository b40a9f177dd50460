import { useEffect, useState } from "react";

/**
 * Seconds left of a wait, counted down once a second; 0 when it is over. Starts anew whenever
 * `waitMs` or `of` changes (such as a new answer with the same wait).
 * @param waitMs how long to wait from now, in ms
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
