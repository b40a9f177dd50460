import { Link, useNavigation } from "@remix-run/react";
import { clsx } from "clsx";
import Clock from "lucide-react/icons/clock";
import Heart from "lucide-react/icons/heart";
import { useI18n } from "~/i18n/i18n.tsx";
import { GameSlides } from "~/routes/lobby/game-slides.tsx";
import { ListNote, NoteBox } from "~/routes/lobby/list-note.tsx";
import { lobbyHref, moreOf, readLobbyQuery } from "~/routes/lobby/lobby-query.ts";
import { Pager } from "~/routes/lobby/pager.tsx";
import type { AccountGamesFound } from "./load-account-games.server.ts";
import { accountPageSize, accountSlide } from "./page-size.ts";

interface AccountGamesProps {
  kind: "favorites" | "recent";
  found: AccountGamesFound;
}

const none = readLobbyQuery(new URLSearchParams());
const tab =
  "inline-flex min-h-11 items-center gap-2 rounded-full border px-4 text-sm font-semibold transition-colors";

/** Favourites and recent games (R14, R15): twenty asked for, five a slide. */
export function AccountGames({ kind, found }: AccountGamesProps) {
  const { t } = useI18n();
  const navigation = useNavigation();
  const path = kind === "favorites" ? "/favorite" : "/recent";
  const changing = navigation.state === "loading" && navigation.location.pathname === path;
  const { games, from, to } = found;
  const href = (pages: { from: number; to: number }) => lobbyHref(path, none, pages);
  const tabs = [
    { to: "/favorite", label: t("lobby.favorites"), Icon: Heart },
    { to: "/recent", label: t("lobby.recent"), Icon: Clock },
  ];

  return (
    <div className="shell-width py-6 lg:py-8">
      <header className="mb-5">
        <h1 className="text-2xl leading-tight font-bold lg:text-3xl">{t(`lobby.${kind}Title`)}</h1>
        <p className="mt-1 text-quiet">{found.lead}</p>
      </header>
      <nav aria-label={t("lobby.classes")} className="mb-5">
        <ul className="flex gap-2">
          {tabs.map(({ to: target, label, Icon }) => (
            <li key={target}>
              <Link
                to={target}
                prefetch="intent"
                aria-current={target === path ? "page" : undefined}
                className={clsx(
                  tab,
                  target === path
                    ? "border-accent bg-accent text-on-accent"
                    : "border-line bg-surface text-quiet hover:border-quiet hover:text-ink",
                )}
              >
                <Icon aria-hidden="true" className="size-4" />
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div
        aria-busy={changing || undefined}
        className={clsx("transition-opacity duration-200", changing && "opacity-55")}
      >
        {!games ? (
          <ListNote kind="error" retry={href({ from, to })} />
        ) : !games.length ? (
          <NoteBox
            Icon={kind === "favorites" ? Heart : Clock}
            title={t(`lobby.${kind}EmptyTitle`)}
            text={t(`lobby.${kind}EmptyText`)}
          >
            <Link
              to="/hot"
              className="grid min-h-11 place-items-center rounded-control bg-accent px-5 font-bold text-on-accent transition hover:brightness-110"
            >
              {t("lobby.toHot")}
            </Link>
            <Link
              to="/rng"
              className="grid min-h-11 place-items-center rounded-control border border-line px-5 font-semibold transition-colors hover:border-accent hover:text-accent"
            >
              {t("lobby.toSlots")}
            </Link>
          </NoteBox>
        ) : (
          <>
            <GameSlides
              key={`${path}${from}`}
              games={games}
              perSlide={accountSlide}
              before={(from - 1) * accountPageSize}
              total={found.total}
            />
            {found.incomplete ? <ListNote kind="error" retry={href({ from, to })} /> : null}
            <Pager
              first={from}
              current={to}
              pages={found.total === null ? null : Math.ceil(found.total / accountPageSize)}
              hasMore={found.hasMore && !found.incomplete}
              loading={changing}
              hrefOf={(page) => href({ from: page, to: page })}
              moreHref={href(moreOf({ from, to }))}
            />
          </>
        )}
      </div>
    </div>
  );
}
