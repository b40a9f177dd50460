import { AnswerText } from "~/forms/answers/answer-text.tsx";
import { type Outcome, outcomeText } from "~/forms/answers/outcome.ts";
import { useFormFetcher } from "~/forms/answers/use-form-fetcher.ts";
import type { Offer } from "~/graphql/generated/graphql";
import { useI18n } from "~/i18n/i18n.tsx";
import { Button, buttonLook } from "~/ui/controls/button.tsx";
import { Disclosure } from "~/ui/layout/disclosure.tsx";
import { useOffers } from "./use-offers.ts";

interface Props {
  id: string;
  /** What the brand has to offer for it. */
  offer: Offer;
  summary: string;
  question: string;
  /** What the page's own form came to, where there is no script. */
  before: Outcome | undefined;
}

/** Takes back a deposit or a withdrawal that waits (CA35, CA36), after asking whether that is meant. */
export function CancelPayment({ id, offer, summary, question, before }: Props) {
  const { t, money } = useI18n();
  const fetcher = useFormFetcher<Outcome>(`cancel-${id}`);
  const outcome = fetcher.answer ?? before;
  if (!useOffers()(offer)) return null;
  return (
    <div className="grid gap-2">
      <Disclosure look={buttonLook({ tone: "wary", size: "small" })} summary={summary}>
        <fetcher.Form method="post" className="mt-3 grid justify-items-start gap-2">
          <p className="text-sm text-pretty">{question}</p>
          <Button
            type="submit"
            name="intent"
            value="cancel"
            busy={fetcher.busy}
            tone="danger"
            size="small"
          >
            {t("member.deposit.cancelNow")}
          </Button>
        </fetcher.Form>
      </Disclosure>
      <AnswerText of={outcome}>
        {outcome && outcome.kind !== "done" ? outcomeText(outcome, { t, money }) : null}
      </AnswerText>
    </div>
  );
}
