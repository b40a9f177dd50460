import { Link } from "@remix-run/react";
import type { RefObject } from "react";
import { useShellOffers } from "~/components/shell/use-shell.ts";
import { useI18n } from "~/i18n/i18n.tsx";
import { depositPath } from "~/play/launch/deposit-path.ts";
import { useHydrated } from "~/ui/hooks/use-hydrated.ts";
import { barButton, FullScreenButton } from "./full-screen-button.tsx";
import { PlayClock } from "./play-clock.tsx";

interface StageBarProps {
  gameName: string;
  /** Identifies the running game. */
  ticket: string;
  trial: boolean;
  /** How long play with play money has gone on; for money the line below shows the time. */
  trialSeconds: number | null;
  /** Whether somebody is logged in, who can deposit. */
  signedIn: boolean;
  stage: RefObject<HTMLElement>;
  onReload: () => void;
  onLeave: () => void;
}

/**
 * The bar above a running game: link back, whole name, deposit, full screen, reload, 18+. The balance is the game's to
 * say, so that there are never two (L9).
 */
export function StageBar(props: StageBarProps) {
  const { gameName, ticket, trial, trialSeconds, signedIn, stage, onReload, onLeave } = props;
  const { t } = useI18n();
  const hydrated = useHydrated();
  const offers = useShellOffers();
  return (
    <div className="flex min-h-14 shrink-0 items-center gap-1 border-b border-line bg-surface px-1 sm:gap-3 sm:px-3">
      <Link
        to="/"
        aria-label={t("play.back")}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          onLeave();
        }}
        className="flex min-h-11 shrink-0 items-center gap-2 rounded-control px-3 text-sm font-semibold transition-colors hover:bg-raised"
      >
        <i className="icon-arrow-left size-5" />
        <span className="hidden sm:inline">{t("play.backShort")}</span>
      </Link>
      <p className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2 py-1">
        <span className="min-w-0 text-sm leading-tight font-semibold wrap-anywhere sm:text-base">
          {gameName}
        </span>
        {trial ? (
          <span className="shrink-0 rounded-full bg-gold px-2 py-0.5 text-2xs font-bold text-on-status">
            {t("play.trialBadge")}
          </span>
        ) : null}
      </p>
      {trialSeconds === null ? null : <PlayClock seconds={trialSeconds} />}
      {signedIn && !trial && offers("DEPOSIT") ? (
        <Link to={depositPath(ticket)} aria-label={t("play.deposit")} className={barButton}>
          <i className="icon-plus size-5" />
        </Link>
      ) : null}
      {hydrated ? (
        <>
          <button
            type="button"
            onClick={onReload}
            aria-label={t("play.reload")}
            className={barButton}
          >
            <i className="icon-rotate-cw size-5" />
          </button>
          <FullScreenButton stage={stage} />
        </>
      ) : (
        // Reserves the space of the buttons, so that nothing shifts when they appear.
        <span aria-hidden="true" className="w-23 shrink-0 sm:w-25" />
      )}
      <span
        role="img"
        aria-label={t("play.ageBadge")}
        className="mr-1 hidden size-8 shrink-0 place-items-center rounded-full border border-quiet text-2xs font-bold text-quiet sm:grid"
      >
        {t("shell.ageMark")}
      </span>
    </div>
  );
}
