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
import type { GiftOnShelfFragment } from "~/graphql/generated/graphql";
import { useI18n } from "~/i18n/i18n.tsx";
import { useMall } from "~/routes/point-mall/use-mall.ts";
import { wholeIn } from "~/routes/point-mall/whole-number.ts";
import { cardLook } from "~/ui/layout/card.tsx";
import { QuantityField } from "./quantity-field.tsx";
import type { SpendOutcome } from "./redeem.server.ts";
import { Total } from "./total.tsx";

const words = {
  OUTCOME_UNKNOWN: "pointMall.redeem.unknown",
  failed: "pointMall.redeem.unknown",
} as const;

export interface RedeemProps {
  gift: GiftOnShelfFragment;
  outcome: SpendOutcome | undefined;
  rules: FormRules;
  idempotencyKey: string;
}

/**
 * The quantity, for a gift the address (M23), and the payment password as the confirmation (M22). One submission
 * makes one purchase.
 */
export function RedeemForm({ gift, outcome, rules, idempotencyKey }: RedeemProps) {
  const { t, language } = useI18n();
  const { contacts } = useShell();
  const { available } = useMall();
  const { form, problem: answered, pending } = useFormStep(null);
  const { problem, listeners, settled } = useFormRules(rules, answered);
  const values = outcome?.values ?? {};
  const [quantity, setQuantity] = useState(values.quantity || "1");
  return (
    <Form
      ref={form}
      method="post"
      noValidate
      aria-label={t("pointMall.redeem.title")}
      className={cardLook({ tone: "page", pad: "roomy", className: "grid gap-5" })}
      {...listeners}
    >
      <input
        type="hidden"
        name="idempotencyKey"
        value={outcome?.idempotencyKey ?? idempotencyKey}
      />
      <FormErrorSummary
        fields={[
          "quantity",
          "paymentPassword",
          ...(gift.type === "GIFT" ? ["address", "phone"] : []),
        ]}
        problem={problem}
        contacts={contacts}
        words={words}
      />
      <QuantityField
        value={quantity}
        onChange={(value) => {
          setQuantity(value);
          settled("quantity");
        }}
        most={gift.stock}
        error={errorIn(problem, "quantity")}
        currency={gift.requiredAmount.currency}
      />
      {gift.type === "GIFT" ? (
        <fieldset className="grid gap-4 border-t border-line/60 pt-4">
          <legend className="float-left text-sm font-bold">{t("pointMall.redeem.deliver")}</legend>
          <p className="-mt-3 text-sm text-quiet">{t("pointMall.redeem.deliverText")}</p>
          <TextField
            id="redeem-address"
            name="address"
            label={t("pointMall.redeem.address")}
            autoComplete="address-line1"
            defaultValue={values.address}
            error={errorIn(problem, "address")}
          />
          <TextField
            id="redeem-phone"
            name="phone"
            type="tel"
            inputMode="tel"
            label={t("pointMall.redeem.phone")}
            autoComplete="tel"
            figures
            defaultValue={values.phone}
            error={errorIn(problem, "phone")}
          />
        </fieldset>
      ) : null}
      <Total gift={gift} quantity={wholeIn(quantity, language)} available={available} />
      <PasswordField
        id="redeem-password"
        name="paymentPassword"
        label={t("pointMall.redeem.password")}
        autoComplete="off"
        error={errorIn(problem, "paymentPassword")}
      />
      <SubmitButton
        intent="redeem"
        text={t("pointMall.redeem.submit")}
        busyText={t("pointMall.redeem.busy")}
        pending={pending}
      />
      <p className="text-xs text-quiet">{t("pointMall.redeem.care")}</p>
    </Form>
  );
}
