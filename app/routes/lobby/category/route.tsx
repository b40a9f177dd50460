import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData, useNavigation } from "@remix-run/react";
import { clsx } from "clsx";
import { PopupPlace } from "~/components/dialogs/popup-place.tsx";
import { SearchHits } from "~/components/search/search-hits.tsx";
import { searchHref } from "~/components/search/suggestions.ts";
import { Claim } from "~/components/shell/header/brand-claim.tsx";
import type { PageHandle } from "~/components/shell/navigation/page-handle.ts";
import { useShellOffers } from "~/components/shell/use-shell.ts";
import { redirectWithoutEmptyParameters } from "~/forms/answers/drop-empty-parameters.server.ts";
import { useI18n } from "~/i18n/i18n.tsx";
import { GameSlides } from "~/routes/lobby/game-slides.tsx";
import { ListNote } from "~/routes/lobby/list-note.tsx";
import { isNarrowed, lobbyHref, pageSize } from "~/routes/lobby/lobby-query.ts";
import { DroppedNote } from "~/ui/blocks/dropped-note.tsx";
import { Tabs } from "~/ui/layout/tabs.tsx";
import { GoLink } from "~/ui/links/go-link.tsx";
import { ListPager } from "~/ui/pager/list-pager.tsx";
import { moreOf } from "~/ui/pager/list-pages.ts";
import { ClassifyMenu } from "./classify-menu.tsx";
import { FilterBar } from "./filter-bar.tsx";
import { FilterChips } from "./filter-chips.tsx";
import { loadLobby } from "./load-lobby.server.ts";
import { MatchDays } from "./matches/match-days.tsx";
import { TableFilters } from "./tables/table-filters.tsx";
import { TableList } from "./tables/table-list.tsx";
import { VendorMenu } from "./vendor-menu.tsx";

export const handle: PageHandle = {
  cachedParams: [
    "class",
    "vendor",
    "bet",
    "lines",
    "sort",
    "page",
    "dealer",
    "seats",
    "theme",
    "feature",
    "sport",
    "league",
    "day",
  ],
};

export const meta: MetaFunction<typeof loader> = ({ data }) => data?.head ?? [];

/** A row of the brand's route table (R12, R13, R16–R44); any other path is unknown (R56). */
export async function loader({ params, request, context }: LoaderFunctionArgs) {
  redirectWithoutEmptyParameters(request);
  const found = await loadLobby(`/${params.lobby}`, request, context);
  if (!found) throw new Response(null, { status: 404 });
  return found;
}

export default function Category() {
  const { t } = useI18n();
  const page = useLoaderData<typeof loader>();
  const { path, query, games } = page;
  const navigation = useNavigation();
  const changing = navigation.state === "loading" && navigation.location.pathname === path;
  const href = (change: Parameters<typeof lobbyHref>[2]) => lobbyHref(path, query, change);
  const tables = useShellOffers()("GAME_FACTS") && page.type === "LIVE";
  const pages = page.total === null ? null : Math.max(1, Math.ceil(page.total / pageSize));

  return (
    <div className="shell-width py-6 lg:py-8">
      <header className="mb-4 flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
        <div className="flex min-h-11 flex-wrap items-baseline gap-x-4">
          <h1 className="text-2xl leading-tight font-bold lg:text-3xl">{page.heading}</h1>
          <p className="figures text-sm text-quiet" role="status">
            {page.total === null ? null : t("lobby.count", { count: page.total })}
          </p>
          <Claim path={path} />
        </div>
        <FilterBar lobby={page.lobby} path={path} query={query} slots={page.type === "RNG"} />
      </header>
      {page.tabs.length > 1 ? (
        <div className="mb-4 max-w-md">
          <Tabs label={page.heading} tabs={page.tabs} now={path} />
        </div>
      ) : null}
      {page.matches ? <MatchDays matches={page.matches} path={path} query={query} /> : null}
      {tables ? (
        <TableFilters lobby={page.lobby} dealers={page.dealers} path={path} query={query} />
      ) : page.fixedClass ? null : (
        <ClassifyMenu lobby={page.lobby} path={path} query={query} />
      )}
      <VendorMenu key={path} lobby={page.lobby} path={path} query={query} />
      <FilterChips lobby={page.lobby} path={path} query={query} />
      <div
        aria-busy={changing || undefined}
        className={clsx("transition-opacity duration-200", changing && "opacity-55")}
      >
        {!games || (page.incomplete && !games.length) ? (
          <ListNote kind="error" retry={href({ from: query.from, to: query.to })} />
        ) : !games.length ? (
          <ListNote kind={isNarrowed(query) ? "nothingFound" : "empty"} reset={path}>
            <FilterChips lobby={page.lobby} path={path} query={query} />
          </ListNote>
        ) : (
          <>
            {tables ? (
              <TableList games={games} dealers={page.dealers} />
            ) : (
              <GameSlides
                // A change of filter starts at the first slide; "more" keeps the place.
                key={href({ from: query.from, to: query.from })}
                games={games}
                perSlide={9}
                before={(query.from - 1) * pageSize}
                total={page.total}
              />
            )}
            <DroppedNote count={page.dropped} />
            {page.incomplete ? (
              <ListNote kind="error" retry={href({ from: query.from, to: query.to })} />
            ) : null}
            <ListPager
              more={t("lobby.more")}
              current={query.to}
              first={query.from}
              pages={pages}
              hasMore={page.hasMore && !page.incomplete}
              loading={changing}
              hrefOf={(number) => href({ from: number, to: number })}
              moreHref={href(moreOf(query))}
            />
          </>
        )}
      </div>
      {page.elsewhere.length > 0 ? (
        <section className="mt-10 grid gap-3">
          <h2 className="text-xl font-bold">{t("lobby.elsewhere", { text: query.search })}</h2>
          <SearchHits hits={page.elsewhere} />
          <GoLink
            to={searchHref(query.search)}
            className="justify-self-start font-semibold text-accent hover:underline"
          >
            {t("search.all")}
          </GoLink>
        </section>
      ) : null}
      <PopupPlace />
    </div>
  );
}
