import { useI18n } from "~/i18n/i18n.tsx";

/** Under a list: how many entries of it came in a form that nobody could read (A113). Nothing where all are there. */
export function DroppedNote({ count }: { count: number | undefined }) {
  const { t } = useI18n();
  if (!count) return null;
  return (
    <p data-dropped={count} className="mt-3 text-xs text-quiet">
      {t("errors.dropped", { count })}
    </p>
  );
}
