import { useLocation } from "@remix-run/react";
import { type ComponentProps, type ComponentType, useEffect, useRef, useState } from "react";
import { useShell } from "~/components/shell/use-shell.ts";
import { useI18n } from "~/i18n/i18n.tsx";
import { cardLook } from "~/ui/layout/card.tsx";
import { loadChunk } from "~/ui/lazy/load-chunk.ts";
import type { PopupNews } from "./announcement.ts";
import type { PopupCard } from "./popup-card.tsx";
import { type Audience, rememberShown, unseenNotices } from "./popup-memory.ts";

interface Popup {
  Box: ComponentType<ComponentProps<typeof PopupCard>>;
  popups: readonly PopupNews[];
}

/** Delay between the visitor's first act on the page and the request for the card, in ms: a first page does less. */
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

/** What was requested since the document was loaded; navigations don't request again. */
let answered: { audience: Audience; popup: Popup | null } | null = null;

/** Returns the notices of `/popups` that are new to this browser, and the card for them; null for none. */
async function fetchPopup(audience: Audience): Promise<Popup | null> {
  try {
    const answer = await fetch("/popups");
    const notices: PopupNews[] = answer.ok ? await answer.json() : [];
    const popups = unseenNotices(() => localStorage, audience, notices, Date.now());
    if (popups.length === 0) return null;
    const { PopupCard } = await loadChunk(() => import("./popup-card.tsx"));
    return { Box: PopupCard, popups };
  } catch {
    return null;
  }
}

/** Whether the card would move nothing that is in view: its place is below the window. */
function isBelow(place: HTMLElement): boolean {
  const above = place.previousElementSibling ?? place;
  return above.getBoundingClientRect().bottom > innerHeight;
}

/** Runs once the place is below the window: now, or after the visitor scrolled up. Returns a function that cancels. */
function onceBelow(place: HTMLElement, run: () => void): () => void {
  const look = () => {
    if (!isBelow(place)) return;
    removeEventListener("scroll", look);
    run();
  };
  addEventListener("scroll", look, { passive: true });
  look();
  return () => removeEventListener("scroll", look);
}

interface Props {
  /** Titles for visitors without JavaScript, where the page has them. */
  titles?: readonly string[];
}

/**
 * The place of the announcements card in home and categories (M1, A154, H13). It covers nothing and moves nothing: after
 * the visitor's first act it comes below what is in view. Each notice is shown at most once in 24 hours from when it was
 * in view or dismissed, separately for guests and members (S18, T10). A change of language reloads the document and so
 * shows new notices (A35). Failures are silent, because the inbox has the announcements too. Without JavaScript it leads
 * there.
 */
export function PopupPlace({ titles = [] }: Props) {
  const { t } = useI18n();
  const { viewer } = useShell();
  const { pathname } = useLocation();
  const audience = viewer ? "member" : "guest";
  const place = useRef<HTMLDivElement>(null);
  const [popup, setPopup] = useState<Popup | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the login over home is no place for it, and ends with its address
  useEffect(() => {
    setPopup(null);
    // Without storage nothing is shown, so nothing is requested.
    if (!rememberShown(() => localStorage, audience, [], Date.now())) return;
    let cancelPlace = () => {};
    let wanted = true;
    const cancelAct = afterFirstAct(async () => {
      if (document.querySelector("dialog")) return;
      if (answered?.audience !== audience) {
        answered = { audience, popup: await fetchPopup(audience) };
      }
      const found = answered.popup;
      if (!wanted || !found || !place.current) return;
      cancelPlace = onceBelow(place.current, () => setPopup(found));
    });
    return () => {
      wanted = false;
      cancelAct();
      cancelPlace();
    };
  }, [audience, pathname]);

  const remember = () => {
    if (!popup) return;
    answered = { audience, popup: null };
    const ids = popup.popups.map(({ id }) => id);
    rememberShown(() => localStorage, audience, ids, Date.now());
  };
  return (
    <div ref={place} className="popup-place">
      <noscript>
        <a href="/inbox" className={cardLook({ pad: "snug", className: "block" })}>
          <strong>{t("shell.popupTitle")}</strong>
          {titles.map((title) => (
            <span key={title} className="block">
              {title}
            </span>
          ))}
        </a>
      </noscript>
      {popup ? (
        <popup.Box
          popups={popup.popups}
          onSeen={remember}
          onClose={() => {
            remember();
            setPopup(null);
          }}
        />
      ) : null}
    </div>
  );
}
