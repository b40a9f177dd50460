import { useI18n } from "~/i18n/i18n.tsx";
import { clockDuration, clockText } from "./use-session-clock.ts";

/** The time played (K24). It ticks once a second; a timer role keeps screen readers from reading each. */
export function PlayClock({ seconds }: { seconds: number }) {
  const { t } = useI18n();
  return (
    <p role="timer" aria-label={t("play.clock")} className="flex shrink-0 items-center gap-1.5">
      <i className="icon-clock size-4" />
      <time dateTime={clockDuration(seconds)} className="figures">
        {clockText(seconds)}
      </time>
    </p>
  );
}
