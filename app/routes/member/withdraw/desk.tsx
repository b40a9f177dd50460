import { useSearchParams } from "@remix-run/react";
import { clsx } from "clsx";
import { useShell } from "~/components/shell/use-shell.ts";
import type { WithdrawCardFragment, WithdrawLimitsFragment } from "~/graphql/generated/graphql";
import type { MoneyValue } from "~/i18n/format.ts";
import { useI18n } from "~/i18n/i18n.tsx";
import { PaymentPasswordNote } from "~/routes/member/payment-password-note.tsx";
import { Review } from "~/routes/member/review.tsx";
import { useOffers } from "~/routes/member/use-offers.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { NoteBox } from "~/ui/note-box.tsx";
import { LimitsCard } from "./limits-card.tsx";
import { costOf, readWish, whyNot } from "./wish.ts";
import { WithdrawForm } from "./withdraw-form.tsx";

interface Props {
  balance: MoneyValue | null;
  cards: readonly WithdrawCardFragment[];
  limits: WithdrawLimitsFragment;
  /** Null while nobody can say: the platform does when it matters. */
  passwordSet: boolean | null;
  idempotencyKey: string;
}

/** What can be done now: choose, review, or what has to be done before. */
export function Desk({ balance, cards, limits, passwordSet, idempotencyKey }: Props) {
  const [query] = useSearchParams();
  // On a phone what there is comes first, but not before what is about to happen.
  const reviewing = query.has("amount") && !query.has("edit");
  return (
    <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_20rem]">
      <div className={clsx("[&_.card]:my-0", !reviewing && "max-xl:order-2")}>
        <Step
          cards={cards}
          limits={limits}
          passwordSet={passwordSet}
          idempotencyKey={idempotencyKey}
        />
      </div>
      <LimitsCard balance={balance} limits={limits} />
    </div>
  );
}

function Step({ cards, limits, passwordSet, idempotencyKey }: Omit<Props, "balance">) {
  const { t, money } = useI18n();
  const { brand } = useShell();
  const offers = useOffers();
  const [query] = useSearchParams();
  if (passwordSet === false) return <PaymentPasswordNote />;
  if (cards.length === 0) {
    return (
      <NoteBox
        icon="icon-thin-credit-card"
        title={t("cashier.withdraw.noCard")}
        text={t("cashier.withdraw.noCardText")}
      >
        {offers("ADD_BANK_CARD") ? (
          <ButtonLink to="/member/withdraw/cards">{t("cashier.cards.add")}</ButtonLink>
        ) : null}
      </NoteBox>
    );
  }
  const why = whyNot(limits);
  if (why) {
    return (
      <NoteBox
        icon="icon-thin-ban"
        title={t("cashier.withdraw.cannot")}
        text={t(`cashier.withdraw.why.${why}`, { min: money(limits.min) })}
      >
        {why === "little" && offers("DEPOSIT") ? (
          <ButtonLink to="/member/deposit">{t("member.pages.depositv2")}</ButtonLink>
        ) : (
          <ButtonLink to="/" tone="quiet">
            {t("cashier.withdraw.toGames")}
          </ButtonLink>
        )}
      </NoteBox>
    );
  }
  const decimals = brand.currencyDecimals[limits.min.currency] ?? 2;
  const wish = readWish(query, cards, limits, decimals);
  if (!wish || "kind" in wish) {
    return <WithdrawForm key={query.get("cardId")} cards={cards} limits={limits} problem={wish} />;
  }
  const { card, amount } = wish;
  const { fee, total } = costOf(amount, limits.feePercent);
  const chosen = { cardId: card.id, amount: amount.amount, idempotencyKey };
  return (
    <Review
      title={t("cashier.withdraw.review")}
      lines={[
        { label: t("cashier.withdraw.card"), value: `${card.bank} ${card.number}`, name: "cardId" },
        { label: t("cashier.withdraw.fee"), value: money(fee) },
        { label: t("cashier.withdraw.leaves"), value: money(total) },
        {
          label: t("cashier.withdraw.arrives"),
          value: money(amount),
          name: "amount",
          strong: true,
        },
        ...(limits.payMinutes == null
          ? []
          : [
              {
                label: t("cashier.withdraw.takes"),
                value: t("cashier.withdraw.minutes", { count: limits.payMinutes }),
              },
            ]),
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
