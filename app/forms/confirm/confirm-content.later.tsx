import { AnswerText } from "~/forms/answers/answer-text.tsx";
import type { FormOutcome } from "~/forms/answers/form-outcome.ts";
import { useFormFetcher } from "~/forms/answers/use-form-fetcher.ts";
import { refusalText } from "~/forms/refusal/refusal-text.ts";
import { useI18n } from "~/i18n/i18n.tsx";
import { Button } from "~/ui/controls/button.tsx";

export interface ConfirmProps {
  /** Of the fetcher that sends it. */
  name: string;
  /** Whether it is meant. */
  ask: string;
  /** On the button that says so. */
  now: string;
  intent: string;
  tone?: "accent" | "danger";
  /** What is sent along. */
  sent: Readonly<Record<string, string>>;
  /** What the page's own form came to, where there is no script. */
  before: FormOutcome | undefined;
}

/** Asks whether something is meant, and does it. */
export function ConfirmContent({
  name,
  ask,
  now,
  intent,
  tone = "accent",
  sent,
  before,
}: ConfirmProps) {
  const { t } = useI18n();
  const fetcher = useFormFetcher<FormOutcome>(name);
  const outcome = fetcher.answer ?? before;
  const problem = outcome?.problem;
  return (
    <fetcher.Form method="post" className="mt-3 grid justify-items-start gap-2">
      <p className="text-sm text-pretty">{ask}</p>
      {Object.entries(sent).map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      <Button
        type="submit"
        name="intent"
        value={intent}
        busy={fetcher.busy}
        tone={tone}
        size="small"
      >
        {now}
      </Button>
      <AnswerText of={outcome}>
        {problem && problem.kind !== "told" ? refusalText(problem, t) : null}
      </AnswerText>
    </fetcher.Form>
  );
}
