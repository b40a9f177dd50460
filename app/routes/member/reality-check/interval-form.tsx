import { AnswerText } from "~/forms/answers/answer-text.tsx";
import type { FormOutcome } from "~/forms/answers/form-outcome.ts";
import { useFetcherFormStep } from "~/forms/answers/use-form-step.ts";
import { FieldLabel } from "~/forms/fields/field-label.tsx";
import { refusalText } from "~/forms/refusal/refusal-text.ts";
import { graphql } from "~/graphql/generated";
import type { RealityCheckIntervalFragment } from "~/graphql/generated/graphql";
import { useI18n } from "~/i18n/i18n.tsx";
import { Button } from "~/ui/controls/button.tsx";
import { Card } from "~/ui/layout/card.tsx";

graphql(`
  fragment RealityCheckInterval on RealityCheckSetting {
    minutes
    longest
    choices
  }
`);

interface Props {
  setting: RealityCheckIntervalFragment;
  /** The refusal of a change that was sent without JavaScript. */
  before: FormOutcome | undefined;
}

/** Chooses the interval of reality checks (G11). */
export function IntervalForm({ setting: { minutes, longest, choices }, before }: Props) {
  const { t } = useI18n();
  const { fetcher, form, outcome, problem, pending } = useFetcherFormStep("check-interval", before);
  return (
    <Card as="section" pad="roomy" className="max-w-md">
      <fetcher.Form ref={form} method="post" className="grid gap-4">
        <div>
          <FieldLabel htmlFor="check-minutes" text={t("play.interval.field")} />
          <select
            id="check-minutes"
            name="minutes"
            defaultValue={minutes}
            aria-describedby="check-longest"
            className="field"
          >
            {choices.map((choice) => (
              <option key={choice} value={choice}>
                {t("play.interval.minutes", { count: choice })}
              </option>
            ))}
          </select>
        </div>
        <p id="check-longest" className="text-sm text-quiet text-pretty">
          {t("play.interval.longest", { count: longest })}
        </p>
        <Button type="submit" size="form" busy={pending !== null} className="justify-self-start">
          {t("play.interval.save")}
        </Button>
        <AnswerText of={outcome}>
          {problem && problem.kind !== "message" ? refusalText(problem, t) : null}
        </AnswerText>
      </fetcher.Form>
    </Card>
  );
}
