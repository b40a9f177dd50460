import { useSearchParams } from "@remix-run/react";
import { useI18n } from "~/i18n/i18n.tsx";
import { useAgentOffers } from "~/routes/agent/menu/use-agent-offers.ts";
import { drillTo } from "~/routes/agent/report/drill.ts";
import { Tabs } from "~/ui/layout/tabs.tsx";

/** All accounts, or branches (N5); the days stay. */
export function ProfitTabs({ now }: { now: "accounts" | "branches" }) {
  const { t } = useI18n();
  const offers = useAgentOffers();
  const [shown] = useSearchParams();
  if (!offers("AGENT_BRANCHES")) return null;
  return (
    <div className="fade-row mb-4 print:hidden">
      <Tabs
        label={t("agentCenter.reports.branches.views")}
        look="slim"
        link={{}}
        now={now}
        tabs={[
          {
            name: "accounts",
            text: t("agentCenter.reports.branches.accounts"),
            to: drillTo("/agentHome/profit", {}, shown),
          },
          {
            name: "branches",
            text: t("agentCenter.reports.branches.byBranch"),
            to: drillTo("/agentHome/profit/branches", {}, shown),
          },
        ]}
      />
    </div>
  );
}
