import { useSyncExternalStore } from "react";
import { useShell } from "~/components/shell/use-shell.ts";

/** Whether there is a chat: the platform's switch is on (W1, A92) and the brand has it (A56). False if unknown. */
export function useChatOffered(): boolean {
  const { withheld } = useShell();
  return withheld !== null && !withheld.includes("CHAT");
}

/** From this width on the chat is beside the page; below it covers the page. */
const wide = "(min-width: 64rem)";

export const hasRoom = (): boolean => window.matchMedia(wide).matches;

let docked = false;
const watchers = new Set<() => void>();

/** Opens or closes the chat beside the page. It stays open across navigations. */
export function dock(open: boolean): void {
  docked = open;
  for (const watcher of watchers) watcher();
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/** Whether the chat is open beside the page. */
export function useDocked(): boolean {
  return useSyncExternalStore(
    watch,
    () => docked,
    () => false,
  );
}
