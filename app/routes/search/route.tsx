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
import { FailedBlock } from "~/ui/blocks/failed-block.tsx";
import { GoLink } from "~/ui/links/go-link.tsx";
import { readTyped } from "../../../brands/typed/text-kinds.ts";
import { longestQuery } from "../../../search/rank.ts";

const SearchPage = graphql(`
  query SearchPage($text: String!, $kind: SearchKind, $limit: Int!) {
    search(text: $text, kind: $kind, limit: $limit) {
      ready
      version
      total
      groups {
        kind
        total
        hits {
          kind
          id
          name
          details
          image
          path
        }
      }
      nearest {
        kind
        id
        name
        details
        image
        path
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
 * account; other values show all kinds. Without a text it shows what is popular (Q4).
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const text = readTyped("SEARCH", searchParams.get("q") ?? "").slice(0, longestQuery);
  const kind = kindOfType(searchParams.get("type"));
  const limit = kind ? manyHits : fewHits;
  const { data, errors } = await context.gateway.execute(SearchPage, { text, kind, limit });
  return {
    title: pageTitle(context, "search.title"),
    text,
    kind,
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
  const { text, kind } = useLoaderData<typeof loader>();
  if (!results.ready) return <p role="status">{t("search.preparing")}</p>;
  if (results.total === 0) {
    return (
      <section className="grid gap-4">
        <h2 className="text-xl font-bold">{t("search.none", { text })}</h2>
        <p className="text-quiet">{t("search.noneText")}</p>
        {results.nearest.length > 0 ? (
          <>
            <h3 className="font-semibold">{t("search.nearest")}</h3>
            <SearchHits hits={results.nearest} />
          </>
        ) : null}
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
      {results.groups.map((group) => (
        <section key={group.kind} className="grid gap-3">
          <h2 className="flex items-baseline gap-3 text-xl font-bold">
            {text === "" && group.kind === "GAME"
              ? t("search.popular")
              : t(kindKey(group.kind) satisfies KeyIn<"search">)}
            <span className="figures text-sm font-normal text-quiet">{group.total}</span>
          </h2>
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
