import { type RefObject, useEffect } from "react";

/**
 * Whether a window message asks to leave the game: it counts only from the game's own frame and the origin that the
 * game was launched from.
 */
export function isLeaveMessage(
  event: Pick<MessageEvent, "data" | "origin" | "source">,
  frame: unknown,
  launchUrl: string,
): boolean {
  if (!frame || event.source !== frame) return false;
  if (event.origin !== new URL(launchUrl).origin) return false;
  const { data } = event;
  return (
    typeof data === "object" && data !== null && "type" in data && data.type === "portico:leave"
  );
}

/** Leaves when the game says that the player wants to. */
export function useLeaveMessage(
  frame: RefObject<HTMLIFrameElement>,
  launchUrl: string | null,
  onLeave: () => void,
): void {
  useEffect(() => {
    if (launchUrl === null) return;
    const listen = (event: MessageEvent) => {
      if (isLeaveMessage(event, frame.current?.contentWindow, launchUrl)) onLeave();
    };
    window.addEventListener("message", listen);
    return () => window.removeEventListener("message", listen);
  }, [frame, launchUrl, onLeave]);
}
