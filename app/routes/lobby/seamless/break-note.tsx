import Coffee from "lucide-react/icons/coffee";
import { useState } from "react";
import { useI18n } from "~/i18n/i18n.tsx";

/** After how long a break is suggested, and how long until the next time, in seconds. */
export const breakEverySeconds = 3600;

interface BreakNoteProps {
  playedSeconds: number;
  onLeave: () => void;
}

/** How many hours' notes are due and not yet put away. */
export function breakDue(playedSeconds: number, putAway: number): boolean {
  return Math.floor(playedSeconds / breakEverySeconds) > putAway;
}

/** Says after each hour how long one has played. It takes no round away and blocks nothing. */
export function BreakNote({ playedSeconds, onLeave }: BreakNoteProps) {
  const { t } = useI18n();
  const [putAway, setPutAway] = useState(0);
  const hours = Math.floor(playedSeconds / breakEverySeconds);
  const due = breakDue(playedSeconds, putAway);
  return (
    <div role="status">
      {due ? (
        <div className="flex flex-wrap items-center gap-3 border-b border-line bg-raised px-4 py-2.5 text-sm">
          <Coffee aria-hidden="true" className="size-5 shrink-0 text-gold" />
          <p className="min-w-48 flex-1">
            <strong className="mr-1.5">{t("play.breakTitle")}</strong>
            {/* By the hour, so that the text does not change, and is not read out, each minute. */}
            {t("play.breakText", { count: hours * 60 })}
          </p>
          <button
            type="button"
            onClick={() => setPutAway(hours)}
            className="min-h-11 rounded-control border border-line px-4 font-semibold hover:border-accent hover:text-accent"
          >
            {t("play.breakStay")}
          </button>
          <button
            type="button"
            onClick={onLeave}
            className="min-h-11 rounded-control bg-accent px-4 font-bold text-on-accent hover:brightness-110"
          >
            {t("play.breakLeave")}
          </button>
        </div>
      ) : null}
    </div>
  );
}
