import { clsx } from "clsx";
import type { OperatorLevel } from "~/graphql/generated/graphql";
import { useI18n } from "~/i18n/i18n.tsx";

/** Shape and colour differ, so that nobody has to tell colours apart. */
const looks: Record<OperatorLevel, string> = {
  GREEN: "icon-check text-accent",
  AMBER: "icon-clock text-gold",
  RED: "icon-triangle-alert text-danger",
};

/** How a figure is, with its word for screen readers. */
export function LevelMark({ level }: { level: OperatorLevel }) {
  const { t } = useI18n();
  return (
    <>
      <i className={clsx("size-4 shrink-0", looks[level])} />
      <span className="sr-only">{t(`operator.levels.${level}`)}</span>
    </>
  );
}
