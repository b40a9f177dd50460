import { useNavigation, useRevalidator } from "@remix-run/react";
import { useEffect, useState } from "react";
import { isAnswerLost } from "~/forms/answers/lost-answer.ts";
import { useI18n } from "~/i18n/i18n.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { chunkTimeout } from "~/ui/lazy/load-chunk.ts";

/** How long a page may load before a message says that it is slow, in ms (E13). */
const slowAfter = 8000;

type State = "fine" | "offline" | "unsent" | "slow" | "stuck";

/**
 * Keeps a form that is submitted offline (A143), because its request would fail and replace the page by an error.
 * Listens before React does.
 */
export function holdUnsent(
  event: Pick<Event, "preventDefault" | "stopImmediatePropagation">,
  hold: () => void,
  online = navigator.onLine,
): void {
  if (online) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  hold();
}

/**
 * Whether the browser is offline, and whether the requested page is slow (E12, E13). Failed requests are repeated
 * when the browser is online again.
 */
function useConnection(): State {
  const { state } = useNavigation();
  const { revalidate } = useRevalidator();
  const [offline, setOffline] = useState(false);
  const [unsent, setUnsent] = useState(false);
  const [late, setLate] = useState<"slow" | "stuck" | null>(null);

  useEffect(() => {
    setOffline(!navigator.onLine);
    const lost = () => setOffline(true);
    const hold = (event: Event) => holdUnsent(event, () => setUnsent(true));
    const back = () => {
      setOffline(false);
      setUnsent(false);
      // A form whose response was lost has to be submitted again unchanged, with its old key.
      if (!isAnswerLost()) revalidate();
    };
    window.addEventListener("offline", lost);
    window.addEventListener("online", back);
    window.addEventListener("submit", hold, true);
    return () => {
      window.removeEventListener("offline", lost);
      window.removeEventListener("online", back);
      window.removeEventListener("submit", hold, true);
    };
  }, [revalidate]);

  useEffect(() => {
    setLate(null);
    if (state !== "loading") return;
    const timers = [
      setTimeout(() => setLate("slow"), slowAfter),
      // A page's code that hasn't arrived by now won't arrive (R53, K29).
      setTimeout(() => setLate("stuck"), chunkTimeout),
    ];
    return () => timers.forEach(clearTimeout);
  }, [state]);

  if (unsent) return "unsent";
  return offline ? "offline" : (late ?? "fine");
}

/** Shows that the browser is offline or the page is slow, with a retry; it disappears when the connection is back. */
export function ConnectionNote() {
  const { t } = useI18n();
  const { location } = useNavigation();
  const state = useConnection();
  const lost = state === "offline" || state === "unsent";
  const icon = lost ? "icon-wifi-off" : "icon-hourglass";
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-0 bottom-20 z-50 grid justify-items-center px-4 lg:bottom-6"
    >
      {state === "fine" ? null : (
        <Card
          data-connection={state}
          tone="overlay"
          className="pointer-events-auto flex max-w-xl items-center gap-3 border-gold/50 px-4 py-3 text-sm"
        >
          <i className={`${icon} size-5 shrink-0 text-gold`} />
          <p>{t(`errors.${state}`)}</p>
          {lost ? null : (
            <a
              // Reloads the document, because it is the client-side navigation that hangs.
              href={location ? location.pathname + location.search : ""}
              className="finger shrink-0 font-semibold text-accent hover:underline"
            >
              {t("errors.retry")}
            </a>
          )}
        </Card>
      )}
    </div>
  );
}
