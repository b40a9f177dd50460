import { Link } from "@remix-run/react";
import { FieldError } from "~/forms/fields/field-error.tsx";
import { errorIn, type Refusal } from "~/forms/refusal/refusal.ts";
import { useI18n } from "~/i18n/i18n.tsx";
import { AmountForm } from "~/routes/member/amount-form.tsx";
import { useOffers } from "~/routes/member/use-offers.ts";
import { choiceLook } from "~/ui/controls/choice.ts";
import type { WithdrawDesk } from "./wish.server.ts";

interface Props {
  desk: WithdrawDesk;
  /** The error in the address's parameters. */
  problem: Refusal | null;
}

/** To which card, and how much to withdraw. */
export function WithdrawForm({ desk, problem }: Props) {
  const { t, money, atMost } = useI18n();
  const { limits, most, decimals, usual } = desk;
  return (
    <AmountForm
      id="withdraw-amount"
      hint={t("cashier.withdraw.bounds", { min: money(limits.min), max: atMost(most) })}
      least={limits.min.amount}
      most={most}
      decimals={decimals}
      parts={usual}
      problem={problem}
    >
      {(found) => <CardChoice desk={desk} problem={found} />}
    </AmountForm>
  );
}

interface CardChoiceProps {
  desk: WithdrawDesk;
  problem: Parameters<typeof errorIn>[0];
}

/** The bank cards of the account, one of which gets the money. */
function CardChoice({ desk, problem }: CardChoiceProps) {
  const { cards, chosen } = desk;
  const { t } = useI18n();
  const offers = useOffers();
  return (
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
  );
}
