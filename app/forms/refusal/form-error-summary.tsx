import { useEffect, useRef } from "react";
import type { Problem } from "~/forms/answers/form-outcome.ts";
import { type KeyIn, useI18n } from "~/i18n/i18n.tsx";
import { useCountdown } from "~/ui/hooks/use-countdown.ts";
import { ContactLinks } from "~/ui/links/contact-links.tsx";
import { showMessage, shownLook } from "~/ui/notes/show-message.ts";
import { offForm, type RefusalWords, refusalText } from "./refusal-text.ts";

interface Props {
  problem: Problem | null | undefined;
  /**
   * The fields that show their own errors, as far as they are on the form now. An error of any other field is shown here,
   * so that no refusal is silent (A130).
   */
  fields: readonly string[];
  /** Contacts for problems that only a person can solve; none when left out. */
  contacts?: readonly { name: string; url: string }[];
  /** Messages of this form that replace the usual ones. */
  words?: RefusalWords;
}

/**
 * The summary above a form: why the form was refused (E6, E7, E18, E19, E21). It includes the errors of fields that the
 * form does not have (A130). It is empty when the fields show all errors themselves.
 */
export function FormErrorSummary({ problem, ...rest }: Props) {
  if (!problem) return null;
  if (problem.kind === "fields" && offForm(problem.fields, rest.fields).length === 0) return null;
  return <Summary {...rest} problem={problem} />;
}

/** The message, with a countdown when the visitor has to wait. */
function Summary({ problem, fields, contacts = [], words }: Props & { problem: Problem }) {
  const { t } = useI18n();
  const throttled = problem.kind === "throttled";
  const secondsLeft = useCountdown(throttled ? problem.retryAfterMs : 0, problem);
  const said =
    problem.kind === "message"
      ? t(problem.messageKey satisfies KeyIn<"forms" | "session" | "social">)
      : refusalText(problem, t, { words, secondsLeft, fields });
  const box = useRef<HTMLDivElement>(null);
  // A field's error stays the same object when the other fields are validated again.
  const news = problem.kind === "fields" ? offForm(problem.fields, fields)[0] : problem;
  useEffect(() => {
    if (news && box.current) showProblem(box.current);
  }, [news]);
  if (!said) return null;
  const needsPerson = problem.kind === "message" ? problem.needsPerson : problem.kind === "refused";
  return (
    <div
      ref={box}
      tabIndex={-1}
      role="alert"
      // A screen reader would read a running countdown every second.
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

/** Moves the focus to the summary (A133), unless the visitor is typing in the form or a wrong field takes the focus. */
function showProblem(note: HTMLElement): void {
  const form = note.closest("form");
  if (form?.querySelector("[aria-invalid=true], [data-invalid]")) return;
  const at = document.activeElement;
  if (at?.matches(typedIn) && form?.contains(at)) note.scrollIntoView({ block: "nearest" });
  else showMessage(note);
}
