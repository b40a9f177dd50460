import { clsx } from "clsx";
import { useI18n } from "~/i18n/i18n.tsx";
import type { Period } from "./period.ts";

interface Props {
  /** `day` is that of the start before it, else of the end; null if there is none. */
  promotion: { day: string | null; period: Period };
}

/** The start or the end of a promotion in the brand's time; an ended one says so. */
export function PeriodNote({ promotion }: Props) {
  const { t } = useI18n();
  const { day, period } = promotion;
  return (
    <p
      className={clsx(
        "flex items-center gap-2 text-sm",
        period === "over" ? "font-semibold text-danger" : "text-quiet",
      )}
    >
      <i className="icon-calendar-days size-4 shrink-0" />
      {period === "upcoming" && day ? t("promotions.starts", { day }) : null}
      {period === "running" && day ? t("promotions.ends", { day }) : null}
      {period === "running" && !day ? t("promotions.open") : null}
      {period === "over" && day ? t("promotions.over", { day }) : null}
    </p>
  );
}
