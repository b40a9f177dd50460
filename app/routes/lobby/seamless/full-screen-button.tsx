import { type RefObject, useEffect, useState } from "react";
import { useI18n } from "~/i18n/i18n.tsx";

/** The look of a button in the bar above a game. */
export const barButton =
  "grid size-11 shrink-0 place-items-center rounded-control text-quiet transition-colors hover:bg-raised hover:text-ink";

/** Shows bar and game in full screen, so that the link back stays visible. Absent if the browser can't. */
export function FullScreenButton({ stage }: { stage: RefObject<HTMLElement> }) {
  const { t } = useI18n();
  const [full, setFull] = useState(false);

  useEffect(() => {
    const changed = () => setFull(document.fullscreenElement !== null);
    document.addEventListener("fullscreenchange", changed);
    return () => document.removeEventListener("fullscreenchange", changed);
  }, []);

  if (!document.fullscreenEnabled) return null;
  const icon = full ? "icon-minimize" : "icon-maximize";
  return (
    <button
      type="button"
      aria-label={t(full ? "play.leaveFullScreen" : "play.fullScreen")}
      onClick={() => {
        // Refused where a policy forbids it; then the page simply stays as large as it is.
        const done = full ? document.exitFullscreen() : stage.current?.requestFullscreen();
        done?.catch(() => undefined);
      }}
      className={barButton}
    >
      <i className={`${icon} size-5`} />
    </button>
  );
}
