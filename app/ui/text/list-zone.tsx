import clsx from "clsx";
import { useI18n } from "~/i18n/i18n.tsx";

/** The zone of a list's times, once for all of them; nothing where each time names its zone itself. */
export function ListZone({ className }: { className?: string }) {
  const { t, zone, nearDates } = useI18n();
  return nearDates ? (
    <p className={clsx("mt-2 text-xs text-quiet", className)}>{t("member.listZone", { zone })}</p>
  ) : null;
}
