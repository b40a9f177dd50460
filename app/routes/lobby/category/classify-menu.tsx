import { Link } from "@remix-run/react";
import { useShellOffers } from "~/components/shell/use-shell.ts";
import { useLogin } from "~/forms/steps/use-login.ts";
import { type FragmentType, graphql, readFragment } from "~/graphql/generated";
import { useI18n } from "~/i18n/i18n.tsx";
import { type LobbyQuery, lobbyHref } from "~/routes/lobby/lobby-query.ts";
import { choiceLook } from "~/ui/controls/choice.ts";

/** The classes of a page, which live tables have among their other filters (H15). */
export const ClassifyMenu_lobby = graphql(`
  fragment ClassifyMenu_lobby on Lobby {
    classes {
      key
      name
    }
  }
`);

interface ClassifyMenuProps {
  lobby: FragmentType<typeof ClassifyMenu_lobby> | null;
  path: string;
  query: LobbyQuery;
}

const chip = choiceLook(
  "chip",
  "inline-flex min-h-11 shrink-0 snap-start items-center gap-2 rounded-full px-4 text-sm font-semibold whitespace-nowrap",
);

/** All, Hot, New, Recent, Favorite and the server's classes (U22). Recent and Favorite are a member's own pages. */
export function ClassifyMenu({ lobby, path, query }: ClassifyMenuProps) {
  const { t } = useI18n();
  const { role, openLogin } = useLogin();
  const offers = useShellOffers();
  const classes = readFragment(ClassifyMenu_lobby, lobby)?.classes ?? [];
  const fixed: { key: string | null; label: string; icon?: string }[] = [
    { key: null, label: t("lobby.all") },
    { key: "HOT", label: t("lobby.hot"), icon: "icon-flame" },
    { key: "NEW", label: t("lobby.new"), icon: "icon-sparkles" },
  ];
  const others = classes
    .filter(({ key }) => !["ALL", "HOT", "NEW"].includes(key))
    .map(({ key, name }) => ({ key, label: name, icon: undefined }));
  const own = [
    { offer: "RECENT", to: "/recent", label: t("lobby.recent"), icon: "icon-clock" },
    { offer: "FAVORITES", to: "/favorite", label: t("lobby.favorites"), icon: "icon-heart" },
  ] as const;

  const classLink = ({ key, label, icon }: (typeof fixed)[number]) => {
    const current = query.classKey === key;
    return (
      <li key={label} className="shrink-0">
        <Link
          to={lobbyHref(path, query, { classKey: key })}
          preventScrollReset
          prefetch="intent"
          aria-current={current ? "true" : undefined}
          className={chip}
        >
          {icon ? <i className={`${icon} size-4`} /> : null}
          <span>{label}</span>
        </Link>
      </li>
    );
  };

  return (
    <nav aria-label={t("lobby.classes")} className="-mx-1 mb-4">
      <ul className="fade-row scroll-px-1 gap-2 p-1">
        {fixed.map(classLink)}
        {own
          .filter(({ offer }) => offers(offer))
          .map(({ to, label, icon }) => (
            <li key={to} className="shrink-0">
              <Link
                to={to}
                className={chip}
                onClick={(event) => {
                  if (role || event.metaKey || event.ctrlKey || event.shiftKey) return;
                  event.preventDefault();
                  openLogin(to);
                }}
              >
                <i className={`${icon} size-4`} />
                {label}
              </Link>
            </li>
          ))}
        {others.map(classLink)}
      </ul>
    </nav>
  );
}
