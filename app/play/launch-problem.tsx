import { Link } from "@remix-run/react";
import { isRefusedFor } from "~/forms/refusal.ts";
import { useI18n } from "~/i18n/i18n.tsx";
import { writeGameRef } from "./game-ref.ts";
import { type LaunchOutcome, needsRealAccount } from "./launch-outcome.ts";
import { usePlay } from "./play-context.ts";
import { mayRetry, problemText, problemTitle } from "./problem-text.ts";

interface LaunchProblemProps {
  outcome: LaunchOutcome;
  /** The page shows its heading, the dialog has one of its own. */
  heading?: "h1";
  /** The page that the launch came from. */
  from: string;
  /** Makes the retry's launch key. */
  seed: string;
  /** Closes the dialog; the page has a link in its place. */
  onClose?: () => void;
}

const primary =
  "grid min-h-11 place-items-center rounded-control bg-accent px-4 font-bold text-on-accent transition hover:brightness-110";
const secondary =
  "grid min-h-11 place-items-center rounded-control border border-line px-4 font-semibold transition-colors hover:border-accent hover:text-accent";

/** Why a game did not start, and the ways on: again, as a trial, other games (M15, LaunchRefusal). */
export function LaunchProblem({ outcome, heading, from, seed, onClose }: LaunchProblemProps) {
  const { t } = useI18n();
  const { submit } = usePlay();
  const { game } = outcome;
  const needsAccount = needsRealAccount(outcome);
  const passwordFirst = isRefusedFor("PASSWORD_CHANGE_REQUIRED", outcome);
  return (
    <>
      {heading ? (
        <h1 className="mb-3 text-xl font-bold text-balance">{problemTitle(outcome, t)}</h1>
      ) : null}
      <p role="alert" className="mb-5 text-quiet">
        {problemText(outcome, t)}
      </p>
      <div className="grid gap-2 sm:grid-cols-2">
        {mayRetry(outcome) ? (
          <form
            method="post"
            action="/play"
            className="grid"
            onSubmit={(event) => {
              const { submitter } = event.nativeEvent as SubmitEvent;
              if (!(submitter instanceof HTMLButtonElement)) return;
              if (!submit(event.currentTarget, submitter)) return;
              event.preventDefault();
              onClose?.();
            }}
          >
            <input type="hidden" name="game" value={writeGameRef(game)} />
            <input type="hidden" name="key" value={`${seed}.${game.id}`} />
            <button type="submit" name="mode" value={outcome.mode} className={primary}>
              {t("play.retry")}
            </button>
          </form>
        ) : null}
        {needsAccount ? (
          <Link to="/logout" className={primary}>
            {t("play.realAccountLogin")}
          </Link>
        ) : null}
        {passwordFirst ? (
          <Link to="/login/password" className={primary}>
            {t("play.passwordStep")}
          </Link>
        ) : null}
        {onClose ? (
          <button type="button" onClick={onClose} className={secondary}>
            {t("play.other")}
          </button>
        ) : (
          <Link to={from} className={secondary}>
            {t("play.other")}
          </Link>
        )}
      </div>
    </>
  );
}
