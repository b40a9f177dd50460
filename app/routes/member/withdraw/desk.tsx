import { useSearchParams } from "@remix-run/react";
import { clsx } from "clsx";
import type { MoneyValue } from "~/i18n/format.ts";
import { useI18n } from "~/i18n/i18n.tsx";
import { PaymentPasswordNote } from "~/routes/member/payment-password-note.tsx";
import { ReviewForm } from "~/routes/member/review-form.tsx";
import { CannotNote } from "./cannot-note.tsx";
import { LimitsCard } from "./limits-card.tsx";
import type { WithdrawDesk } from "./wish.server.ts";
import { WithdrawForm } from "./withdraw-form.tsx";

interface Props {
  balance: MoneyValue | null;
  desk: WithdrawDesk;
  /** Null if unknown; the platform then checks it with the request. */
  passwordSet: boolean | null;
  idempotencyKey: string;
}

/** What can be done now: choose, review, or what has to be done before. */
export function Desk({ balance, desk, ...rest }: Props) {
  const [query] = useSearchParams();
  // On phones the balance comes first, but not before the review step.
  const reviewing = query.has("amount") && !query.has("edit");
  return (
    <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_20rem]">
      <div className={clsx("[&_.card]:my-0", !reviewing && "max-xl:order-2")}>
        <Step desk={desk} {...rest} />
      </div>
      <LimitsCard balance={balance} desk={desk} />
    </div>
  );
}

function Step({ desk, passwordSet, idempotencyKey }: Omit<Props, "balance">) {
  const { t, money } = useI18n();
  const [query] = useSearchParams();
  const { limits, cannot, wish } = desk;
  if (passwordSet === false) return <PaymentPasswordNote />;
  if (cannot) return <CannotNote why={cannot} min={money(limits.min)} />;
  if (!wish || "kind" in wish) {
    return <WithdrawForm key={query.get("cardId")} desk={desk} problem={wish} />;
  }
  const { card, amount, fee, total } = wish;
  const chosen = { cardId: card.id, amount: amount.amount, idempotencyKey };
  // Several currencies share a symbol.
  const named = (value: MoneyValue) => `${money(value)} ${value.currency}`;
  return (
    <ReviewForm
      title={t("cashier.withdraw.review")}
      lines={[
        { label: t("cashier.withdraw.card"), value: `${card.bank} ${card.number}`, name: "cardId" },
        { label: t("cashier.withdraw.fee"), value: named(fee) },
        { label: t("cashier.withdraw.leaves"), value: named(total) },
        {
          label: t("cashier.withdraw.arrives"),
          value: named(amount),
          name: "amount",
          strong: true,
        },
      ]}
      chosen={chosen}
      currency={amount.currency}
      note={
        limits.confirmMinutes == null
          ? t("cashier.withdraw.note")
          : t("cashier.withdraw.noteMinutes", { count: limits.confirmMinutes })
      }
      intent="withdraw"
      submit={t("cashier.withdraw.submit", { amount: money(amount) })}
      submitting={t("cashier.sending")}
      back={`/member/withdraw?${new URLSearchParams({ cardId: card.id, amount: amount.amount, edit: "1" })}`}
    />
  );
}
