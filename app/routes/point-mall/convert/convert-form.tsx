import { useState } from "react";
import { useShell } from "~/components/shell/use-shell.ts";
import { useFormStep } from "~/forms/answers/use-form-step.ts";
import { PasswordField } from "~/forms/fields/password-field.tsx";
import { SubmitButton } from "~/forms/fields/submit-button.tsx";
import { TextField } from "~/forms/fields/text-field.tsx";
import { Form } from "~/forms/owner/post-form.tsx";
import { FormErrorSummary } from "~/forms/refusal/form-error-summary.tsx";
import { errorIn } from "~/forms/refusal/refusal.ts";
import { type FormRules, useFormRules } from "~/forms/rules/use-form-rules.ts";
import type { MoneyValue } from "~/i18n/format.ts";
import { useI18n } from "~/i18n/i18n.tsx";
import { count as numberText } from "~/i18n/text.ts";
import { useMall } from "~/routes/point-mall/use-mall.ts";
import { wholeIn } from "~/routes/point-mall/whole-number.ts";
import { Button } from "~/ui/controls/button.tsx";
import { useHydrated } from "~/ui/hooks/use-hydrated.ts";
import { cardLook } from "~/ui/layout/card.tsx";
import { timesAmount } from "../../../../brands/amount.ts";
import type { ConvertOutcome } from "./convert.server.ts";
import { usualPoints } from "./ratio-table.tsx";

const words = {
  OUTCOME_UNKNOWN: "pointMall.redeem.unknown",
  failed: "pointMall.redeem.unknown",
} as const;

interface Props {
  /** What a point is worth (C55). */
  one: MoneyValue;
  rules: FormRules;
  outcome: ConvertOutcome | undefined;
  idempotencyKey: string;
}

/** How many points (C58), what arrives for them, and the payment password that confirms it (M22). */
export function ConvertForm({ one, rules, outcome, idempotencyKey }: Props) {
  const { t, money, booked, language } = useI18n();
  const { contacts } = useShell();
  const { available } = useMall();
  const hydrated = useHydrated();
  const { form, problem: answered, pending } = useFormStep(null);
  const { problem, listeners, settled } = useFormRules(rules, answered);
  const [typed, setTyped] = useState(outcome?.values.points ?? "");
  const points = wholeIn(typed, language);
  const presets = usualPoints.filter((each) => available === null || each < available);
  const put = (value: number) => {
    setTyped(String(value));
    settled("points");
  };
  return (
    <Form
      ref={form}
      method="post"
      noValidate
      aria-labelledby="convert-title"
      className={cardLook({ tone: "page", pad: "roomy", className: "grid gap-5" })}
      {...listeners}
    >
      <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
      <FormErrorSummary
        fields={["points", "paymentPassword"]}
        problem={problem}
        contacts={contacts}
        words={words}
      />
      <div>
        <TextField
          id="convert-points"
          name="points"
          label={t("pointMall.convert.points")}
          hint={available === null ? undefined : t("pointMall.convert.hint", { count: available })}
          figures
          inputMode="numeric"
          autoComplete="off"
          maxLength={9}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          error={errorIn(problem, "points")}
          currency={one.currency}
        />
        {hydrated ? (
          <ul aria-label={t("pointMall.convert.presets")} className="mt-3 flex flex-wrap gap-2">
            {presets.map((value) => (
              <li key={value}>
                <Button
                  onClick={() => put(value)}
                  aria-pressed={points === value}
                  tone="quiet"
                  size="small"
                  className="figures"
                >
                  {numberText(value, language)}
                </Button>
              </li>
            ))}
            {available ? (
              <li>
                <Button
                  onClick={() => put(available)}
                  aria-pressed={points === available}
                  tone="quiet"
                  size="small"
                >
                  {t("pointMall.convert.all")}
                </Button>
              </li>
            ) : null}
          </ul>
        ) : null}
      </div>
      <dl
        aria-live="polite"
        className="figures flex flex-wrap items-baseline justify-between gap-x-4 rounded-control bg-ground p-4"
      >
        <dt className="text-sm text-quiet">{t("pointMall.convert.arrives")}</dt>
        <dd className="text-2xl font-bold text-gold">
          {hydrated && points !== null
            ? money({ ...one, amount: timesAmount(one.amount, points) })
            : "–"}
        </dd>
        <dd className="basis-full text-xs text-quiet">
          {t("pointMall.convert.rate", { amount: booked(one) })}
        </dd>
      </dl>
      <PasswordField
        id="convert-password"
        name="paymentPassword"
        label={t("pointMall.convert.password")}
        autoComplete="off"
        error={errorIn(problem, "paymentPassword")}
      />
      <SubmitButton
        intent="convert"
        text={t("pointMall.convert.submit")}
        busyText={t("pointMall.convert.busy")}
        pending={pending}
      />
      <p className="text-xs text-quiet">{t("pointMall.convert.care")}</p>
    </Form>
  );
}
