import { Link, useSearchParams } from "@remix-run/react";
import { useI18n } from "~/i18n/i18n.tsx";

interface Props {
  pageInfo: { offset: number; limit: number; total?: number | null; hasMore: boolean };
}

const look =
  "inline-flex min-h-11 items-center rounded-control border border-line px-4 text-sm font-semibold transition-colors hover:border-accent hover:text-accent";

/** Earlier and later pages of records, as links that keep the filter. */
export function RecordPager({ pageInfo }: Props) {
  const { t } = useI18n();
  const [now] = useSearchParams();
  const { offset, limit, total, hasMore } = pageInfo;
  if (offset === 0 && !hasMore) return null;
  const href = (to: number) => {
    const query = new URLSearchParams(now);
    if (to > 0) query.set("offset", String(to));
    else query.delete("offset");
    return `?${query}`;
  };
  const last = total == null ? offset + limit : Math.min(offset + limit, total);
  return (
    <nav aria-label={t("lobby.pages")} className="mt-5 flex items-center justify-between gap-4">
      {offset > 0 ? (
        <Link to={href(Math.max(0, offset - limit))} rel="prev" className={look}>
          {t("lobby.previous")}
        </Link>
      ) : (
        <span />
      )}
      <span className="figures text-sm text-quiet">
        {total == null
          ? t("member.place", { from: offset + 1, to: last })
          : t("member.placeOf", { from: offset + 1, to: last, total })}
      </span>
      {hasMore ? (
        <Link to={href(offset + limit)} rel="next" className={look}>
          {t("lobby.next")}
        </Link>
      ) : (
        <span />
      )}
    </nav>
  );
}
