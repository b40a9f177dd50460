import { clsx } from "clsx";
import { useEffect, useRef, useState } from "react";
import { useI18n } from "~/i18n/i18n.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { SafeHtml } from "~/ui/text/safe-html.tsx";
import type { PopupNews } from "./announcement.ts";
import { pageOf } from "./pages.ts";
import { PopupPager } from "./popup-pager.tsx";
import { PromotionLink } from "./promotion-link.tsx";

interface Props {
  popups: readonly PopupNews[];
  /** Called once when it is in view. */
  onSeen: () => void;
  onClose: () => void;
}

/** The announcements card (M1, U39, H13): a list with eight per page, and the selected one's text beside it. */
export function PopupCard({ popups, onSeen, onClose }: Props) {
  const { t } = useI18n();
  const box = useRef<HTMLElement>(null);
  const seen = useRef(onSeen);
  seen.current = onSeen;
  useEffect(() => {
    const card = box.current;
    if (!card) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      seen.current();
    });
    observer.observe(card);
    return () => observer.disconnect();
  }, []);
  const [wanted, setPage] = useState(1);
  const [chosen, setChosen] = useState(popups[0]?.id);
  const { items, page, pages } = pageOf(popups, wanted);
  const shown = popups.find(({ id }) => id === chosen) ?? popups[0];
  if (!shown) return null;
  const turn = (to: number) => {
    setPage(to);
    setChosen(pageOf(popups, to).items[0]?.id);
  };
  return (
    <section ref={box} aria-labelledby="popups">
      <Card pad="snug" className="popup-card">
        <div className="popup-heading">
          <i className="icon-megaphone" />
          <h2 id="popups">{t("shell.popupTitle")}</h2>
          <button type="button" onClick={onClose} aria-label={t("shell.close")}>
            <i className="icon-x" />
          </button>
        </div>
        <div className="grid gap-5 md:grid-cols-[15rem_1fr]">
          <div className="order-2 md:order-1">
            <ul aria-label={t("shell.popupList")} className="grid gap-1">
              {items.map(({ id, title }) => (
                <li key={id}>
                  <button
                    type="button"
                    aria-current={id === shown.id ? "true" : undefined}
                    onClick={() => setChosen(id)}
                    className={clsx(
                      "min-h-11 w-full rounded-control px-3 py-2 text-left text-sm transition-colors",
                      id === shown.id
                        ? "bg-raised font-semibold text-ink shadow-[inset_2px_0_0_var(--color-accent)]"
                        : "text-quiet hover:bg-raised/60 hover:text-ink",
                    )}
                  >
                    <span className="line-clamp-2">{title}</span>
                  </button>
                </li>
              ))}
            </ul>
            {pages > 1 ? <PopupPager page={page} pages={pages} onTurn={turn} /> : null}
          </div>
          <article
            aria-live="polite"
            className="order-1 min-w-0 md:order-2 md:min-h-80 md:border-l md:border-line md:pl-5"
          >
            <h3 className="text-lg font-semibold text-balance">{shown.title}</h3>
            <p className="mt-1 mb-4 text-xs text-quiet">{shown.published}</p>
            <SafeHtml html={shown.content} />
            <PromotionLink announcement={shown} onFollow={onClose} />
          </article>
        </div>
      </Card>
    </section>
  );
}
