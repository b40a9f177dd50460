import type { ConfirmOutcome } from "~/components/confirmations/confirm-outcome.ts";
import { WaitingList } from "~/components/confirmations/waiting-list.tsx";
import type { Outcome } from "~/forms/answers/outcome.ts";
import type { MemberWithdrawalStateQuery } from "~/graphql/generated/graphql";
import { useLive } from "~/graphql/use-live.ts";
import { useI18n } from "~/i18n/i18n.tsx";
import { CancelPayment } from "~/routes/member/cancel-payment.tsx";
import { Receipt } from "~/routes/member/receipt.tsx";
import { useReloadOn } from "~/routes/member/use-reload-on.ts";
import { Card } from "~/ui/layout/card.tsx";
import { Tag, type TagTone } from "~/ui/notes/tag.tsx";
import { Money } from "~/ui/text/money.tsx";
import { Timeline } from "./timeline.tsx";
import type { WithdrawalState } from "./timeline-of.ts";
import { MemberWithdrawalState } from "./withdrawal-query.ts";

/** Polling interval of a withdrawal in progress, in ms. */
const everyMs = 5_000;
const ended: ReadonlySet<WithdrawalState["status"]> = new Set([
  "COMPLETED",
  "REJECTED",
  "CANCELLED",
]);

const tones: Partial<Record<WithdrawalState["status"], TagTone>> = {
  PAID: "accent",
  COMPLETED: "gain",
  REJECTED: "danger",
};

interface Props {
  id: string;
  initial: MemberWithdrawalStateQuery;
  /** When the loader ran, in ms since the epoch; a countdown starts from there. */
  now: number;
  /** What the page's own form came to, where there is no script. */
  before: Outcome | ConfirmOutcome | undefined;
}

/** A withdrawal's current state. The page is revalidated until the withdrawal is settled. */
export function WithdrawalCard({ id, initial, now, before }: Props) {
  const { t, date, money } = useI18n();
  const known = initial.wallet?.withdrawal;
  const enabled = known ? !ended.has(known.status) : false;
  const { data } = useLive(
    MemberWithdrawalState,
    { id },
    { intervalMs: everyMs, initial, enabled },
  );
  // An answer without it is one that could not be had: the last good one stays.
  const withdrawal = data.wallet?.withdrawal ?? known;
  useReloadOn(withdrawal?.status ?? "");
  if (!withdrawal) return null;
  const { amount, fee, card, at, settledAt, status, confirmation } = withdrawal;
  const waiting = confirmation?.state === "WAITING" ? [confirmation] : [];
  const reported = before && "values" in before ? before : undefined;
  return (
    <div className="grid gap-8">
      {waiting.length > 0 ? <WaitingList waiting={waiting} now={now} before={reported} /> : null}
      <Card as="section" tone="page" pad="roomy" className="grid gap-6">
        <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
          <p className="figures text-3xl font-bold">
            <Money value={amount} />
          </p>
          <p role="status">
            <Tag tone={tones[status]}>{t(`cashier.withdraw.statuses.${status}`)}</Tag>
          </p>
        </div>
        <Timeline withdrawal={withdrawal} />
        {confirmation?.notRefunded ? (
          <p className="text-sm text-pretty">{t("agentCenter.confirmations.notRefunded")}</p>
        ) : null}
        <Receipt
          lines={[
            { label: t("cashier.reference"), value: withdrawal.id },
            { label: t("member.transactions.amount"), value: money(amount), above: true },
            { label: t("cashier.withdraw.fee"), value: fee ? money(fee) : null },
            { label: t("cashier.withdraw.card"), value: card },
            { label: t("member.deposit.requestedAt"), value: at == null ? null : date(at) },
            {
              label: t("member.deposit.settledAt"),
              value: settledAt == null ? null : date(settledAt),
            },
            {
              label: t("member.status"),
              value: t(`cashier.withdraw.statuses.${status}`),
              above: true,
            },
          ]}
        />
        {withdrawal.cancellable ? (
          <CancelPayment
            id={id}
            offer="CANCEL_WITHDRAWAL"
            summary={t("cashier.withdraw.cancel")}
            question={t("cashier.withdraw.cancelAsk")}
            before={reported ? undefined : (before as Outcome | undefined)}
          />
        ) : null}
        {enabled ? (
          <noscript>
            <a href="?" className="text-sm font-semibold text-accent underline">
              {t("member.deposit.refreshStatus")}
            </a>
          </noscript>
        ) : null}
      </Card>
    </div>
  );
}
