import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { Link, useLoaderData, useLocation, useNavigation, useSearchParams } from "@remix-run/react";
import { useRef, useState } from "react";
import { pageHead } from "~/components/outside/page-head.server.ts";
import { Claim } from "~/components/shell/header/brand-claim.tsx";
import type { PageHandle } from "~/components/shell/navigation/page-handle.ts";
import { useShell, useShellOffers } from "~/components/shell/use-shell.ts";
import { revalidateAfterOwnForm } from "~/forms/answers/revalidate-page.ts";
import { useI18n } from "~/i18n/i18n.tsx";
import { message, pageTitle } from "~/i18n/page-title.server.ts";
import { endOfDaysAhead } from "~/reports/range/range.ts";
import {
  inSections,
  kinds,
  passes,
  readFilters,
  type Section,
  sectionOf,
  sections,
} from "~/routes/promotions/filters.ts";
import { loadPromotions } from "~/routes/promotions/load-promotions.server.ts";
import { loadOwnParts } from "~/routes/promotions/participation.server.ts";
import { PromotionCard } from "~/routes/promotions/promotion-card.tsx";
import { Filters } from "~/routes/promotions/promotion-filters.tsx";
import { promotionPath } from "~/routes/promotions/promotion-path.ts";
import { DroppedNote } from "~/ui/blocks/dropped-note.tsx";
import { EmptyBlock } from "~/ui/blocks/empty-block.tsx";
import { FailedBlock } from "~/ui/blocks/failed-block.tsx";
import { ListPager } from "~/ui/pager/list-pager.tsx";
import { moreOf, pagesHref, partOf, readPages } from "~/ui/pager/list-pages.ts";

export const handle: PageHandle = { cachedParams: ["type", "kind", "days", "page"] };

/** Promotions a page (L1). */
const pageSize = 6;

/** A step after the session's end leaves the page as it is, under the login (H6). */
export const shouldRevalidate = revalidateAfterOwnForm;

export const meta: MetaFunction<typeof loader> = ({ data }) => data?.head ?? [];

