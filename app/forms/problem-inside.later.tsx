import { useI18n } from "~/i18n/i18n.tsx";
import { ContactLinks } from "~/ui/contact-links.tsx";
import { useCountdown } from "~/ui/use-countdown.ts";
import type { Problem } from "./form-outcome.ts";
import { type RefusalWords, refusalText } from "./refusal-text.ts";

export interface ProblemNoteProps {
  problem: Problem;
  /** Who helps where only a person can; none when left out. */
  contacts?: readonly { name: string; url: string }[];
  /** What this form says better than the usual words. */
  words?: RefusalWords;
}

/** Why a form was not taken, with a countdown where there is a wait. */
export function ProblemInside({ problem, contacts = [], words }: ProblemNoteProps) {
  const { t } = useI18n();
  const throttled = problem.kind === "throttled";
  const secondsLeft = useCountdown(throttled ? problem.retryAfterMs : 0, problem);
  const said =
    problem.kind === "told"
      ? t(problem.messageKey)
      : refusalText(problem, t, { words, secondsLeft });
  if (!said) return null;
  const needsPerson = problem.kind === "told" ? problem.needsPerson : problem.kind === "refused";
  return (
    <div
      role="alert"
      // A count that ticks would be read out every second.
      aria-live={throttled ? "off" : undefined}
      className="rounded-control border border-danger/50 bg-danger/10 p-3 text-sm"
    >
      <p className="flex gap-2.5">
        <i className="icon-triangle-alert mt-0.5 size-4.5 shrink-0 text-danger" />
        <span className="figures">{said}</span>
      </p>
      {needsPerson && contacts.length > 0 ? <ContactLinks contacts={contacts} /> : null}
    </div>
  );
}
