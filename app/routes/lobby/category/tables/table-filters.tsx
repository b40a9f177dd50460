import { useShell, useShellOffers } from "~/components/shell/use-shell.ts";
import { type FragmentType, readFragment } from "~/graphql/generated";
import { useI18n } from "~/i18n/i18n.tsx";
import { ClassifyMenu_lobby } from "~/routes/lobby/category/classify-menu.tsx";
import { type LobbyQuery, lobbyHref } from "~/routes/lobby/lobby-query.ts";
import { type FilterGroup, FilterRow } from "~/ui/layout/filter-row.tsx";

interface Props {
  lobby: FragmentType<typeof ClassifyMenu_lobby> | null;
  dealers: readonly { tag: string; name: string }[];
  path: string;
  query: LobbyQuery;
}

/** The filters of live tables (H15): kind of game, limit, dealer's language and free seats, in one row of links. */
export function TableFilters({ lobby, dealers, path, query }: Props) {
  const { t, money } = useI18n();
  const { currency, filterSteps } = useShell().brand;
  const offers = useShellOffers();
  const classes = readFragment(ClassifyMenu_lobby, lobby)?.classes ?? [];
  const to = (change: Partial<LobbyQuery>) => lobbyHref(path, query, change);
  const fixed = [
    { key: "HOT", name: t("lobby.hot") },
    { key: "NEW", name: t("lobby.new") },
  ];
  const kinds = [...fixed, ...classes.filter(({ key }) => !["ALL", "HOT", "NEW"].includes(key))];
  const groups: FilterGroup[] = [
    {
      name: "seats",
      label: t("lobby.table.seats"),
      choices: offers("GAME_SEATS")
        ? [
            {
              name: "free",
              text: t("lobby.table.freeSeats"),
              to: to({ freeSeats: !query.freeSeats }),
              isOn: query.freeSeats,
            },
          ]
        : [],
    },
    {
      name: "class",
      label: t("lobby.classes"),
      choices: kinds.map(({ key, name }) => {
        const isOn = query.classKey === key;
        return { name: key, text: name, to: to({ classKey: isOn ? null : key }), isOn };
      }),
    },
    {
      name: "bet",
      label: t("lobby.minBet"),
      choices: filterSteps.stakes.map((stake) => {
        const isOn = query.minBet === stake;
        const amount = money({ amount: String(stake), currency });
        const text = t("lobby.table.upTo", { amount });
        return { name: `bet-${stake}`, text, to: to({ minBet: isOn ? null : stake }), isOn };
      }),
    },
    {
      name: "dealer",
      label: t("lobby.table.dealers"),
      choices: dealers.map(({ tag, name }) => {
        const isOn = query.dealer === tag;
        return { name: `dealer-${tag}`, text: name, to: to({ dealer: isOn ? null : tag }), isOn };
      }),
    },
  ];
  return (
    <div className="mb-4">
      <FilterRow
        label={t("lobby.filters")}
        all={{
          text: t("lobby.all"),
          to: to({ classKey: null, minBet: null, dealer: null, freeSeats: false }),
        }}
        groups={groups}
      />
    </div>
  );
}
