import { useLocation } from "@remix-run/react";
import { lazy, Suspense, useEffect, useState } from "react";
import { loadChunk } from "../load-chunk.ts";
import { useShell } from "../shell/use-shell.ts";
import type { Announcement } from "./announcement.ts";
import { closePopup, popupClosed } from "./popup-memory.ts";

const PopupDialog = lazy(() =>
  loadChunk(() => import("./popup-dialog.tsx")).then((part) => ({ default: part.PopupDialog })),
);

/** Lets the page settle before something covers it, in ms. */
const settle = 1200;

/** The announcements of `/popups`; none when they can't be had. */
async function askPopups(): Promise<readonly Announcement[]> {
  try {
    const answer = await fetch("/popups");
    return answer.ok ? await answer.json() : [];
  } catch {
    return [];
  }
}

/**
 * Shows the announcement popup after load (M1, S18). A language change loads the page anew and so
 * asks again; once closed it stays closed for the session, for guests and members apart (A35).
 * Its code and its texts are fetched only when nobody has closed it yet. Failing is silent: the
 * announcements stand on the home page too.
 */
export function PopupGate() {
  const { viewer } = useShell();
  const { pathname } = useLocation();
  const audience = viewer ? "member" : "guest";
  const [popups, setPopups] = useState<readonly Announcement[]>([]);
  const quiet = pathname === "/login" || pathname === "/logout";

  useEffect(() => {
    setPopups([]);
    if (quiet || popupClosed(() => sessionStorage, audience)) return;
    let wanted = true;
    const timer = setTimeout(async () => {
      const found = await askPopups();
      // Another dialog may have been opened meanwhile; two at once help nobody.
      if (wanted && !document.querySelector("dialog[open]")) setPopups(found);
    }, settle);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [audience, quiet]);

  if (popups.length === 0) return null;
  return (
    <Suspense>
      <PopupDialog
        popups={popups}
        onClose={() => {
          closePopup(() => sessionStorage, audience);
          setPopups([]);
        }}
      />
    </Suspense>
  );
}
