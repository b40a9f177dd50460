import { Link, useSearchParams } from "@remix-run/react";
import { graphql } from "~/graphql/generated";
import type { PageInfoFragment } from "~/graphql/generated/graphql";
import { useI18n } from "~/i18n/i18n.tsx";
import { ButtonLink } from "~/ui/controls/button.tsx";
import { furthestOffset, pageSizes } from "./last-offset.ts";
import { pageNumbers, pageOf } from "./page-numbers.ts";

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
  /** Whether the page's loader reads `size`, the number of rows per page; the sizes where they are its own. */
  sizes?: boolean | readonly number[];
}

/** Page links that keep the filter: first, last, those around the current page, and the number of rows per page. */
export function RecordPager({ pageInfo, sizes = false }: Props) {
  const { t } = useI18n();
  const [now] = useSearchParams();
  const { offset, limit, total, hasMore } = pageInfo;
  if (offset === 0 && !hasMore && limit <= pageSizes[0]) return null;
  const href = (to: number, size?: number) => {
    const query = new URLSearchParams(now);
    if (to > 0) query.set("offset", String(to));
    else query.delete("offset");
    if (size) query.set("size", String(size));
    return `?${query}`;
  };
  const last = Math.min(offset + limit, total ?? offset + limit);
  const next = offset + limit;
  const here = pageOf(pageInfo);
  const numbers = total == null ? [] : pageNumbers({ offset, limit, total });
  return (
    <nav aria-label={t("member.pager")} className="pager">
      <span className="figures text-quiet">
        {/* The list may be shorter than its pager says (`requireRows`). */}
        {last > offset &&
          t(total == null ? "member.place" : "member.placeOf", {
            from: offset + 1,
            to: last,
            total: total ?? 0,
          })}
      </span>
      {numbers.length > 1 || offset > 0 || hasMore ? (
        <ul>
          <li>
            {offset > 0 ? (
              <ButtonLink
                to={href(Math.max(0, Math.min(offset, last) - limit))}
                rel="prev"
                tone="quiet"
                size="small"
              >
                {t("member.previousPage")}
              </ButtonLink>
            ) : null}
          </li>
          {numbers.map((page, at) => (
            <li key={page ?? `gap-${at}`}>
              {page === null ? (
                <span aria-hidden="true">…</span>
              ) : (
                <Link
                  to={href((page - 1) * limit)}
                  aria-current={page === here ? "page" : undefined}
                  aria-label={t(
                    page === 1
                      ? "member.paging.first"
                      : at === numbers.length - 1
                        ? "member.paging.last"
                        : "member.paging.page",
                    { page },
                  )}
                >
                  {page}
                </Link>
              )}
            </li>
          ))}
          <li>
            {hasMore && next <= furthestOffset ? (
              <ButtonLink to={href(next)} rel="next" tone="quiet" size="small">
                {t("member.nextPage")}
              </ButtonLink>
            ) : null}
          </li>
        </ul>
      ) : null}
      {sizes ? (
        <span className="pager-sizes">
          <span>{t("member.paging.size")}</span>
          {(sizes === true ? pageSizes : sizes).map((size) => (
            <Link
              key={size}
              to={href(0, size)}
              preventScrollReset
              aria-label={t("member.paging.rows", { size })}
              aria-current={size === limit ? "true" : undefined}
            >
              {size}
            </Link>
          ))}
        </span>
      ) : null}
    </nav>
  );
}
