import { useRevalidator } from "@remix-run/react";
import { useEffect } from "react";
import { useI18n } from "~/i18n/i18n.tsx";
import { useCountdown } from "~/ui/hooks/use-countdown.ts";
import { useHydrated } from "~/ui/hooks/use-hydrated.ts";

interface Props {
  /** How long it was until then when the page was made, in ms. */
  waitMs: number;
  /** When that was, in ms since the epoch. */
  madeAt: number;
}

/** Counts down to the next settlement of real-time salary (K30, K24), and looks for it then. */
export function NextSettlement({ waitMs, madeAt }: Props) {
  const { t } = useI18n();
  const { revalidate } = useRevalidator();
  const left = useCountdown(waitMs, madeAt);
  useEffect(() => {
    if (left === 0) revalidate();
  }, [left, revalidate]);
  const time = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
  return (
    <p className="figures mb-3 text-sm text-quiet print:hidden" data-next-settlement="">
      {useHydrated()
        ? t("agentCenter.reports.payments.next", { time })
        : t("agentCenter.reports.payments.five")}
    </p>
  );
}
