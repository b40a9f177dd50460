import { useLocation } from "@remix-run/react";
import { type ComponentType, useEffect, useState } from "react";
import { useShell } from "~/components/shell/use-shell.ts";
import { loadChunk } from "~/ui/load-chunk.ts";
import type { PopupNews } from "./announcement.ts";
import { closePopup, popupClosed } from "./popup-memory.ts";

interface Popup {
  Box: ComponentType<{ popups: readonly PopupNews[]; onClose: () => void }>;
  popups: readonly PopupNews[];
}

/** Lets the page settle before something covers it, in ms. */
const settle = 1200;

/** The announcements of `/popups` and the dialog for them; null for none, or when they can't be had. */
async function fetchPopup(): Promise<Popup | null> {
  try {
    const answer = await fetch("/popups");
    const popups: PopupNews[] = answer.ok ? await answer.json() : [];
    if (popups.length === 0) return null;
    const { PopupDialog } = await loadChunk(() => import("./popup-dialog.tsx"));
    return { Box: PopupDialog, popups };
  } catch {
    return null;
  }
}

/**
 * Shows the announcement popup after load (M1, S18). A language change loads the page anew and so
 * asks again; once closed it stays closed for the session, for guests and members apart (A35).
 * Its code and its texts are fetched only when nobody has closed it yet. Failing is silent: the
 * announcements are on the home page too.
 */
export function PopupGate() {
  const { viewer } = useShell();
  const { pathname } = useLocation();
  const audience = viewer ? "member" : "guest";
  const [popup, setPopup] = useState<Popup | null>(null);
  const quiet = /^\/(login|logout)(\/|$)/.test(pathname);

  useEffect(() => {
    setPopup(null);
    if (quiet || popupClosed(() => sessionStorage, audience)) return;
    let wanted = true;
    const timer = setTimeout(async () => {
      const found = await fetchPopup();
      // Another dialog may have been opened meanwhile; two at once help nobody.
      if (wanted && !document.querySelector("dialog")) setPopup(found);
    }, settle);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [audience, quiet]);

  if (!popup) return null;
  return (
    <popup.Box
      popups={popup.popups}
      onClose={() => {
        closePopup(() => sessionStorage, audience);
        setPopup(null);
      }}
    />
  );
}
