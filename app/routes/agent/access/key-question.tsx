import { AnswerText } from "~/forms/answers/answer-text.tsx";
import { usePageBusy } from "~/forms/answers/use-form-step.ts";
import { Form } from "~/forms/owner/post-form.tsx";
import { refusalText } from "~/forms/refusal/refusal-text.ts";
import { useI18n } from "~/i18n/i18n.tsx";
import { Button, buttonLook } from "~/ui/controls/button.tsx";
import { Disclosure } from "~/ui/layout/disclosure.tsx";
import type { KeyOutcome } from "./change-keys.server.ts";

interface Props {
  /** The text of the button that opens the question, and of the one that does it. */
  text: string;
  question: string;
  intent: string;
  id: string;
  /** The answer to this form. */
  before: KeyOutcome | undefined;
}

/**
 * What can't be undone: the first press asks, the second one does it. The page itself answers, because it shows a new key
 * at its top.
 */
export function KeyQuestion({ text, question, intent, id, before }: Props) {
  const { t } = useI18n();
  const busy = usePageBusy(before);
  const problem = before?.problem;
  return (
    <Disclosure
      open={problem ? true : undefined}
      className="open:basis-full"
      look={buttonLook({ tone: "quiet", size: "tight" })}
      summary={text}
    >
      <Form method="post" className="mt-3 grid justify-items-start gap-2">
        <p className="text-sm text-pretty">{question}</p>
        <input type="hidden" name="id" value={id} />
        <Button type="submit" name="intent" value={intent} busy={busy} tone="danger" size="small">
          {text}
        </Button>
        <AnswerText of={before}>
          {problem && problem.kind !== "message" ? refusalText(problem, t) : null}
        </AnswerText>
      </Form>
    </Disclosure>
  );
}
