import { Form, useSearchParams } from "@remix-run/react";
import { useState } from "react";
import type { Refusal } from "~/forms/refusal/refusal.ts";
import { type FormRules, useFormRules } from "~/forms/rules/use-form-rules.ts";
import type { MoneyValue } from "~/i18n/format.ts";
import { useI18n } from "~/i18n/i18n.tsx";
import { AmountField } from "~/routes/member/amount-field.tsx";
import { LazyReviewForm } from "~/routes/member/lazy-review-form.ts";
import { Button } from "~/ui/controls/button.tsx";
import { cardLook } from "~/ui/layout/card.tsx";
import { portionOf } from "../../../../brands/amount.ts";
import { unbounded } from "../../../../brands/unbounded.ts";

interface Props {
  balance: MoneyValue;
  decimals: number;
  /** What is wrong with what the address asks for. */
  problem: Refusal | null;
}

/** How much. It moves nothing: the next step shows it once more. */
export function TransferForm({ balance, decimals, problem: answered }: Props) {
  const { t, money, language } = useI18n();
  const [query] = useSearchParams();
  const { currency } = balance;
  const [amount, setAmount] = useState(query.get("amount") ?? "");
  const bounds = { min: "0", max: balance.amount, decimals, language };
  const rules: FormRules = {
    fields: { amount: { ...unbounded, required: true, amount: bounds } },
    patternMessages: {},
  };
  const { problem, listeners, settled } = useFormRules(rules, answered);
  const parts = Number(balance.amount) > 0 ? (["25", "50", "100"] as const) : [];
  return (
    <Form
      method="get"
      noValidate
      className={cardLook({ pad: "roomy", className: "grid gap-5" })}
      {...listeners}
      onPointerEnter={LazyReviewForm.preload}
      onFocus={() => {
        listeners.onFocus();
        LazyReviewForm.preload();
      }}
    >
      <AmountField
        id="transfer-amount"
        label={t("cashier.amount", { currency })}
        hint={t("cashier.transfer.balance", { amount: money(balance) })}
        currency={currency}
        value={amount}
        onType={setAmount}
        problem={problem}
        presets={parts.map((percent) => ({
          amount: { amount: portionOf(balance.amount, percent, decimals), currency },
          text: percent === "100" ? t("cashier.all") : `${percent} %`,
        }))}
        presetsLabel={t("cashier.parts")}
        onPick={() => settled("amount")}
      />
      <Button type="submit" size="form">
        {t("cashier.next")}
      </Button>
    </Form>
  );
}
