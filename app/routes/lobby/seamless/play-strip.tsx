import { Link } from "@remix-run/react";
import { limitText } from "~/components/limits/limit-value.ts";
import type { PlayFiguresFragment } from "~/graphql/generated/graphql";
import { useI18n } from "~/i18n/i18n.tsx";
import { Money } from "~/ui/text/money.tsx";
import { PlayClock } from "./play-clock.tsx";

interface Props {
  figures: PlayFiguresFragment | null;
  /** How long the session of play has gone on. */
  seconds: number;
}

/**
 * Below the bar of a game for money (G10): the time in the brand's zone, the time played, the result, what is left of
 * limits (G6), the way to them (G4).
 */
export function PlayStrip({ figures, seconds }: Props) {
  const i18n = useI18n();
  const { t, date, zone } = i18n;
  const passed = figures ? seconds * 1000 - figures.playedMs : 0;
  const now = figures ? figures.now + Math.max(0, passed) : null;
  const result = figures?.result ?? null;
  const limits = figures?.limits ?? [];
  return (
    <>
      <div className="flex min-h-11 shrink-0 items-center gap-x-4 overflow-x-auto border-b border-line bg-surface px-3 text-xs whitespace-nowrap text-quiet sm:gap-x-6 sm:text-sm">
        {now === null ? null : (
          <p>
            <span className="sr-only">{t("play.strip.clock")}: </span>
            <time dateTime={new Date(now).toISOString()} className="figures">
              {date(now, "hour")}
            </time>{" "}
            {zone}
          </p>
        )}
        <PlayClock seconds={seconds} />
        <p data-play-result="">
          {result ? (
            <span>
              {t("play.strip.result")}{" "}
              <strong className="figures text-ink">
                <Money value={result.net} />
              </strong>{" "}
              {t("play.strip.asOf", { at: date(result.asOf, "hour") })}
            </span>
          ) : (
            t("play.strip.unknown")
          )}
        </p>
        <Link
          to="/member/limits"
          className="text-accent underline underline-offset-4 ml-auto inline-flex min-h-11 items-center"
        >
          {t("play.check.limits")}
        </Link>
      </div>
      {limits.length > 0 ? (
        <ul className="flex shrink-0 flex-wrap gap-x-4 border-b border-line bg-surface px-3 py-1 text-xs text-quiet sm:gap-x-6 sm:text-sm">
          {limits.map(({ kind, period, left }) => (
            <li key={`${kind} ${period}`} data-limit-left={kind}>
              {t(`protection.kind.${kind}`)} ({t(`protection.period.${period}`)}):{" "}
              <span className="figures text-ink">
                {left
                  ? t("protection.left", { left: limitText(left, i18n) })
                  : t("play.strip.leftUnknown")}
              </span>
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}
