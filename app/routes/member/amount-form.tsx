import { useSearchParams } from "@remix-run/react";
import { type ReactNode, useState } from "react";
import { Form } from "~/forms/owner/post-form.tsx";
import type { Refusal } from "~/forms/refusal/refusal.ts";
import { type FormRules, useFormRules } from "~/forms/rules/use-form-rules.ts";
import type { MoneyValue } from "~/i18n/format.ts";
import { useI18n } from "~/i18n/i18n.tsx";
import { Button } from "~/ui/controls/button.tsx";
import { cardLook } from "~/ui/layout/card.tsx";
import { unbounded } from "../../../brands/unbounded.ts";
import { AmountField } from "./amount-field.tsx";

type FormProblem = ReturnType<typeof useFormRules>["problem"];

interface Props {
  id: string;
  hint: string;
  /** The least amount, as a decimal string. */
  least: string;
  /** The greatest amount, in the currency of the form. */
  most: MoneyValue;
  decimals: number;
  /** Parts of what there is, each filled in with one click. */
  parts: readonly { percent: string; amount: MoneyValue }[];
  /** What is wrong with the amount in the address. */
  problem: Refusal | null;
  /** Fields before the amount; they get what is wrong with the form. */
  children?: (problem: FormProblem) => ReactNode;
}

/** The form for an amount. It moves no money; the next step shows the result first. */
export function AmountForm(props: Props) {
  const { id, hint, least, most, decimals, parts, problem: answered, children } = props;
  const { t, language } = useI18n();
  const [query] = useSearchParams();
  const [amount, setAmount] = useState(query.get("amount") ?? "");
  const { amount: max, currency } = most;
  const bounds = { min: least, max, currency, decimals, language };
  const rules: FormRules = {
    fields: { amount: { ...unbounded, required: true, amount: bounds } },
    patternMessages: {},
  };
  const { problem, listeners, settled } = useFormRules(rules, answered);
  return (
    <Form
      method="get"
      noValidate
      className={cardLook({ pad: "roomy", className: "grid gap-5" })}
      {...listeners}
    >
      {children?.(problem)}
      <AmountField
        id={id}
        label={t("cashier.amount", { currency: most.currency })}
        hint={hint}
        currency={most.currency}
        value={amount}
        onType={setAmount}
        problem={problem}
        presets={parts.map(({ percent, amount: part }) => ({
          amount: part,
          text: percent === "100" ? t("cashier.all") : `${percent}%`,
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
