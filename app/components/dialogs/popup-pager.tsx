import { useI18n } from "~/i18n/i18n.tsx";

interface Props {
  page: number;
  pages: number;
  onTurn: (page: number) => void;
}

const button =
  "grid size-11 place-items-center rounded-control text-quiet transition-colors enabled:hover:bg-raised enabled:hover:text-ink disabled:opacity-40";

/** Links to the previous and next page of the popup's list (U39). */
export function PopupPager({ page, pages, onTurn }: Props) {
  const { t } = useI18n();
  return (
    <div className="mt-2 flex items-center justify-between">
      <button
        type="button"
        aria-label={t("shell.previousPage")}
        disabled={page === 1}
        onClick={() => onTurn(page - 1)}
        className={button}
      >
        <i className="icon-chevron-left size-5" />
      </button>
      <p className="figures text-xs text-quiet" aria-live="polite">
        {t("shell.pageOf", { page, pages })}
      </p>
      <button
        type="button"
        aria-label={t("shell.nextPage")}
        disabled={page === pages}
        onClick={() => onTurn(page + 1)}
        className={button}
      >
        <i className="icon-chevron-right size-5" />
      </button>
    </div>
  );
}
