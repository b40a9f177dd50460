import type { Refusal } from "~/forms/refusal/refusal.ts";
import type { MoneyValue } from "~/i18n/format.ts";
import { useI18n } from "~/i18n/i18n.tsx";
import { AmountForm } from "~/routes/member/amount-form.tsx";
import { portionOf } from "../../../../brands/amount.ts";

interface Props {
  balance: MoneyValue;
  decimals: number;
  /** The error in the address's parameters. */
  problem: Refusal | null;
}

/** How much of the balance to transfer. */
export function TransferForm({ balance, decimals, problem }: Props) {
  const { t, atMost } = useI18n();
  const { currency } = balance;
  const percents = Number(balance.amount) > 0 ? (["25", "50", "100"] as const) : [];
  return (
    <AmountForm
      id="transfer-amount"
      hint={t("cashier.transfer.balance", { amount: atMost(balance) })}
      least="0"
      most={balance}
      decimals={decimals}
      parts={percents.map((percent) => ({
        percent,
        amount: { amount: portionOf(balance.amount, percent, decimals), currency },
      }))}
      problem={problem}
    />
  );
}
