import type { BreakPageQuery } from "~/graphql/generated/graphql";
import { useI18n } from "~/i18n/i18n.tsx";

/** Until when the break holds, and what comes after it (G17, G18). */
export function NoticeText({ notice }: { notice: BreakPageQuery["breakNotice"] }) {
  const { t, date } = useI18n();
  return <p className="figures text-pretty">{textOf()}</p>;

  function textOf() {
    if (!notice) return t("breaks.none");
    const { kind, until, canRequestReturn, openAgainAt } = notice;
    if (kind == null) return t("breaks.other");
    if (canRequestReturn) return t("breaks.ask");
    if (openAgainAt != null) {
      const at = date(openAgainAt);
      return kind === "TIME_OUT" ? t("breaks.from", { at }) : t("breaks.asked", { at });
    }
    return until == null ? t("breaks.forever") : t("breaks.excludedUntil", { at: date(until) });
  }
}
