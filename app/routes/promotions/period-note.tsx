import { clsx } from "clsx";
import { type I18n, useI18n } from "~/i18n/i18n.tsx";
import type { Period } from "./period.ts";

interface Props {
  /** `day` is that of the start before it, else of the end; null if there is none. */
  promotion: { day: string | null; period: Period };
}

function periodText({ day, period }: Props["promotion"], t: I18n["t"]): string | null {
  if (!day) return period === "running" ? t("promotions.open") : null;
  const words = { upcoming: "starts", running: "ends", over: "over" } as const;
  return t(`promotions.${words[period]}`, { day });
}

/** The start or the end of a promotion in the brand's time; an ended one says so. */
export function PeriodNote({ promotion }: Props) {
  const { t } = useI18n();
  const { period } = promotion;
  return (
    <p
      className={clsx(
        "flex items-center gap-2 text-sm",
        period === "over" ? "font-semibold text-danger" : "text-quiet",
      )}
    >
      <i className="icon-calendar-days size-4 shrink-0" />
      <span>{periodText(promotion, t)}</span>
    </p>
  );
}
