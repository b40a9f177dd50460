import { useState } from "react";
import { useI18n } from "~/i18n/i18n.tsx";
import { Button } from "~/ui/controls/button.tsx";

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

/** Shows every hour how long the player has played. It neither interrupts the game nor blocks it. */
export function BreakNote({ playedSeconds, onLeave }: BreakNoteProps) {
  const { t } = useI18n();
  const [putAway, setPutAway] = useState(0);
  const hours = Math.floor(playedSeconds / breakEverySeconds);
  const due = breakDue(playedSeconds, putAway);
  return (
    <div role="status">
      {due ? (
        <div className="flex flex-wrap items-center gap-3 border-b border-line bg-raised px-4 py-2.5 text-sm">
          <i className="icon-coffee size-5 shrink-0 text-gold" />
          <p className="min-w-48 flex-1">
            <strong className="mr-1.5">{t("play.breakTitle")}</strong>
            {/* By the hour, so that the text does not change, and is not read out, each minute. */}
            {t("play.breakText", { count: hours * 60 })}
          </p>
          <Button onClick={() => setPutAway(hours)} tone="quiet" size="small">
            {t("play.breakStay")}
          </Button>
          <Button onClick={onLeave} size="small">
            {t("play.breakLeave")}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
