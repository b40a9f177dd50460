import { clsx } from "clsx";
import { useI18n } from "~/i18n/i18n.tsx";
import type { Period } from "./period.ts";

interface Props {
  promotion: { startsAt?: number | null; endsAt?: number | null; period: Period };
}

/** The start or the end of a promotion in the brand's time; an ended one says so. */
export function PeriodNote({ promotion }: Props) {
  const { t, date } = useI18n();
  const { startsAt, endsAt, period } = promotion;
  const day = (at: number) => date(at, { dateStyle: "medium" });
  return (
    <p
      className={clsx(
        "flex items-center gap-2 text-sm",
        period === "over" ? "font-semibold text-danger" : "text-quiet",
      )}
    >
      <i className="icon-calendar-days size-4 shrink-0" />
      {period === "upcoming" && startsAt ? t("promotions.starts", { day: day(startsAt) }) : null}
      {period === "running" && endsAt ? t("promotions.ends", { day: day(endsAt) }) : null}
      {period === "running" && !endsAt ? t("promotions.open") : null}
      {period === "over" && endsAt ? t("promotions.over", { day: day(endsAt) }) : null}
    </p>
  );
}
