import { useI18n } from "~/i18n/i18n.tsx";
import { SafeHtml } from "~/ui/text/safe-html.tsx";
import type { Announcement } from "./announcement.ts";
import { PromotionLink } from "./promotion-link.tsx";

interface Props {
  notices: readonly Announcement[];
  /** The notice that is shown. */
  index: number;
  onTurn: (index: number) => void;
  onClose: () => void;
}

const step =
  "grid size-11 place-items-center rounded-control text-quiet transition-colors hover:bg-raised hover:text-ink";

/** The content of the notice dialog (M2): one notice, and links to the others. */
export function NoticeDialog({ notices, index, onTurn, onClose }: Props) {
  const { t, date } = useI18n();
  const notice = notices[index];
  if (!notice) return null;
  const go = (by: number) => onTurn((index + by + notices.length) % notices.length);
  return (
    <>
      {notice.publishedAt == null ? null : (
        <p className="-mt-3 mb-4 text-xs text-quiet">{date(notice.publishedAt)}</p>
      )}
      <div aria-live="polite" className="min-h-32">
        <SafeHtml html={notice.content} />
      </div>
      <PromotionLink announcement={notice} onFollow={onClose} />
      {notices.length > 1 ? (
        <div className="mt-4 flex items-center justify-between border-t border-line pt-3">
          <button
            type="button"
            onClick={() => go(-1)}
            aria-label={t("shell.previousNotice")}
            className={step}
          >
            <i className="icon-chevron-left size-5" />
          </button>
          <p className="figures text-xs text-quiet">
            {t("shell.noticeOf", { index: index + 1, count: notices.length })}
          </p>
          <button
            type="button"
            onClick={() => go(1)}
            aria-label={t("shell.nextNotice")}
            className={step}
          >
            <i className="icon-chevron-right size-5" />
          </button>
        </div>
      ) : null}
    </>
  );
}
