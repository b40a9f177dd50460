import { useNavigation } from "@remix-run/react";
import { clsx } from "clsx";
import { useShellOffers } from "~/components/shell/use-shell.ts";
import { useI18n } from "~/i18n/i18n.tsx";
import { GameSlides } from "~/routes/lobby/game-slides.tsx";
import { ListNote } from "~/routes/lobby/list-note.tsx";
import { lobbyHref, readLobbyQuery } from "~/routes/lobby/lobby-query.ts";
import { DroppedNote } from "~/ui/blocks/dropped-note.tsx";
import { ButtonLink } from "~/ui/controls/button.tsx";
import { Tabs } from "~/ui/layout/tabs.tsx";
import { NoteBox } from "~/ui/notes/note-box.tsx";
import { ListPager } from "~/ui/pager/list-pager.tsx";
import { moreOf } from "~/ui/pager/list-pages.ts";
import type { AccountGamesFound } from "./load-account-games.server.ts";
import { accountPageSize, accountSlide } from "./page-size.ts";

interface AccountGamesProps {
  kind: "favorites" | "recent";
  found: AccountGamesFound;
}

const none = readLobbyQuery(new URLSearchParams());

/** Favourites and recent games (R14, R15): twenty are requested, five are on a slide. */
export function AccountGames({ kind, found }: AccountGamesProps) {
  const { t } = useI18n();
  const navigation = useNavigation();
  const path = kind === "favorites" ? "/favorite" : "/recent";
  const changing = navigation.state === "loading" && navigation.location.pathname === path;
  const { games, from, to } = found;
  const href = (pages: { from: number; to: number }) => lobbyHref(path, none, pages);
  const offers = useShellOffers();
  const tabs = (
    [
      [
        "FAVORITES",
        "/favorite",
        t("lobby.favorites"),
        <i key="icon" className="icon-heart size-4" />,
      ],
      ["RECENT", "/recent", t("lobby.recent"), <i key="icon" className="icon-clock size-4" />],
    ] as const
  )
    .filter(([offer]) => offers(offer))
    .map(([, to, text, symbol]) => ({ name: to, to, text, icon: symbol }));

  return (
    <div className="shell-width py-6 lg:py-8">
      <header className="mb-5">
        <h1 className="text-2xl leading-tight font-bold lg:text-3xl">{t(`lobby.${kind}Title`)}</h1>
        <p className="mt-1 text-quiet">{found.lead}</p>
      </header>
      <div className="mb-5">
        <Tabs
          label={t("lobby.classes")}
          look="pills"
          tabs={tabs}
          now={path}
          link={{ prefetch: "intent" }}
        />
      </div>
      <div
        aria-busy={changing || undefined}
        className={clsx("transition-opacity duration-200", changing && "opacity-55")}
      >
        {!games ? (
          <ListNote kind="error" retry={href({ from, to })} />
        ) : !games.length ? (
          <NoteBox
            icon={kind === "favorites" ? "icon-thin-heart" : "icon-thin-clock"}
            title={t(`lobby.${kind}EmptyTitle`)}
            text={t(`lobby.${kind}EmptyText`)}
          >
            <ButtonLink to="/hot" size="large">
              {t("lobby.toHot")}
            </ButtonLink>
            <ButtonLink to="/rng" tone="quiet" size="large">
              {t("lobby.toSlots")}
            </ButtonLink>
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
            <DroppedNote count={found.dropped} />
            {found.incomplete ? <ListNote kind="error" retry={href({ from, to })} /> : null}
            <ListPager
              more={t("lobby.more")}
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
