import { useSearchParams } from "@remix-run/react";
import { useI18n } from "~/i18n/i18n.tsx";
import { requestedCurrency } from "~/reports/query/requested-currency.ts";
import { useAgentMenu } from "~/routes/agent/menu/use-agent-menu.ts";
import { FailedLine } from "~/ui/blocks/failed-line.tsx";
import { Tabs } from "~/ui/layout/tabs.tsx";

/**
 * The currencies of a team that has several: a report is about accounts with one of them (N13). One account has one
 * currency, so a report about it has no choice.
 */
export function CurrencyTabs() {
  const { t } = useI18n();
  const [shown] = useSearchParams();
  const part = useAgentMenu()?.currencies;
  if (shown.get("account")) return null;
  if (part && "failed" in part) {
    return <FailedLine name={t("agentCenter.reports.currency.title")} />;
  }
  const currencies = part && "data" in part ? part.data : [];
  const [own] = currencies;
  const requested = requestedCurrency(shown);
  if (!own || (currencies.length === 1 && !requested)) return null;
  const others = [...shown].filter(([name]) => name !== "currency" && name !== "offset");
  const now = requested ?? own.code;
  return (
    <div className="mb-4 print:hidden">
      <Tabs
        label={t("agentCenter.reports.currency.title")}
        look="slim"
        tabs={currencies.map(({ code, accounts }) => ({
          name: code,
          text: t("agentCenter.reports.currency.tab", { code, accounts }),
          to: `?${new URLSearchParams(code === own.code ? others : [...others, ["currency", code]])}`,
        }))}
        now={now}
        link={{ preventScrollReset: true }}
      />
      {currencies.some(({ code }) => code === now) ? null : (
        <p role="alert" className="mt-2 text-sm text-danger">
          {t("agentCenter.reports.currency.unknown", { code: now })}
        </p>
      )}
    </div>
  );
}
