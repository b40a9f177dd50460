import CircleCheck from "lucide-react/icons/circle-check";
import { useI18n } from "~/i18n/i18n.tsx";
import { Card } from "~/ui/card.tsx";
import { CopyField } from "~/ui/copy-field.tsx";
import type { AskedDeposit } from "./deposit.server.ts";

/** A deposit was taken: where it has to be paid, and until when. */
export function PayTo({ asked }: { asked: AskedDeposit }) {
  const { t, date } = useI18n();
  const { payTo, expiresAt } = asked;
  return (
    <Card as="section" role="status" tone="good" pad="roomy" className="mb-5 grid gap-4">
      <p className="flex items-center gap-3 font-bold">
        <CircleCheck className="size-6 shrink-0 text-gain" aria-hidden="true" />
        {t(payTo ? "member.deposit.pay" : "member.deposit.taken")}
      </p>
      {payTo ? (
        <div className="grid gap-3 sm:grid-cols-2">
          {payTo.bank ? <CopyField label={t("member.deposit.bank")} value={payTo.bank} /> : null}
          <CopyField label={t("member.deposit.account")} value={payTo.account} />
          {payTo.name ? <CopyField label={t("member.deposit.name")} value={payTo.name} /> : null}
        </div>
      ) : null}
      {expiresAt == null ? null : (
        <p className="text-sm">{t("member.deposit.until", { at: date(expiresAt) })}</p>
      )}
    </Card>
  );
}
