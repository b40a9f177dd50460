import { useEffect, useState, useSyncExternalStore } from "react";

/** A device's clock within this difference counts as correct, because the page took that long to arrive. In ms. */
const toleranceMs = 10_000;

/** How far the server's clock is ahead of the device's, in whole seconds as ms. */
export function aheadOf(serverNow: number, deviceNow: number): number {
  const gap = serverNow - deviceNow;
  return Math.abs(gap) <= toleranceMs ? 0 : Math.round(gap / 1000) * 1000;
}

/** The same for the page: 0 until a script runs. */
export function useClockAhead(serverNow: number): number {
  const [ahead, setAhead] = useState(0);
  useEffect(() => setAhead(aheadOf(serverNow, Date.now())), [serverNow]);
  return ahead;
}

const watchers = new Set<() => void>();
let timer: ReturnType<typeof setTimeout> | undefined;

/** One timer for all countdowns of a page, at the start of each second. */
function tick(): void {
  timer = setTimeout(tick, 1000 - (Date.now() % 1000));
  for (const watcher of watchers) watcher();
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  if (watchers.size === 1) timer = setTimeout(tick, 1000 - (Date.now() % 1000));
  return () => {
    watchers.delete(watcher);
    if (watchers.size === 0) clearTimeout(timer);
  };
}

const secondOf = (ms: number) => Math.floor(ms / 1000);

/** The second that it is by the device's clock; while the page is taken over, the server's. */
export function useSecond(serverNow: number): number {
  return useSyncExternalStore(
    watch,
    () => secondOf(Date.now()),
    () => secondOf(serverNow),
  );
}
