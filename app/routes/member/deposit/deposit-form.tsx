import { useState } from "react";
import { useShell } from "~/components/shell/use-shell.ts";
import type { FormOutcome } from "~/forms/answers/form-outcome.ts";
import { useFormStep } from "~/forms/answers/use-form-step.ts";
import { SubmitButton } from "~/forms/fields/submit-button.tsx";
import { TextField } from "~/forms/fields/text-field.tsx";
import { Form } from "~/forms/owner/post-form.tsx";
import { FormErrorSummary } from "~/forms/refusal/form-error-summary.tsx";
import { errorIn } from "~/forms/refusal/refusal.ts";
import { type FormRules, useFormRules } from "~/forms/rules/use-form-rules.ts";
import { useI18n } from "~/i18n/i18n.tsx";
import { AmountField } from "~/routes/member/amount-field.tsx";
import { cardLook } from "~/ui/layout/card.tsx";
import { unbounded } from "../../../../brands/unbounded.ts";
import { type DepositMethod, MethodChoice } from "./method-choice.tsx";

interface Props {
  methods: readonly DepositMethod[];
  /** The name of the latest deposit's method, which is chosen again. */
  lastMethod: string | null;
  outcome: FormOutcome | undefined;
  idempotencyKey: string;
}

/** The amount, limited by the selected method's bounds as the platform returns them. */
function rulesOf(
  method: DepositMethod | undefined,
  decimals: Readonly<Record<string, number>>,
  language: string,
): FormRules {
  if (!method) return { fields: {}, patternMessages: {} };
  const { min, max } = method;
  const amount = {
    min: min.amount,
    max: max.amount,
    currency: min.currency,
    decimals: decimals[min.currency] ?? 2,
    language,
  };
  return { fields: { amount: { ...unbounded, required: true, amount } }, patternMessages: {} };
}

/** The method and the amount (U27c). Usual amounts have buttons; any other within the limits is typed. */
export function DepositForm({ methods, lastMethod, outcome, idempotencyKey }: Props) {
  const { t, money, atMost, language } = useI18n();
  const { brand, contacts } = useShell();
  const { form, problem: answered, pending } = useFormStep(null);
  const values = outcome?.values ?? {};
  const usual = methods.find(({ name }) => name === lastMethod) ?? methods[0];
  const [methodId, setMethodId] = useState(values.methodId || usual?.id);
  const [amount, setAmount] = useState(values.amount ?? "");
  const chosen = methods.find(({ id }) => id === methodId) ?? usual;
  const { problem, listeners, settled } = useFormRules(
    rulesOf(chosen, brand.currencyDecimals, language),
    answered,
  );
  if (!chosen) return <p>{t("member.deposit.none")}</p>;

  return (
    <Form
      ref={form}
      method="post"
      noValidate
      className={cardLook({ pad: "roomy", className: "grid gap-5" })}
      {...listeners}
    >
      <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
      <FormErrorSummary
        fields={["methodId", "amount", "payerName"]}
        problem={problem}
        contacts={contacts}
      />
      <MethodChoice
        methods={methods}
        chosen={chosen.id}
        onChoose={(id) => {
          setMethodId(id);
          settled("amount");
        }}
        error={errorIn(problem, "methodId")}
      />
      <AmountField
        id="deposit-amount"
        label={t("member.deposit.amount", { currency: chosen.min.currency })}
        hint={t("member.deposit.bounds", { min: money(chosen.min), max: atMost(chosen.max) })}
        currency={chosen.min.currency}
        value={amount}
        onType={setAmount}
        problem={problem}
        presets={chosen.presets.map((preset) => ({ amount: preset, text: money(preset) }))}
        presetsLabel={t("member.deposit.presets")}
        onPick={() => settled("amount")}
      />
      <TextField
        id="deposit-payer"
        name="payerName"
        label={t("member.deposit.payer")}
        autoComplete="name"
        optional
        defaultValue={values.payerName}
        error={errorIn(problem, "payerName")}
      />
      <SubmitButton
        intent="deposit"
        text={t("member.deposit.submit")}
        busyText={t("member.deposit.submitting")}
        pending={pending}
      />
      <p className="text-xs text-quiet">{t("member.deposit.care")}</p>
    </Form>
  );
}
