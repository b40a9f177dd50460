import { useLocation, useNavigate } from "@remix-run/react";
import { type ComponentType, useEffect, useState } from "react";
import { dialogIn, pageDialogs, withDialog } from "~/components/dialogs/page-dialogs.ts";
import { dock, hasRoom, useChatOffered, useDocked } from "./chat-dock.ts";
import type { ChatPanelProps } from "./chat-panel.tsx";

/**
 * The chat over or beside any page (M12); its code is loaded when it first opens. On a phone it has the page's
 * address with `?dialog=chat`, so that Back closes it; on a wide screen it is beside the page.
 */
export function ChatGate() {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const docked = useDocked();
  const offered = useChatOffered();
  const requested = dialogIn(search) === "chat";
  const open = offered && (requested || docked) && pathname !== pageDialogs.chat;
  const [Panel, setPanel] = useState<ComponentType<ChatPanelProps> | null>(null);

  useEffect(() => {
    if (!open || Panel) return;
    import("./chat-panel.tsx").then(
      (found) => setPanel(() => found.default),
      // The code failed to load, so the page has no chat.
      () => window.location.assign(pageDialogs.chat),
    );
  }, [open, Panel]);

  useEffect(() => {
    if (!requested || !hasRoom()) return;
    dock(true);
    navigate(withDialog(pathname, search, null), { replace: true, preventScrollReset: true });
  }, [requested, navigate, pathname, search]);

  if (!open || !Panel) return null;
  const close = () => {
    dock(false);
    if (!requested) return;
    // If it was opened here, closing goes one step back; if it was opened by its address, there is no step back.
    if (state?.opened) navigate(-1);
    else navigate(withDialog(pathname, search, null), { replace: true, preventScrollReset: true });
  };
  return <Panel over={requested} onClose={close} />;
}
