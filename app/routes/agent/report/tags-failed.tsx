import { useI18n } from "~/i18n/i18n.tsx";
import { FailedLine } from "~/ui/blocks/failed-line.tsx";

/** Above a list whose rows lack the agent's tags, because these could not be read: who has none has an empty list (N21). */
export function TagsFailed({ rows }: { rows: readonly object[] }) {
  const { t } = useI18n();
  const lacking = rows.some((row) => "tags" in row && row.tags === null);
  return lacking ? <FailedLine name={t("agentCenter.tags.tags")} /> : null;
}
