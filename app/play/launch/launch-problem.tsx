import { OwnerField } from "~/forms/owner/page-owner.tsx";
import { isRefusedFor } from "~/forms/refusal/refusal.ts";
import { useI18n } from "~/i18n/i18n.tsx";
import { writeGameRef } from "~/play/game-ref.ts";
import { usePlay } from "~/play/play-context.ts";
import { Button, ButtonLink } from "~/ui/controls/button.tsx";
import { type LaunchOutcome, needsRealAccount } from "./launch-outcome.ts";
import { mayRetry, problemText, problemTitle } from "./problem-text.ts";

interface LaunchProblemProps {
  outcome: LaunchOutcome;
  /** Whether to show a heading; the dialog has its own. */
  heading?: "h1";
  /** The page that the launch came from. */
  from: string;
  /** The prefix of the retry's launch key. */
  seed: string;
  /** Closes the dialog; the page shows a link instead. */
  onClose?: () => void;
}

/** Why a launch failed, with the next steps: retry, free trial, other games (M15, LaunchRefusal). */
export function LaunchProblem({ outcome, heading, from, seed, onClose }: LaunchProblemProps) {
  const { t, date } = useI18n();
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
        {"until" in outcome && outcome.until !== undefined ? (
          <span> {t("play.over.until", { at: date(outcome.until) })}</span>
        ) : null}
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
            <OwnerField />
            <input type="hidden" name="game" value={writeGameRef(game)} />
            <input type="hidden" name="key" value={`${seed}.${game.id}`} />
            {outcome.room ? <input type="hidden" name="room" value={outcome.room} /> : null}
            <Button type="submit" name="mode" value={outcome.mode} size="large">
              {t("play.retry")}
            </Button>
          </form>
        ) : null}
        {needsAccount ? (
          <ButtonLink to="/logout" size="large">
            {t("play.realAccountLogin")}
          </ButtonLink>
        ) : null}
        {passwordFirst ? (
          <ButtonLink to="/login/password" size="large">
            {t("play.passwordStep")}
          </ButtonLink>
        ) : null}
        {onClose ? (
          <Button onClick={onClose} tone="quiet" size="large">
            {t("play.other")}
          </Button>
        ) : (
          <ButtonLink to={from} tone="quiet" size="large">
            {t("play.other")}
          </ButtonLink>
        )}
      </div>
    </>
  );
}
