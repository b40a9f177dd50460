import { useState } from "react";
import { periodsOf } from "~/components/limits/limit-names.ts";
import { AnswerText } from "~/forms/answers/answer-text.tsx";
import type { FormOutcome } from "~/forms/answers/form-outcome.ts";
import { useFetcherFormStep } from "~/forms/answers/use-form-step.ts";
import { SelectField } from "~/forms/fields/select-field.tsx";
import { TextField } from "~/forms/fields/text-field.tsx";
import { errorIn } from "~/forms/refusal/refusal.ts";
import { refusalText } from "~/forms/refusal/refusal-text.ts";
import type { LimitKind } from "~/graphql/generated/graphql";
import { useI18n } from "~/i18n/i18n.tsx";
import { Button } from "~/ui/controls/button.tsx";
import { Card } from "~/ui/layout/card.tsx";

interface Props {
  /** The kinds that the market wants offered. */
  offered: readonly LimitKind[];
  /** The refusal of a choice, or of a deposit, that was sent without JavaScript. */
  before: FormOutcome | undefined;
}

/** Asks for a limit, or for "no limit", before the first deposit (G4). It stands in the place of the deposit's form. */
export function LimitChoice({ offered, before }: Props) {
  const { t } = useI18n();
  const { fetcher, form, outcome, problem, pending } = useFetcherFormStep("limit-choice", before);
  const busy = pending !== null;
  const [typed, setTyped] = useState(outcome?.values.limit ?? "");
  const options = offered.flatMap((kind) =>
    periodsOf(kind).map((period) => ({
      value: `${kind}.${period}`,
      text: `${t(`protection.kind.${kind}`)}: ${t(`protection.period.${period}`)}`,
    })),
  );
  return (
    <Card as="section" pad="roomy" aria-labelledby="limit-choice" className="grid gap-4">
      <div>
        <h2 id="limit-choice" className="text-xl font-bold tracking-tight">
          {t("protection.choice.title")}
        </h2>
        <p className="mt-1 max-w-prose text-sm text-quiet text-pretty">
          {t("protection.choice.lead")} {t("protection.rule")}
        </p>
      </div>
      <fetcher.Form ref={form} method="post" noValidate className="grid max-w-md gap-4">
        <SelectField
          id="choice-which"
          name="which"
          label={t("protection.choice.which")}
          prompt={t("protection.choice.prompt")}
          options={options}
          defaultValue={outcome?.values.which ?? options[0]?.value}
          error={errorIn(problem, "which")}
        />
        <TextField
          id="choice-limit"
          name="limit"
          label={t("protection.choice.amount")}
          figures
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          error={errorIn(problem, "limit")}
        />
        <div className="flex flex-wrap gap-2">
          <Button type="submit" name="intent" value="chooseLimit" size="form" busy={busy}>
            {t("protection.choice.set")}
          </Button>
          <Button
            type="submit"
            name="intent"
            value="chooseNone"
            tone="quiet"
            size="form"
            busy={busy}
            formNoValidate
          >
            {t("protection.choice.none")}
          </Button>
        </div>
        <AnswerText of={outcome}>
          {problem && problem.kind !== "message"
            ? refusalText(problem, t, { fields: ["which", "limit"] })
            : null}
        </AnswerText>
      </fetcher.Form>
    </Card>
  );
}
