import { useI18n } from "~/i18n/i18n.tsx";
import { Tabs } from "~/ui/layout/tabs.tsx";
import { useOffers } from "./use-offers.ts";

/** Deposits and withdrawals as tabs; renders nothing if the brand offers only one of them (A56). */
export function CashierTabs({ now }: { now: "deposit" | "withdraw" }) {
  const { t } = useI18n();
  const offers = useOffers();
  if (!offers("DEPOSIT") || !offers("WITHDRAWAL")) return null;
  return (
    <div className="mb-6 max-w-md">
      <Tabs
        label={t("cashier.tabs")}
        now={now}
        link={{ prefetch: "intent" }}
        tabs={[
          { name: "deposit", text: t("member.pages.depositv2"), to: "/member/deposit" },
          { name: "withdraw", text: t("member.pages.withdraw"), to: "/member/withdraw" },
        ]}
      />
    </div>
  );
}
