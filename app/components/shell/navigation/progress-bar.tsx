import { useNavigation } from "@remix-run/react";
import { useI18n } from "~/i18n/i18n.tsx";

/** The page's loading bar (U46): a line at the top while something loads (R-G3). */
export function ProgressBar() {
  const { t } = useI18n();
  const { state } = useNavigation();
  return (
    <div
      role="status"
      aria-live="polite"
      className="pointer-events-none fixed inset-x-0 top-0 z-50 h-0.5"
    >
      {state === "idle" ? null : (
        <>
          <div className="progress h-full origin-left bg-accent" />
          <span className="sr-only">{t("shell.loading")}</span>
        </>
      )}
    </div>
  );
}
