import { useEffect, useState } from "react";
import { useHydrated } from "./use-hydrated.ts";

/** How far the server's time is ahead of `performance.now()`; the clock of the device may be off and is never read. */
let ahead = Number.NEGATIVE_INFINITY;

/**
 * Notes the server's time that came with data. An answer that took long says too little, never too much, so the
 * latest time that any answer allows is the best one.
 * @param arrivedAt when it came, by `performance.now()`
 */
export function noteServerTime(now: number, arrivedAt = performance.now()): void {
  ahead = Math.max(ahead, now - arrivedAt);
}

/** The server's time, in ms since the epoch. It needs a time that was noted before. */
export const serverTime = (): number => ahead + performance.now();

/** When the document's data came: before its scripts ran. */
function documentArrived(): number {
  const [document] = performance.getEntriesByType("navigation");
  return document instanceof PerformanceNavigationTiming
    ? document.responseStart
    : performance.now();
}

/**
 * Notes the server's time that data of a page came with. Hooks that count from it are called after this one.
 * @param now when the server made the data
 */
export function useServerTime(now: number): void {
  const hydrated = useHydrated();
  // biome-ignore lint/correctness/useExhaustiveDependencies: it came once
  useEffect(() => noteServerTime(now, hydrated ? performance.now() : documentArrived()), [now]);
}

const watchers = new Set<() => void>();
let timer: ReturnType<typeof setTimeout> | undefined;

/** One timer for all clocks of a page, at the start of each second of the server. */
const plan = () => {
  timer = setTimeout(tick, 1000 - (serverTime() % 1000));
};

function tick(): void {
  plan();
  for (const watcher of watchers) watcher();
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  if (watchers.size === 1) plan();
  return () => {
    watchers.delete(watcher);
    if (watchers.size === 0) clearTimeout(timer);
  };
}

const secondOf = (ms: number) => Math.floor(ms / 1000);

/** The server's time in seconds since the epoch, each second anew. */
export function useServerSecond(now: number): number {
  const [second, setSecond] = useState(secondOf(now));
  useServerTime(now);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new time is shown at once
  useEffect(() => {
    const show = () => setSecond(secondOf(serverTime()));
    show();
    return watch(show);
  }, [now]);
  return second;
}
