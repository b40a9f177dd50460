import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { SearchField } from "~/components/search/search-field.tsx";
import { SearchHits } from "~/components/search/search-hits.tsx";
import { SlashKeyChoice } from "~/components/search/slash-key-choice.tsx";
import { kindKey, kindOfType, searchHref, searchTypes } from "~/components/search/suggestions.ts";
import { graphql } from "~/graphql/generated";
import type { SearchPageQuery } from "~/graphql/generated/graphql";
import { type KeyIn, useI18n } from "~/i18n/i18n.tsx";
import { pageTitle } from "~/i18n/page-title.server.ts";
import { GameCard } from "~/play/game-card.tsx";
import { FailedBlock } from "~/ui/blocks/failed-block.tsx";
import { GoLink } from "~/ui/links/go-link.tsx";
import { readTyped } from "../../../brands/typed/text-kinds.ts";
import { longestQuery } from "../../../search/rank.ts";
import { readGameChoice } from "./game-choice.ts";
import { GameChoices } from "./game-choices.tsx";

const SearchPage = graphql(`
  query SearchPage(
    $text: String!
    $kind: SearchKind
    $limit: Int!
    $filter: SearchFilter
    $sort: GameSort
    $empty: Boolean!
  ) {
    search(text: $text, kind: $kind, limit: $limit, filter: $filter, sort: $sort) {
      ready
      total
      ...GameChoices_results
      groups {
        kind
        total
        hits {
          kind
          id
          name
          path
          game {
            ...GameCard_game
          }
        }
      }
      popular {
        kind
        id
        name
        path
        game {
          ...GameCard_game
        }
      }
      nearest {
        kind
        id
        name
        path
        game {
          ...GameCard_game
        }
      }
    }
    viewer @include(if: $empty) {
      glance {
        playedGames {
          game {
            id
            ...GameCard_game
          }
        }
      }
    }
  }
`);

/** How many results of each kind; more of one kind with `type`. */
const [fewHits, manyHits] = [12, 50];

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data?.title },
  { name: "robots", content: "noindex" },
];

