import { useShell } from "~/components/shell/use-shell.ts";
import { useI18n } from "~/i18n/i18n.tsx";
import { tableText } from "~/reports/table-text.ts";
import { Button } from "~/ui/controls/button.tsx";
import { useCopy } from "~/ui/hooks/use-copy.ts";
import { useHydrated } from "~/ui/hooks/use-hydrated.ts";
import type { Column } from "~/ui/table/column.ts";

interface Props {
  /** Those of any report. */
  columns: readonly Column<never, never>[];
  /** Rows of these columns. */
  rows: readonly unknown[];
}

/** Copies the rows that are shown, for a spreadsheet (N7). Nothing without a script. */
export function CopyTable({ columns, rows }: Props) {
  const { t } = useI18n();
  const { gmtOffset } = useShell().brand;
  const { state, copy } = useCopy();
  if (!useHydrated()) return null;
  const copyRows = () => copy(tableText(columns, rows as never[], { t, gmtOffset }));
  return (
    <div className="flex items-center gap-2 print:hidden">
      <Button onClick={copyRows} tone="quiet" size="small">
        <i className={`${state === "copied" ? "icon-check" : "icon-copy"} size-4`} />
        {t("agentCenter.reports.copyTable")}
      </Button>
      <p aria-live="polite" className="text-xs empty:hidden">
        {state === "copied"
          ? t("member.copied")
          : state === "refused"
            ? t("agentCenter.reports.copyFailed")
            : null}
      </p>
    </div>
  );
}
