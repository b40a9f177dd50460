import type { TransferMadeFragment } from "~/graphql/generated/graphql";
import { useI18n } from "~/i18n/i18n.tsx";
import { Receipt } from "~/routes/member/receipt.tsx";
import { Card } from "~/ui/card.tsx";

/** What was just sent, to keep. */
export function TransferMade({ made }: { made: TransferMadeFragment }) {
  const { t, date, money } = useI18n();
  return (
    <Card as="section" tone="good" pad="roomy" className="grid gap-4">
      <p role="status" className="flex items-center gap-2.5 text-lg font-bold">
        <i className="icon-circle-check size-6 text-gain" />
        {t("cashier.transfer.done", { amount: money(made.amount) })}
      </p>
      <Receipt
        lines={[
          { label: t("cashier.reference"), value: made.id },
          { label: t("cashier.transfer.to"), value: made.account ?? t("cashier.transfer.upline") },
          { label: t("member.transactions.amount"), value: money(made.amount) },
          { label: t("member.at"), value: date(made.at) },
        ]}
      />
    </Card>
  );
}
