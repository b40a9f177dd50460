import { useSyncExternalStore } from "react";
import { useShell } from "~/components/shell/use-shell.ts";

/** Whether there is a chat: its switch is on (W1, A92) and the brand has it (A56). Unknown is none. */
export function useChatOffered(): boolean {
  const { withheld } = useShell();
  return withheld !== null && !withheld.includes("CHAT");
}

/** From this width on the chat has room beside the page; below it covers the page. */
const wide = "(min-width: 64rem)";

export const hasRoom = (): boolean => window.matchMedia(wide).matches;

let docked = false;
const watchers = new Set<() => void>();

/** Opens or closes the chat at the edge of the page. It stays as it is while one walks about. */
export function dock(open: boolean): void {
  docked = open;
  for (const watcher of watchers) watcher();
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/** Whether the chat is open at the edge of the page. */
export function useDocked(): boolean {
  return useSyncExternalStore(
    watch,
    () => docked,
    () => false,
  );
}
