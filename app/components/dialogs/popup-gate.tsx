import { type ComponentType, useEffect, useState } from "react";
import { useShell } from "~/components/shell/use-shell.ts";
import { loadChunk } from "~/ui/lazy/load-chunk.ts";
import type { PopupNews } from "./announcement.ts";
import { type Audience, rememberShown, unseenNotices } from "./popup-memory.ts";

interface Popup {
  Box: ComponentType<{ popups: readonly PopupNews[]; onClose: () => void }>;
  popups: readonly PopupNews[];
}

/** Delay between the visitor's first act on the page and the dialog that covers it, in ms. */
const settle = 1200;
const firstActs = ["pointerdown", "keydown", "scroll"] as const;

/** Calls back once, after the visitor's first act. Returns a function that cancels. */
function afterFirstAct(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cancel = () => {
    clearTimeout(timer);
    for (const act of firstActs) removeEventListener(act, begin);
  };
  const begin = () => {
    cancel();
    timer = setTimeout(run, settle);
  };
  for (const act of firstActs) addEventListener(act, begin, { passive: true });
  return cancel;
}

/** Audiences that were requested since the document was loaded; navigations don't request again. */
let answered: Audience | null = null;

/** Returns the notices of `/popups` that are new to this browser, and the dialog for them; null for none. */
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

/** Whether the visitor is busy: another dialog is open, or a field is being filled in. */
function isBusy(): boolean {
  const field = document.activeElement?.matches("input, select, textarea");
  return field === true || document.querySelector("dialog") !== null;
}

/**
 * Shows the announcements dialog over home and categories (M1, A154), after the visitor's first act on the page: until then
 * nothing covers what he came for, and a first page does less. Each notice is shown at most once in 24 hours,
 * separately for guests and members (S18, T10). A change of language reloads the document and so shows new notices
 * (A35). Failures are silent, because the home page has the announcements too.
 */
export function PopupGate() {
  const { viewer } = useShell();
  const audience = viewer ? "member" : "guest";
  const [popup, setPopup] = useState<Popup | null>(null);

  useEffect(() => {
    setPopup(null);
    // Without storage nothing is shown, so nothing is requested.
    if (answered === audience || !rememberShown(() => localStorage, audience, [], Date.now()))
      return;
    let wanted = true;
    const cancel = afterFirstAct(async () => {
      const found = await fetchPopup(audience);
      if (!wanted || isBusy()) return;
      answered = audience;
      if (!found) return;
      const ids = found.popups.map(({ id }) => id);
      if (rememberShown(() => localStorage, audience, ids, Date.now())) setPopup(found);
    });
    return () => {
      wanted = false;
      cancel();
    };
  }, [audience]);

  if (!popup) return null;
  return <popup.Box popups={popup.popups} onClose={() => setPopup(null)} />;
}
