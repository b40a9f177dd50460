import { useNavigation, useRevalidator } from "@remix-run/react";
import { useEffect, useState } from "react";
import { isAnswerLost } from "~/forms/answers/lost-answer.ts";
import { useI18n } from "~/i18n/i18n.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { chunkTimeout } from "~/ui/lazy/load-chunk.ts";

/** How long a page may be under way before somebody says that it is slow, in ms (E13). */
const slowAfter = 8000;

type State = "fine" | "offline" | "unsent" | "slow" | "stuck";

/**
 * A form that is sent without a network stays as it was typed (A143): its request would fail, and with it the page.
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
 * Whether there is a network, and whether the page that was asked for comes (E12, E13). What was missed
 * meanwhile is fetched again as soon as there is a network.
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
      // A form whose answer was lost is to be sent again as it was, by its old key.
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
      // A page's code that has not come by now does not come (R53, K29).
      setTimeout(() => setLate("stuck"), chunkTimeout),
    ];
    return () => timers.forEach(clearTimeout);
  }, [state]);

  if (unsent) return "unsent";
  return offline ? "offline" : (late ?? "fine");
}

/** Says that the connection is gone or slow, and how to go on; goes away by itself when it is well again. */
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
              // A whole page load, not a step of the router: that one is what hangs.
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
