import { Link } from "@remix-run/react";
import { clsx } from "clsx";
import { useShell } from "~/components/shell/use-shell.ts";
import { Form } from "~/forms/owner/post-form.tsx";
import { type FragmentType, readFragment } from "~/graphql/generated";
import { useI18n } from "~/i18n/i18n.tsx";
import { count } from "~/i18n/text.ts";
import { type LobbyQuery, lobbyHref } from "~/routes/lobby/lobby-query.ts";
import { Button, ButtonLink } from "~/ui/controls/button.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { Disclosure } from "~/ui/layout/disclosure.tsx";
import { FilterVendors_lobby } from "./filter-vendors.ts";

interface FilterBarProps {
  lobby: FragmentType<typeof FilterVendors_lobby> | null;
  path: string;
  query: LobbyQuery;
  /** Lines are a slot's matter. */
  slots: boolean;
}

/** Search by name, providers, theme, feature, bet, lines and order (C26, L2, L7): a GET form, so that the address has all filters. */
export function FilterBar({ lobby, path, query, slots }: FilterBarProps) {
  const { t, money, language } = useI18n();
  const { currency, filterSteps } = useShell().brand;
  const { stakes, lines } = filterSteps;
  const { gameSorts } = useShell().brand;
  const known = readFragment(FilterVendors_lobby, lobby);
  const vendors = known?.vendors ?? [];
  const traits = [
    { name: "theme", label: t("lobby.theme"), choices: known?.themes ?? [], now: query.theme },
    {
      name: "feature",
      label: t("lobby.feature"),
      choices: known?.features ?? [],
      now: query.feature,
    },
  ];
  const others = [query.minBet, query.minLines, query.theme, query.feature];
  const chosen = query.vendors.length + others.filter((each) => each !== null).length;
  const filtered = chosen > 0 || query.sort !== null;
  return (
    <Form
      method="get"
      action={path}
      role="search"
      aria-label={t("lobby.searchLabel")}
      preventScrollReset
      // Another address brings other values: the fields start from them again.
      key={lobbyHref(path, query)}
      className="relative flex w-full flex-wrap items-start gap-2 sm:w-auto sm:flex-nowrap"
    >
      {query.classKey ? <input type="hidden" name="class" value={query.classKey} /> : null}
      {vendors.length < 2 && query.vendors.length ? (
        <input type="hidden" name="vendor" value={query.vendors.join(",")} />
      ) : null}
      <div className="relative min-w-0 flex-1 sm:w-80 sm:flex-none">
        <label htmlFor="lobby-search" className="sr-only">
          {t("lobby.searchLabel")}
        </label>
        <input
          id="lobby-search"
          type="search"
          name="q"
          defaultValue={query.search}
          placeholder={t("lobby.searchPlaceholder")}
          maxLength={60}
          autoComplete="off"
          enterKeyHint="search"
          className="block min-h-11 w-full rounded-control border border-line bg-surface pr-12 pl-3.5 text-base text-ink transition-colors placeholder:text-quiet hover:border-quiet focus-visible:border-accent [&::-webkit-search-cancel-button]:hidden"
        />
        <button
          type="submit"
          aria-label={t("lobby.search")}
          className="absolute inset-y-0 right-0 grid w-11 place-items-center rounded-control text-quiet hover:text-accent"
        >
          <i className="icon-search size-5" />
        </button>
      </div>
      {query.search ? (
        <ButtonLink
          to={lobbyHref(path, query, { search: "" })}
          preventScrollReset
          aria-label={t("lobby.clearSearch")}
          tone="faint"
          size="icon"
        >
          <i className="icon-x size-5" />
        </ButtonLink>
      ) : null}
      <Disclosure
        over
        look={clsx(
          "flex min-h-11 items-center gap-2 rounded-control border bg-surface px-4 text-sm font-semibold transition-colors hover:border-quiet hover:text-ink",
          filtered ? "border-accent text-ink" : "border-line text-quiet",
        )}
        summary={
          <>
            <i className="icon-sliders-horizontal size-4" />
            {t("lobby.filters")}
            {chosen > 0 ? <span className="figures text-accent">{chosen}</span> : null}
          </>
        }
      >
        <Card
          tone="overlay"
          pad="snug"
          className="absolute inset-x-0 z-20 mt-2 flex flex-wrap items-end gap-3 sm:left-auto sm:w-96"
        >
          {vendors.length > 1 ? (
            <fieldset className="w-full">
              <legend className="mb-1 text-sm font-semibold">{t("lobby.vendors")}</legend>
              <div className="grid max-h-56 grid-cols-1 gap-x-3 overflow-y-auto min-[24rem]:grid-cols-2">
                {vendors.map(({ code, name, games }) => (
                  <label key={code} className="flex min-h-11 items-center gap-2 text-sm">
                    <input
                      type="checkbox"
                      name="vendor"
                      value={code}
                      defaultChecked={query.vendors.includes(code)}
                      className="size-5 shrink-0 accent-accent"
                    />
                    <span className="min-w-0 truncate">{name}</span>
                    {games == null ? null : (
                      <span className="figures ml-auto text-xs text-quiet">
                        {count(games, language)}
                      </span>
                    )}
                  </label>
                ))}
              </div>
            </fieldset>
          ) : null}
          {gameSorts.length ? (
            <label className="block w-full text-sm font-semibold">
              <span className="mb-1 block">{t("lobby.sort.label")}</span>
              <select
                name="sort"
                defaultValue={query.sort?.toLowerCase() ?? ""}
                className="filter-field"
              >
                <option value="">{t("lobby.sort.POPULAR")}</option>
                {gameSorts.map((sort) => (
                  <option key={sort} value={sort.toLowerCase()}>
                    {t(`lobby.sort.${sort}`)}
                  </option>
                ))}
              </select>
            </label>
          ) : null}
          {traits.map(({ name, label, choices, now }) =>
            choices.length ? (
              <label key={name} className="block min-w-36 flex-1 text-sm font-semibold">
                <span className="mb-1 block">{label}</span>
                <select name={name} defaultValue={now ?? ""} className="filter-field">
                  <option value="">{t("lobby.anyValue")}</option>
                  {choices.map((choice) => (
                    <option key={choice.key} value={choice.key}>
                      {choice.name}
                    </option>
                  ))}
                </select>
              </label>
            ) : null,
          )}
          {stakes.length ? (
            <label className="block min-w-36 flex-1 text-sm font-semibold">
              <span className="mb-1 block">{t("lobby.minBet")}</span>
              <select name="bet" defaultValue={query.minBet ?? ""} className="filter-field">
                <option value="">{t("lobby.anyValue")}</option>
                {stakes.map((stake) => (
                  <option key={stake} value={stake}>
                    {money({ amount: String(stake), currency })}
                  </option>
                ))}
              </select>
            </label>
          ) : null}
          {slots && lines.length ? (
            <label className="block min-w-36 flex-1 text-sm font-semibold">
              <span className="mb-1 block">{t("lobby.minLines")}</span>
              <select name="lines" defaultValue={query.minLines ?? ""} className="filter-field">
                <option value="">{t("lobby.anyValue")}</option>
                {lines.map((count) => (
                  <option key={count} value={count}>
                    {count}
                  </option>
                ))}
              </select>
            </label>
          ) : null}
          <Button type="submit">{t("lobby.apply")}</Button>
          {filtered ? (
            <Link
              to={lobbyHref(path, query, {
                vendors: [],
                minBet: null,
                minLines: null,
                sort: null,
                theme: null,
                feature: null,
              })}
              preventScrollReset
              className="grid min-h-11 place-items-center px-2 text-sm text-quiet underline underline-offset-4 hover:text-ink"
            >
              {t("lobby.reset")}
            </Link>
          ) : null}
        </Card>
      </Disclosure>
    </Form>
  );
}