/**
 * Q1: the results of `q`, as links in order of rank. `type` is games, providers, promotions, help, categories or
 * account; other values show all kinds. Games can be sorted and narrowed down (H16). Without a text it shows what the
 * account played last and what is popular (Q4).
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const text = readTyped("SEARCH", searchParams.get("q") ?? "").slice(0, longestQuery);
  const kind = kindOfType(searchParams.get("type"));
  const limit = kind ? manyHits : fewHits;
  const choice = readGameChoice(searchParams, context.brand.gameSorts);
  const { sort, ...filter } = choice;
  const empty = text === "";
  const variables = { text, kind, limit, filter, sort, empty };
  const { data, errors } = await context.gateway.execute(SearchPage, variables);
  return {
    title: pageTitle(context, "search.title"),
    text,
    kind,
    choice,
    launched: data?.viewer?.glance.playedGames?.map(({ game }) => game) ?? [],
    results: data?.search ?? null,
    requestId: errors?.[0]?.extensions.requestId ?? null,
  };
}

type Results = NonNullable<SearchPageQuery["search"]>;

export default function SearchResultsPage() {
  const { t } = useI18n();
  const { text, results, requestId } = useLoaderData<typeof loader>();
  return (
    <div className="shell-width grid gap-6 py-8 lg:py-10">
      <div>
        <h1 className="text-3xl font-bold tracking-tight">{t("search.title")}</h1>
        <p className="mt-1 text-quiet">{t("search.lead")}</p>
      </div>
      <SearchField id="search-page" text={text} autoFocus={text === ""} className="max-w-xl" />
      {results ? (
        <Found results={results} />
      ) : (
        <FailedBlock name={t("search.title")} requestId={requestId} />
      )}
      <SlashKeyChoice />
    </div>
  );
}

function Found({ results }: { results: Results }) {
  const { t } = useI18n();
  const { text, kind, choice, launched } = useLoaderData<typeof loader>();
  if (!results.ready) return <p role="status">{t("search.preparing")}</p>;
  if (results.total === 0 && results.groups.length === 0) {
    return (
      <section className="grid gap-4">
        <h2 className="text-xl font-bold">{t("search.none", { text })}</h2>
        <p className="text-quiet">{t("search.noneText")}</p>
        <Nearest {...results} />
        <p>
          <GoLink to="/chat" className="font-semibold text-accent hover:underline">
            {t("search.support")}
          </GoLink>
        </p>
      </section>
    );
  }
  return (
    <div className="grid gap-8">
      {text === "" ? null : (
        <div className="flex flex-wrap items-center gap-2">
          <p role="status" className="mr-2 text-sm text-quiet">
            {t("search.results", { count: results.total })}
          </p>
          <Kinds kind={kind} results={results} text={text} />
        </div>
      )}
      {launched.length > 0 ? (
        <section className="grid gap-3">
          <h2 className="text-xl font-bold">{t("search.launched")}</h2>
          <ul className="game-grid">
            {launched.map((game) => (
              <li key={game.id}>
                <GameCard game={game} />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {results.groups.map((group) => (
        <section key={group.kind} className="grid gap-3">
          <h2 className="flex items-baseline gap-3 text-xl font-bold">
            {text === "" && group.kind === "GAME"
              ? t("search.popular")
              : t(kindKey(group.kind) satisfies KeyIn<"search">)}
            <span className="figures text-sm font-normal text-quiet">{group.total}</span>
          </h2>
          {kind === "GAME" ? <GameChoices results={results} text={text} choice={choice} /> : null}
          {group.hits.length === 0 ? <p className="text-quiet">{t("search.noneLeft")}</p> : null}
          <SearchHits hits={group.hits} />
          {group.total > group.hits.length && kind === null && text !== "" ? (
            <GoLink
              to={searchHref(text, group.kind)}
              className="font-semibold text-accent hover:underline"
            >
              {t("search.more", { kind: t(kindKey(group.kind) satisfies KeyIn<"search">) })}
            </GoLink>
          ) : null}
        </section>
      ))}
    </div>
  );
}

/** Pages and providers of similar names, then games of a similar type, theme and mechanic, else popular ones. */
function Nearest({ nearest: hits, popular }: Pick<Results, "nearest" | "popular">) {
  const { t } = useI18n();
  const lists = [
    { title: t("search.nearest"), found: hits.filter(({ game }) => !game) },
    { title: t("search.similar"), found: hits.filter(({ game }) => game) },
    { title: t("search.popular"), found: popular },
  ];
  return lists
    .filter(({ found }) => found.length > 0)
    .map(({ title, found }) => (
      <div key={title} className="grid gap-3">
        <h3 className="font-semibold">{title}</h3>
        <SearchHits hits={found} />
      </div>
    ));
}

/** Links to the results of one kind each. */
function Kinds({
  kind,
  results,
  text,
}: {
  kind: Results["groups"][number]["kind"] | null;
  results: Results;
  text: string;
}) {
  const { t } = useI18n();
  const kinds = kind ? [kind] : results.groups.map((group) => group.kind);
  const chip =
    "inline-flex min-h-11 items-center rounded-full border border-line px-4 text-sm font-semibold hover:border-accent aria-[current]:border-accent aria-[current]:text-accent";
  if (kinds.length < 2 && kind === null) return null;
  return (
    <ul className="flex flex-wrap gap-2">
      <li>
        <GoLink
          to={searchHref(text)}
          aria-current={kind === null ? "true" : undefined}
          className={chip}
        >
          {t("search.kinds.all")}
        </GoLink>
      </li>
      {kinds.map((each) => (
        <li key={searchTypes[each]}>
          <GoLink
            to={searchHref(text, each)}
            aria-current={kind === each ? "true" : undefined}
            className={chip}
          >
            {t(kindKey(each) satisfies KeyIn<"search">)}
          </GoLink>
        </li>
      ))}
    </ul>
  );
}
