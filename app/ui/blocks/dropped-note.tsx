import { useI18n } from "~/i18n/i18n.tsx";

/** Below a list: the number of items that could not be read (A113). Renders nothing for none. */
export function DroppedNote({ count }: { count: number | undefined }) {
  const { t } = useI18n();
  if (!count) return null;
  return (
    <p data-dropped={count} className="mt-3 text-xs text-quiet">
      {t("errors.dropped", { count })}
    </p>
  );
}
