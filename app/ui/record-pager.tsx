import { useSearchParams } from "@remix-run/react";
import { graphql } from "~/graphql/generated";
import type { PageInfoFragment } from "~/graphql/generated/graphql";
import { useI18n } from "~/i18n/i18n.tsx";
import { ButtonLink } from "./button.tsx";

/** The position of a page in its list. */
graphql(`
  fragment PageInfo on PageInfo {
    offset
    limit
    total
    hasMore
  }
`);

interface Props {
  pageInfo: PageInfoFragment;
}

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
  const last = Math.min(offset + limit, total ?? offset + limit);
  return (
    <nav aria-label={t("member.pager")} className="mt-5 flex items-center justify-between gap-4">
      {offset > 0 ? (
        <ButtonLink
          to={href(Math.max(0, Math.min(offset, last) - limit))}
          rel="prev"
          tone="quiet"
          size="small"
        >
          {t("member.previousPage")}
        </ButtonLink>
      ) : (
        <span />
      )}
      <span className="figures text-sm text-quiet">
        {/* A list that follows its page may turn out to end before it (`requireRows`). */}
        {last > offset &&
          t(total == null ? "member.place" : "member.placeOf", {
            from: offset + 1,
            to: last,
            total: total ?? 0,
          })}
      </span>
      {hasMore ? (
        <ButtonLink to={href(offset + limit)} rel="next" tone="quiet" size="small">
          {t("member.nextPage")}
        </ButtonLink>
      ) : (
        <span />
      )}
    </nav>
  );
}
