import type { TransferMadeFragment } from "~/graphql/generated/graphql";
import { useI18n } from "~/i18n/i18n.tsx";
import { Receipt } from "~/routes/member/receipt.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { shownLook, useShownMessage } from "~/ui/notes/show-message.ts";

/** What was just sent, to keep. */
export function TransferMade({ made }: { made: TransferMadeFragment }) {
  const { t, date, money } = useI18n();
  const message = useShownMessage<HTMLParagraphElement>(made.id);
  return (
    <Card as="section" tone="good" pad="roomy" className="grid gap-4">
      <p
        ref={message}
        tabIndex={-1}
        role="status"
        className={`flex items-center gap-2.5 text-lg font-bold ${shownLook}`}
      >
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
