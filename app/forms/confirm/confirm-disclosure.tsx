import { AnswerText } from "~/forms/answers/answer-text.tsx";
import type { FormOutcome } from "~/forms/answers/form-outcome.ts";
import { useFormFetcher } from "~/forms/answers/use-form-fetcher.ts";
import { refusalText } from "~/forms/refusal/refusal-text.ts";
import { useI18n } from "~/i18n/i18n.tsx";
import { Button, buttonLook } from "~/ui/controls/button.tsx";
import { Disclosure } from "~/ui/layout/disclosure.tsx";

interface ConfirmQuestionProps {
  /** The key of the fetcher that submits the form. */
  name: string;
  /** The question: whether the visitor means it. */
  question: string;
  /** The text of the button that submits. */
  now: string;
  intent: string;
  tone?: "accent" | "danger";
  /** The hidden fields. */
  sent: Readonly<Record<string, string>>;
  /** The answer to the page's own form, when there is no script. */
  before: FormOutcome | undefined;
}

interface Props extends ConfirmQuestionProps {
  /** The text of the button that opens the question. */
  summary: string;
  look: NonNullable<Parameters<typeof buttonLook>[0]>["tone"];
}

/** An action that cannot be undone: the first click opens a question, the second one submits. */
export function ConfirmDisclosure({ summary, look, ...props }: Props) {
  return (
    <Disclosure
      open={props.before?.problem ? true : undefined}
      className="open:basis-full"
      look={buttonLook({ tone: look, size: "tight" })}
      summary={summary}
    >
      <ConfirmQuestion {...props} />
    </Disclosure>
  );
}

/** The question and the button that submits. */
export function ConfirmQuestion(props: ConfirmQuestionProps) {
  const { name, question, now, intent, tone = "accent", sent, before } = props;
  const { t } = useI18n();
  const fetcher = useFormFetcher<FormOutcome>(name);
  const outcome = fetcher.answer ?? before;
  const problem = outcome?.problem;
  return (
    <fetcher.Form method="post" className="mt-3 grid justify-items-start gap-2">
      <p className="text-sm text-pretty">{question}</p>
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
        {problem && problem.kind !== "message" ? refusalText(problem, t) : null}
      </AnswerText>
    </fetcher.Form>
  );
}
