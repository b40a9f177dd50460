import type { MoneyFragment } from "~/graphql/generated/graphql";
import { useI18n } from "~/i18n/i18n.tsx";
import { Money } from "~/ui/text/money.tsx";

/** The sum of pending bets, which is not part of any total (A135); renders nothing without any. */
export function PendingBets({ sum }: { sum: MoneyFragment | null | undefined }) {
  const { t } = useI18n();
  if (!sum || Number(sum.amount) === 0) return null;
  return (
    <p className="mb-3 text-sm text-quiet" data-pending-bets="">
      {t("member.pendingBets")}{" "}
      <strong className="figures text-ink">
        <Money value={sum} />
      </strong>{" "}
      {t("member.pendingBetsNote")}
    </p>
  );
}
