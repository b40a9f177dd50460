import type { Outcome } from "~/forms/answers/outcome.ts";
import type { MemberDepositStateQuery } from "~/graphql/generated/graphql";
import { useLive } from "~/graphql/use-live.ts";
import { type GivenKey, type MessageKey, useI18n } from "~/i18n/i18n.tsx";
import { CancelPayment } from "~/routes/member/cancel-payment.tsx";
import { Receipt } from "~/routes/member/receipt.tsx";
import { useReloadOn } from "~/routes/member/use-reload-on.ts";
import { CopyField } from "~/ui/controls/copy-field.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { Tag, type TagTone } from "~/ui/notes/tag.tsx";
import { Money } from "~/ui/text/money.tsx";
import { CoinTarget, coinsText, type PaymentCode, rateText } from "./coin-target.tsx";
import { MemberDepositState } from "./deposit-query.ts";
import { PayBy } from "./pay-by.tsx";

type Deposit = NonNullable<NonNullable<MemberDepositStateQuery["wallet"]>["deposit"]>;

/** Polling interval of a pending deposit, in ms. */
const everyMs = 5_000;

const tones: Partial<Record<Deposit["status"], TagTone>> = {
  APPROVED: "gain",
  REJECTED: "danger",
  EXPIRED: "danger",
};

interface Props {
  id: string;
  initial: MemberDepositStateQuery;
  /** The payment as a QR code; null if it isn't scanned. */
  code: PaymentCode | null;
  /** When the loader ran, in ms since the epoch; the countdown starts from there. */
  now: number;
  /** What the page's own form came to, where there is no script. */
  before: Outcome | undefined;
}

/** A deposit's current state. The page is revalidated until the deposit is settled. */
export function DepositCard({ id, initial, code, now, before }: Props) {
  const i18n = useI18n();
  const { t, date, money, language } = i18n;
  const { data } = useLive(MemberDepositState, { id }, { intervalMs: everyMs, initial });
  // An answer without it is one that could not be had: the last good one stays.
  const deposit = data.wallet?.deposit ?? initial.wallet?.deposit;
  // Another tab may have renewed the rate: the loader draws the code of the new payment.
  useReloadOn(`${deposit?.status} ${deposit?.payTo?.uri ?? ""}`);
  if (!deposit) return null;
  const { amount, at, expiresAt, kind, methodName, payTo, settledAt, status } = deposit;
  const waiting = status === "PENDING";
  const toPay = waiting ? payTo : null;
  // A coin determines the kind of payment, even if the records lack it.
  const coins = kind === "CRYPTO" || payTo?.coin ? toPay : null;
  return (
    <Card as="section" tone="page" pad="roomy" className="grid gap-5">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <p className="figures text-3xl font-bold">
          <Money value={amount} />
        </p>
        <p role="status">
          <Tag tone={tones[status]}>{t(`member.deposit.statuses.${status}`)}</Tag>
        </p>
      </div>
      {coins ? null : (
        <p className="text-sm text-pretty">{t(nextOf(deposit) satisfies GivenKey)}</p>
      )}
      {waiting && expiresAt != null ? <PayBy at={expiresAt} now={now} /> : null}
      {coins ? (
        <CoinTarget
          id={id}
          payment={coins}
          currency={amount.currency}
          code={code}
          now={now}
          before={before}
        />
      ) : null}
      {toPay && !coins ? (
        <div className="grid gap-3 sm:grid-cols-2">
          <CopyField label={t("member.deposit.account")} value={toPay.account} />
          {toPay.bank ? <CopyField label={t("member.deposit.bank")} value={toPay.bank} /> : null}
          {toPay.name ? <CopyField label={t("member.deposit.name")} value={toPay.name} /> : null}
          <CopyField
            label={t("member.deposit.toPay")}
            value={amount.amount}
            shown={money(amount)}
          />
          <CopyField label={t("member.deposit.reference")} value={deposit.id} />
        </div>
      ) : null}
      <Receipt
        lines={[
          { label: t("member.deposit.reference"), value: deposit.id, above: toPay != null },
          { label: t("member.transactions.amount"), value: money(amount), above: true },
          {
            label: t("cashier.deposit.toSend"),
            value: payTo && coinsText(payTo, i18n),
            above: coins != null,
          },
          {
            label: t("cashier.deposit.rate"),
            value: payTo && rateText(payTo, amount.currency, language),
            above: coins != null,
          },
          { label: t("member.deposit.method"), value: methodName },
          { label: t("member.deposit.requestedAt"), value: at == null ? null : date(at) },
          {
            label: t("member.deposit.settledAt"),
            value: settledAt == null ? null : date(settledAt),
          },
          { label: t("member.status"), value: t(`member.deposit.statuses.${status}`), above: true },
        ]}
      />
      {waiting && deposit.cancellable ? (
        <CancelPayment
          id={id}
          offer="CANCEL_DEPOSIT"
          summary={t("member.deposit.cancel")}
          question={t("member.deposit.cancelAsk")}
          before={before?.id === id ? before : undefined}
        />
      ) : null}
      {waiting ? (
        <noscript>
          <a href="?" className="text-sm font-semibold text-accent underline">
            {t("member.deposit.refreshStatus")}
          </a>
        </noscript>
      ) : null}
    </Card>
  );
}

/** What there is to do now, as a message. */
function nextOf({ status, payTo, kind }: Deposit): MessageKey {
  if (status !== "PENDING") return `member.deposit.next.${status}`;
  if (payTo) return "member.deposit.next.PAY";
  if (kind === "CARD") return "cashier.deposit.card";
  return kind === "EWALLET" ? "cashier.deposit.ewallet" : "member.deposit.next.PENDING";
}
