import { Link } from "@remix-run/react";
import { useShell } from "~/components/shell/use-shell.ts";
import { type FragmentType, readFragment } from "~/graphql/generated";
import { useI18n } from "~/i18n/i18n.tsx";
import { type LobbyQuery, lobbyHref } from "~/routes/lobby/lobby-query.ts";
import { choiceLook } from "~/ui/controls/choice.ts";
import { FilterVendors_lobby } from "./filter-vendors.ts";

interface Props {
  lobby: FragmentType<typeof FilterVendors_lobby> | null;
  path: string;
  query: LobbyQuery;
}

const chip = choiceLook(
  "chip",
  "inline-flex min-h-11 items-center gap-1.5 rounded-full px-3.5 text-sm whitespace-nowrap",
);

/** Every filter in force as a link that removes it (L2); nothing without a filter. */
export function FilterChips({ lobby, path, query }: Props) {
  const { t, money } = useI18n();
  const { currency } = useShell().brand;
  const filters = readFragment(FilterVendors_lobby, lobby);
  const known = filters?.vendors ?? [];
  const { vendors, search, minBet, minLines, theme, feature } = query;
  const nameIn = (
    choices: readonly { key: string; name: string }[] | null | undefined,
    key: string,
  ) => choices?.find((choice) => choice.key === key)?.name ?? key;
  const chips: { text: string; without: Partial<LobbyQuery> }[] = [
    ...(search ? [{ text: `“${search}”`, without: { search: "" } }] : []),
    ...vendors.map((code) => ({
      text: known.find((vendor) => vendor.code === code)?.name ?? code,
      without: { vendors: vendors.filter((each) => each !== code) },
    })),
    ...(minBet
      ? [
          {
            text: `${t("lobby.minBet")}: ${money({ amount: String(minBet), currency })}`,
            without: { minBet: null },
          },
        ]
      : []),
    ...(minLines
      ? [{ text: `${t("lobby.minLines")}: ${minLines}`, without: { minLines: null } }]
      : []),
    ...(theme ? [{ text: nameIn(filters?.themes, theme), without: { theme: null } }] : []),
    ...(feature ? [{ text: nameIn(filters?.features, feature), without: { feature: null } }] : []),
  ];
  if (chips.length === 0) return null;
  return (
    <ul aria-label={t("lobby.chip.list")} className="mb-4 flex flex-wrap gap-2">
      {chips.map(({ text, without }) => (
        <li key={text}>
          <Link
            to={lobbyHref(path, query, without)}
            preventScrollReset
            aria-label={t("lobby.chip.remove", { name: text })}
            className={chip}
          >
            {text}
            <i className="icon-x size-4" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
