import { Link } from "@remix-run/react";
import { useI18n } from "~/i18n/i18n.tsx";
import { ButtonLink } from "~/ui/controls/button.tsx";
import { choiceLook } from "~/ui/controls/choice.ts";
import { Spinner } from "~/ui/notes/spinner.tsx";

interface ListPagerProps {
  /** First and last page that is shown now. */
  first: number;
  current: number;
  /** Null where the platform does not say how many there are. */
  pages: number | null;
  hasMore: boolean;
  loading: boolean;
  /** What the button for more says. */
  more: string;
  hrefOf: (page: number) => string;
  /** One page longer than now. */
  moreHref: string;
}

const square = choiceLook(
  "bare",
  "figures grid min-h-11 min-w-11 place-items-center rounded-control px-3 text-sm font-semibold",
);

/** On a phone the two steps share a row under the numbers: in one row with them, the last would wrap alone. */
const step = "max-sm:order-1 max-sm:w-[calc(50%-0.125rem)]";

/** "More" adds a page in place (S21, L1); the numbers lead to any page. All are links. */
export function ListPager(props: ListPagerProps) {
  const { first, current, pages, hasMore, loading, more, hrefOf, moreHref } = props;
  const { t } = useI18n();
  if (!hasMore && current === 1) return null;
  return (
    <div className="mt-8 grid justify-items-center gap-5">
      {hasMore ? (
        <ButtonLink
          to={moreHref}
          replace
          preventScrollReset
          tone="raised"
          size="form"
          className="min-w-64"
        >
          {loading ? <Spinner className="size-5" /> : null}
          <span>{loading ? t("lobby.loadingMore") : more}</span>
        </ButtonLink>
      ) : null}
      <nav aria-label={t("lobby.pages")} className="w-full max-w-sm sm:w-auto sm:max-w-none">
        <ul className="flex flex-wrap justify-center gap-1 sm:gap-1.5">
          <li aria-hidden="true" className="order-1 w-full sm:hidden" />
          {current > 1 ? (
            <li className={step}>
              <Link to={hrefOf(Math.max(1, first - 1))} rel="prev" className={square}>
                {t("lobby.previous")}
              </Link>
            </li>
          ) : null}
          {(pages === null ? [current] : pageNumbers(current, pages)).map((page) =>
            page < 0 ? (
              <li
                key={page}
                aria-hidden="true"
                className="grid min-w-5 place-items-center text-quiet sm:min-w-6"
              >
                …
              </li>
            ) : (
              <li key={page}>
                <Link
                  to={hrefOf(page)}
                  aria-label={t("lobby.page", { page })}
                  aria-current={page === current ? "page" : undefined}
                  className={square}
                >
                  {page}
                </Link>
              </li>
            ),
          )}
          {hasMore ? (
            <li className={step}>
              <Link to={hrefOf(current + 1)} rel="next" className={square}>
                {t("lobby.next")}
              </Link>
            </li>
          ) : null}
        </ul>
      </nav>
    </div>
  );
}

/** The page numbers of a pager: the ends, the neighbours, and for each gap the page behind it, negative. */
export function pageNumbers(current: number, total: number): number[] {
  const near = [1, current - 1, current, current + 1, total];
  const shown = [...new Set(near.filter((page) => page >= 1 && page <= total))].sort(
    (a, b) => a - b,
  );
  return shown.flatMap((page, index) => {
    const gap = page - (shown[index - 1] ?? page - 1);
    if (gap === 2) return [page - 1, page];
    return gap > 2 ? [-page, page] : [page];
  });
}
