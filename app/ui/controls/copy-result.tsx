import { clsx } from "clsx";
import { useI18n } from "~/i18n/i18n.tsx";
import type { CopyState } from "~/ui/hooks/use-copy.ts";

/** What came of copying, read out when it changes. */
export function CopyResult({ state, className }: { state: CopyState; className?: string }) {
  const { t } = useI18n();
  return (
    <p
      role="status"
      className={clsx("text-xs empty:hidden", state === "copied" && "text-gain", className)}
    >
      {state === "copied"
        ? t("member.copied")
        : state === "refused"
          ? t("member.copyRefused")
          : null}
    </p>
  );
}
