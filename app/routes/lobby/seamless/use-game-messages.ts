import { type RefObject, useEffect } from "react";

export type GameMessage = "balance" | "leave";

/**
 * What a window message means, or null when it is none of ours: it counts only from the game's own
 * frame and the origin that the game was launched from.
 */
export function readGameMessage(
  event: Pick<MessageEvent, "data" | "origin" | "source">,
  frame: unknown,
  launchUrl: string,
): GameMessage | null {
  if (!frame || event.source !== frame) return null;
  if (event.origin !== new URL(launchUrl).origin) return null;
  const { data } = event;
  if (typeof data !== "object" || data === null || !("type" in data)) return null;
  if (data.type === "portico:balance") return "balance";
  return data.type === "portico:leave" ? "leave" : null;
}

interface Handlers {
  onBalance: () => void;
  onLeave: () => void;
}

/** Handles messages of the game: the wallet has changed, or the player wants to leave. */
export function useGameMessages(
  frame: RefObject<HTMLIFrameElement>,
  launchUrl: string | null,
  { onBalance, onLeave }: Handlers,
): void {
  useEffect(() => {
    if (launchUrl === null) return;
    const listen = (event: MessageEvent) => {
      const message = readGameMessage(event, frame.current?.contentWindow, launchUrl);
      if (message === "balance") onBalance();
      if (message === "leave") onLeave();
    };
    window.addEventListener("message", listen);
    return () => window.removeEventListener("message", listen);
  }, [frame, launchUrl, onBalance, onLeave]);
}