/**
 * R25, H5: all promotions, or with `?type=` those of a type; an announcement's button leads here (U39). Filters are in
 * `?kind=`, `?days=` (K37) and, for members, `?state=`.
 * @throws Response a redirect to the promotion itself where there is one of that type; 404 where no bonus is shown (G30)
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  if (!context.market.bonusesShown) throw new Response(null, { status: 404 });
  const query = new URL(request.url).searchParams;
  const type = query.get("type");
  const now = context.now();
  const own = loadOwnParts(context);
  const requested = readFilters(query);
  const until = requested.days && endOfDaysAhead(requested.days, context.brand.gmtOffset, now);
  const { block, narrowed } = await loadPromotions(
    context,
    type,
    now,
    until,
    requested.state === "ENDED",
  );
  if (narrowed && "data" in block && block.data.length === 1 && block.data[0]) {
    throw redirect(promotionPath(block.data[0].id));
  }
  const head = pageHead(context, {
    title: pageTitle(context, "promotions.title"),
    path: "/promotions",
    description: message(context, "outside.promotions"),
    trail: [{ name: message(context, "promotions.title"), path: "/promotions" }],
    listed: "data" in block,
  });
  const parts = await own;
  // States are of members alone: a guest's page is cached for every guest.
  const filters = parts && "data" in parts ? requested : { ...requested, state: null };
  return { head, block, narrowed, filters, parts, pages: readPages(query.get("page")) };
}

export default function Promotions() {
  const { t } = useI18n();
  const { block, narrowed, filters, parts, pages } = useLoaderData<typeof loader>();
  const { viewer } = useShell();
  const offers = useShellOffers();
  // A card whose step was taken stays with its answer, though its state may have left the filter.
  const [stepped, setStepped] = useState<readonly string[]>([]);
  const all = "data" in block ? block.data : [];
  const own = parts && "data" in parts ? parts.data : null;
  const guest = (!viewer || viewer.role === "TRIAL") && offers("PROMOTION_PARTICIPATION");
  const stateOf = (id: string) => own?.[id]?.participation.state ?? null;
  const [params] = useSearchParams();
  const { key: location } = useLocation();
  const loading = useNavigation().state === "loading";
  const passing = narrowed
    ? all
    : all.filter(
        ({ id, kind }) => stepped.includes(id) || passes({ kind, state: stateOf(id) }, filters),
      );
  const sectionNow = useFirstSections(location);
  const placed = inSections(
    passing.map((promotion) => {
      const { id, period } = promotion;
      const section = sectionNow(id, sectionOf({ state: stateOf(id), period }));
      return { promotion, section, endsAt: own?.[id]?.participation.endsAt ?? null };
    }),
  );
  const shown = partOf(placed, pages, pageSize);
  // One group needs no heading.
  const headed = new Set(placed.map(({ section }) => section)).size > 1;
  const href = (next: typeof pages) => pagesHref("/promotions", params, next);
  return (
    <div className="shell-width py-8 lg:py-12">
      <h1 className="text-3xl font-bold tracking-tight lg:text-4xl">{t("promotions.title")}</h1>
      <p className="mt-2 text-quiet">{t("promotions.lead")}</p>
      <div className="mt-2">
        <Claim path="/promotions" />
      </div>
      {narrowed ? null : (
        <div className="mt-5">
          <Filters
            filters={filters}
            present={kinds.filter((kind) => all.some((each) => each.kind === kind))}
            claimable={own && all.filter(({ id }) => stateOf(id) === "CLAIMABLE").length}
          />
        </div>
      )}
      <div className="mt-6 grid grid-cols-1 gap-6">
        {"data" in block ? null : (
          <FailedBlock name={t("promotions.title")} requestId={block.requestId} />
        )}
        {parts && "failed" in parts ? (
          <FailedBlock name={t("promotions.part.takePart")} requestId={parts.requestId} />
        ) : null}
        {"data" in block && shown.length === 0 ? <Nothing filtered={all.length > 0} /> : null}
        {shown.length > 0
          ? sections.map((section) => {
              const group = shown.filter((each) => each.section === section);
              if (group.length === 0) return null;
              return (
                <section key={section} aria-labelledby={headed ? section : undefined}>
                  {headed ? (
                    <h2 id={section} className="mb-3 text-xl font-bold tracking-tight">
                      {t(`promotions.sections.${section}`)}
                    </h2>
                  ) : null}
                  <ul className="promotion-grid">
                    {group.map(({ promotion }) => (
                      <PromotionCard
                        key={promotion.id}
                        promotion={promotion}
                        part={own?.[promotion.id] ?? (guest ? "guest" : null)}
                        early={shown.findIndex((each) => each.promotion === promotion) < 3}
                        heading={headed ? "h3" : "h2"}
                        onStep={(id) => setStepped((before) => [...before, id])}
                      />
                    ))}
                  </ul>
                </section>
              );
            })
          : null}
        <ListPager
          first={pages.from}
          current={pages.to}
          pages={Math.ceil(passing.length / pageSize)}
          hasMore={pages.to * pageSize < passing.length}
          loading={loading}
          more={t("lobby.morePromotions")}
          hrefOf={(page) => href({ from: page, to: page })}
          moreHref={href(moreOf(pages))}
        />
        {"data" in block ? <DroppedNote count={block.dropped} /> : null}
        {narrowed ? <AllLink /> : null}
      </div>
    </div>
  );
}

/**
 * Returns the group in which this page showed a promotion first: what is joined or claimed in place stays there, with its
 * answer, until the visitor goes on.
 */
function useFirstSections(page: string): (id: string, section: Section) => Section {
  const seen = useRef({ page, sections: new Map<string, Section>() });
  if (seen.current.page !== page) seen.current = { page, sections: new Map() };
  return (id, section) => {
    const first = seen.current.sections.get(id) ?? section;
    seen.current.sections.set(id, first);
    return first;
  };
}

function Nothing({ filtered }: { filtered: boolean }) {
  const { t } = useI18n();
  const icon = <i className="icon-gift size-7" />;
  if (!filtered) {
    return (
      <EmptyBlock icon={icon} title={t("promotions.empty")} text={t("promotions.emptyText")} />
    );
  }
  return (
    <div>
      <EmptyBlock icon={icon} title={t("promotions.noneSuch")} />
      <AllLink />
    </div>
  );
}

function AllLink() {
  const { t } = useI18n();
  return (
    <p className="mt-2">
      <Link
        to="/promotions"
        className="inline-flex min-h-11 items-center font-semibold text-accent hover:underline"
      >
        {t("promotions.all")}
      </Link>
    </p>
  );
}
