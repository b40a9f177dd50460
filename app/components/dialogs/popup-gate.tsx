import { type ComponentType, useEffect, useState } from "react";
import { useShell } from "~/components/shell/use-shell.ts";
import { loadChunk } from "~/ui/lazy/load-chunk.ts";
import type { PopupNews } from "./announcement.ts";
import { type Audience, rememberShown, unseenNotices } from "./popup-memory.ts";

interface Popup {
  Box: ComponentType<{ popups: readonly PopupNews[]; onClose: () => void }>;
  popups: readonly PopupNews[];
}

/** Lets the page settle before something covers it, in ms. */
const settle = 1200;

/** Who was answered since the document was loaded: from page to page, nothing is requested again. */
let answered: Audience | null = null;

/** The notices of `/popups` that are new to this browser, and the dialog for them; null for none. */
async function fetchPopup(audience: Audience): Promise<Popup | null> {
  try {
    const answer = await fetch("/popups");
    const notices: PopupNews[] = answer.ok ? await answer.json() : [];
    const popups = unseenNotices(() => localStorage, audience, notices, Date.now());
    if (popups.length === 0) return null;
    const { PopupDialog } = await loadChunk(() => import("./popup-dialog.tsx"));
    return { Box: PopupDialog, popups };
  } catch {
    return null;
  }
}

/** Whether somebody is in the middle of something: another dialog is open, or a field is being filled in. */
function isBusy(): boolean {
  const field = document.activeElement?.matches("input, select, textarea");
  return field === true || document.querySelector("dialog") !== null;
}

/**
 * Shows the announcements dialog over the page that renders it: home and categories, no other (M1, A154). Each notice
 * comes at most once in 24 hours, for guests and members apart (S18, T10). A change of language loads the document anew,
 * and so brings what is new (A35). Failing is silent: the announcements are on the home page too.
 */
export function PopupGate() {
  const { viewer } = useShell();
  const audience = viewer ? "member" : "guest";
  const [popup, setPopup] = useState<Popup | null>(null);

  useEffect(() => {
    setPopup(null);
    // What can't be remembered isn't shown, so it isn't requested either.
    if (answered === audience || !rememberShown(() => localStorage, audience, [], Date.now()))
      return;
    let wanted = true;
    const timer = setTimeout(async () => {
      const found = await fetchPopup(audience);
      if (!wanted || isBusy()) return;
      answered = audience;
      if (!found) return;
      const ids = found.popups.map(({ id }) => id);
      if (rememberShown(() => localStorage, audience, ids, Date.now())) setPopup(found);
    }, settle);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [audience]);

  if (!popup) return null;
  return <popup.Box popups={popup.popups} onClose={() => setPopup(null)} />;
}
