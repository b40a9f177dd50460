import { clsx } from "clsx";
import { searchHref, searchTypes } from "~/components/search/suggestions.ts";
import { useShell } from "~/components/shell/use-shell.ts";
import { Form } from "~/forms/owner/post-form.tsx";
import { type FragmentType, graphql, readFragment } from "~/graphql/generated";
import type { SearchFacetKind } from "~/graphql/generated/graphql";
import { useI18n } from "~/i18n/i18n.tsx";
import { count } from "~/i18n/text.ts";
import { usePlay } from "~/play/play-context.ts";
import { Button } from "~/ui/controls/button.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { Disclosure } from "~/ui/layout/disclosure.tsx";
import { GoLink } from "~/ui/links/go-link.tsx";
import type { GameChoice } from "./game-choice.ts";

const GameChoices_results = graphql(`
  fragment GameChoices_results on SearchResults {
    facets {
      by
      key
      name
      count
    }
  }
`);

interface Props {
  results: FragmentType<typeof GameChoices_results>;
  text: string;
  choice: GameChoice;
}

/** Order and filters of the games of a search (H16): a GET form, so that it works without JavaScript. */
export function GameChoices({ results, text, choice }: Props) {
  const { t, language } = useI18n();
  const { gameSorts } = useShell().brand;
  const { trials } = usePlay();
  const { facets } = readFragment(GameChoices_results, results);
  const { sort, ...filters } = choice;
  const isNarrowed = sort !== null || Object.values(filters).some((value) => value !== null);
  const select = (by: SearchFacetKind, name: string, label: string, value: string | null) => {
    const choices = facets.filter((facet) => facet.by === by);
    if (choices.length < 2 && value === null) return null;
    return (
      <label className="block min-w-36 flex-1 text-sm font-semibold sm:max-w-56">
        <span className="mb-1 block">{label}</span>
        <select name={name} defaultValue={value ?? ""} className="filter-field">
          <option value="">{t("lobby.anyValue")}</option>
          {choices.map((each) => (
            <option key={each.key} value={each.key}>
              {each.name} ({count(each.count, language)})
            </option>
          ))}
        </select>
      </label>
    );
  };
  return (
    <Form
      method="get"
      action="/search"
      // Another address brings other values: the fields start from them again.
      key={JSON.stringify([text, choice])}
      className="relative"
    >
      <input type="hidden" name="q" value={text} />
      <input type="hidden" name="type" value={searchTypes.GAME} />
      <Disclosure
        over
        look={clsx(
          "inline-flex min-h-11 items-center gap-2 rounded-control border bg-surface px-4 text-sm font-semibold hover:border-quiet",
          isNarrowed ? "border-accent text-ink" : "border-line text-quiet",
        )}
        summary={
          <>
            <i className="icon-sliders-horizontal size-4" />
            {t("lobby.filters")}
          </>
        }
      >
        <Card
          tone="overlay"
          pad="snug"
          className="absolute inset-x-0 z-20 mt-2 flex flex-wrap items-end gap-3 sm:right-auto sm:w-xl"
        >
          {gameSorts.length > 0 ? (
            <label className="block min-w-36 flex-1 text-sm font-semibold sm:max-w-56">
              <span className="mb-1 block">{t("lobby.sort.label")}</span>
              <select name="sort" defaultValue={sort?.toLowerCase() ?? ""} className="filter-field">
                <option value="">{t("search.best")}</option>
                {gameSorts.map((each) => (
                  <option key={each} value={each.toLowerCase()}>
                    {t(`lobby.sort.${each}`)}
                  </option>
                ))}
              </select>
            </label>
          ) : null}
          {select("TYPE", "class", t("search.kinds.category"), filters.type)}
          {select("VENDOR", "vendor", t("lobby.vendors"), filters.vendor)}
          {select("THEME", "theme", t("lobby.theme"), filters.theme)}
          {select("FEATURE", "feature", t("lobby.feature"), filters.feature)}
          {trials ? (
            <label className="flex min-h-11 items-center gap-2 text-sm font-semibold">
              <input
                type="checkbox"
                name="trial"
                value="1"
                defaultChecked={filters.trial === true}
                className="size-5 accent-accent"
              />
              {t("lobby.card.trial")}
            </label>
          ) : null}
          <Button type="submit">{t("lobby.apply")}</Button>
          {isNarrowed ? (
            <GoLink
              to={searchHref(text, "GAME")}
              className="grid min-h-11 place-items-center px-2 text-sm text-quiet underline underline-offset-4 hover:text-ink"
            >
              {t("lobby.reset")}
            </GoLink>
          ) : null}
        </Card>
      </Disclosure>
    </Form>
  );
}
