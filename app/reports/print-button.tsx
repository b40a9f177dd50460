import { useI18n } from "~/i18n/i18n.tsx";
import { Button } from "~/ui/controls/button.tsx";
import { useHydrated } from "~/ui/hooks/use-hydrated.ts";

/** Prints what is shown, dark on white (`styles/print.css`); without a script the browser's own menu does. */
export function PrintButton() {
  const { t } = useI18n();
  if (!useHydrated()) return null;
  return (
    <Button
      onClick={() => window.print()}
      tone="quiet"
      size="icon"
      aria-label={t("member.print")}
      title={t("member.print")}
      className="max-sm:hidden print:hidden"
    >
      <i className="icon-printer size-4" />
    </Button>
  );
}
