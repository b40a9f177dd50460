import { useSearchParams } from "@remix-run/react";
import { useI18n } from "~/i18n/i18n.tsx";
import { useAgentOffers } from "~/routes/agent/menu/use-agent-offers.ts";
import { drillTo } from "~/routes/agent/report/drill.ts";
import { playIn } from "~/routes/agent/report/play-filter.ts";
import { Tabs } from "~/ui/layout/tabs.tsx";
import { type DimensionName, dimensionNames } from "./by/dimensions.ts";

/** By what revenue is listed (N5); the days stay. */
export function RevenueTabs({ now }: { now: "product" | DimensionName }) {
  const { t } = useI18n();
  const offers = useAgentOffers();
  const [shown] = useSearchParams();
  if (!offers("AGENT_REVENUE_BY")) return null;
  const play = playIn(shown);
  const product = { name: "product", to: drillTo("/agentHome/revenue", play, shown) } as const;
  return (
    <div className="fade-row mb-4 print:hidden">
      <Tabs
        label={t("agentCenter.reports.branches.views")}
        look="slim"
        link={{}}
        now={now}
        tabs={[
          { ...product, text: t("agentCenter.reports.revenueBy.tabs.product") },
          ...dimensionNames.map((name) => ({
            name,
            text: t(`agentCenter.reports.revenueBy.tabs.${name}`),
            to: drillTo(`/agentHome/revenue/by/${name}`, play, shown),
          })),
        ]}
      />
    </div>
  );
}
