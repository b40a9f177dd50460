import { useEffect, useRef } from "react";
import type { Problem } from "~/forms/answers/form-outcome.ts";
import { useI18n } from "~/i18n/i18n.tsx";
import { useCountdown } from "~/ui/hooks/use-countdown.ts";
import { ContactLinks } from "~/ui/links/contact-links.tsx";
import { showMessage, shownLook } from "~/ui/notes/show-message.ts";
import { offForm, type RefusalWords, refusalText } from "./refusal-text.ts";

export interface FormErrorSummaryProps {
  problem: Problem;
  /**
   * The fields that show their own errors, as far as they are on the form now. An error of any other field is shown here,
   * so that no refusal is silent (A130).
   */
  fields: readonly string[];
  /** Who helps where only a person can; none when left out. */
  contacts?: readonly { name: string; url: string }[];
  /** What this form says better than the usual words. */
  words?: RefusalWords;
}

/** Why a form was not taken, with a countdown where there is a wait. */
export function FormErrorSummaryContent({
  problem,
  fields,
  contacts = [],
  words,
}: FormErrorSummaryProps) {
  const { t } = useI18n();
  const throttled = problem.kind === "throttled";
  const secondsLeft = useCountdown(throttled ? problem.retryAfterMs : 0, problem);
  const said =
    problem.kind === "told"
      ? t(problem.messageKey)
      : refusalText(problem, t, { words, secondsLeft, fields });
  const box = useRef<HTMLDivElement>(null);
  // A field's error stays the same object while the fields around it are checked anew.
  const news = problem.kind === "fields" ? offForm(problem.fields, fields)[0] : problem;
  useEffect(() => {
    if (news && box.current) showProblem(box.current);
  }, [news]);
  if (!said) return null;
  const needsPerson = problem.kind === "told" ? problem.needsPerson : problem.kind === "refused";
  return (
    <div
      ref={box}
      tabIndex={-1}
      role="alert"
      // A count that ticks would be read out every second.
      aria-live={throttled ? "off" : undefined}
      className={`rounded-control border border-danger/50 bg-danger/10 p-3 text-sm ${shownLook}`}
    >
      <p className="flex gap-2.5">
        <i className="icon-triangle-alert mt-0.5 size-4.5 shrink-0 text-danger" />
        <span className="figures">{said}</span>
      </p>
      {needsPerson && contacts.length > 0 ? <ContactLinks contacts={contacts} /> : null}
    </div>
  );
}

const typedIn = "input:not([type=hidden], [type=submit]), select, textarea";

/** Whoever types on in the form keeps the place there; a field that is wrong takes it itself (A133). */
function showProblem(note: HTMLElement): void {
  const form = note.closest("form");
  if (form?.querySelector("[aria-invalid=true], [data-invalid]")) return;
  const at = document.activeElement;
  if (at?.matches(typedIn) && form?.contains(at)) note.scrollIntoView({ block: "nearest" });
  else showMessage(note);
}
