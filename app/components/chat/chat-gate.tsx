import { useLocation, useNavigate } from "@remix-run/react";
import { type ComponentType, useEffect, useState } from "react";
import { dialogIn, pageDialogs, withDialog } from "~/components/dialogs/page-dialogs.ts";
import { dock, hasRoom, useChatOffered, useDocked } from "./chat-dock.ts";
import type { ChatPanelProps } from "./chat-panel.tsx";

/**
 * The chat over or beside any page (M12); its code is fetched when it first opens. On a phone its address
 * is the page's with `?dialog=chat`, so that going back closes it; a wide screen keeps it at the edge.
 */
export function ChatGate() {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const docked = useDocked();
  const offered = useChatOffered();
  const asked = dialogIn(search) === "chat";
  const open = offered && (asked || docked) && pathname !== pageDialogs.chat;
  const [Panel, setPanel] = useState<ComponentType<ChatPanelProps> | null>(null);

  useEffect(() => {
    if (!open || Panel) return;
    import("./chat-panel.tsx").then(
      (found) => setPanel(() => found.default),
      // The chunk is gone or the network is: the page does without it.
      () => window.location.assign(pageDialogs.chat),
    );
  }, [open, Panel]);

  useEffect(() => {
    if (!asked || !hasRoom()) return;
    dock(true);
    navigate(withDialog(pathname, search, null), { replace: true, preventScrollReset: true });
  }, [asked, navigate, pathname, search]);

  if (!open || !Panel) return null;
  const close = () => {
    dock(false);
    if (!asked) return;
    // Opened from here, it is one step back; reached by its address, there is nothing to go back to.
    if (state?.opened) navigate(-1);
    else navigate(withDialog(pathname, search, null), { replace: true, preventScrollReset: true });
  };
  return <Panel over={asked} onClose={close} />;
}
