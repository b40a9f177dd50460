import { useI18n } from "~/i18n/i18n.tsx";
import { useAgentMenu } from "~/routes/agent/menu/use-agent-menu.ts";
import { FailedLine } from "~/ui/blocks/failed-line.tsx";

/** In which currency the commission of a team with several is (N13). */
export function ConvertedNote() {
  const { t } = useI18n();
  const part = useAgentMenu()?.currencies;
  if (part && "failed" in part) {
    return <FailedLine name={t("agentCenter.reports.currency.title")} />;
  }
  const [own, ...others] = part && "data" in part ? part.data : [];
  if (!own || others.length === 0) return null;
  return (
    <p className="mb-4 text-sm text-quiet">
      {t("agentCenter.reports.currency.converted", { currency: own.code })}
    </p>
  );
}
