import { Form, Link, useSearchParams } from "@remix-run/react";
import { useState } from "react";
import { FieldError } from "~/forms/fields/field-error.tsx";
import { errorIn, type Refusal } from "~/forms/refusal/refusal.ts";
import { type FormRules, useFormRules } from "~/forms/rules/use-form-rules.ts";
import { useI18n } from "~/i18n/i18n.tsx";
import { AmountField } from "~/routes/member/amount-field.tsx";
import { LazyReviewForm } from "~/routes/member/lazy-review-form.ts";
import { useOffers } from "~/routes/member/use-offers.ts";
import { Button } from "~/ui/controls/button.tsx";
import { choiceLook } from "~/ui/controls/choice.ts";
import { cardLook } from "~/ui/layout/card.tsx";
import { unbounded } from "../../../../brands/unbounded.ts";
import type { WithdrawDesk } from "./wish.server.ts";

interface Props {
  desk: WithdrawDesk;
  /** What is wrong with what the address asks for. */
  problem: Refusal | null;
}

/** To which card, and how much. It moves nothing: the next step shows what it comes to. */
export function WithdrawForm({ desk, problem: answered }: Props) {
  const { t, money, language } = useI18n();
  const { cards, chosen, limits, most, decimals, usual } = desk;
  const offers = useOffers();
  const [query] = useSearchParams();
  const [amount, setAmount] = useState(query.get("amount") ?? "");
  const bounds = { min: limits.min.amount, max: most.amount, decimals, language };
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
      onPointerEnter={LazyReviewForm.preload}
      onFocus={() => {
        listeners.onFocus();
        LazyReviewForm.preload();
      }}
    >
      <fieldset aria-describedby="withdraw-card-error">
        <legend className="mb-1.5 text-sm font-semibold">{t("cashier.withdraw.card")}</legend>
        <div className="grid gap-2 sm:grid-cols-2">
          {cards.map(({ id, bank, holder, number }) => (
            <label
              key={id}
              className={choiceLook("box", "cursor-pointer rounded-control p-3 text-sm")}
            >
              <input
                type="radio"
                name="cardId"
                value={id}
                defaultChecked={id === chosen}
                className="sr-only"
              />
              <span className="block truncate font-semibold">{bank}</span>
              <span className="figures block truncate text-xs text-quiet">
                {number} · {holder}
              </span>
            </label>
          ))}
        </div>
        <FieldError id="withdraw-card-error" error={errorIn(problem, "cardId")} />
        {offers("BANK_CARDS") ? (
          <p className="mt-2">
            <Link
              to="/member/withdraw/cards"
              prefetch="intent"
              className="finger inline-block text-sm text-quiet underline underline-offset-4 hover:text-ink"
            >
              {t("cashier.cards.manage")}
            </Link>
          </p>
        ) : null}
      </fieldset>
      <AmountField
        id="withdraw-amount"
        label={t("cashier.amount", { currency: most.currency })}
        hint={t("cashier.withdraw.bounds", { min: money(limits.min), max: money(most) })}
        currency={most.currency}
        value={amount}
        onType={setAmount}
        problem={problem}
        presets={usual.map(({ percent, amount: part }) => ({
          amount: part,
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
