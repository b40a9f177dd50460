import type { ReactNode } from "react";
import { useShellOffers } from "~/components/shell/use-shell.ts";
import { useI18n } from "~/i18n/i18n.tsx";
import type { Block } from "~/ui/blocks/block.ts";
import { DeferredBlock } from "~/ui/blocks/deferred-block.tsx";
import { GoLink } from "~/ui/links/go-link.tsx";
import { CompactGameCard } from "./compact-game-card.tsx";
import { OfferCard } from "./offer-card.tsx";
import type { Personal } from "./personal-query.server.ts";
import { WaitingRow } from "./waiting-row.tsx";

interface Props {
  /** Null for a guest. */
  personal: Block<Personal> | Promise<Block<Personal> | null> | null;
}

/**
 * The member's part of home (H1): continue playing, favourites, what waits, offers. Each row has one height, with and
 * without content, so that the lobby below never moves.
 */
export function PersonalHome({ personal }: Props) {
  const { t } = useI18n();
  if (!personal) return null;
  return (
    <DeferredBlock
      value={personal as Block<Personal> | Promise<Block<Personal>>}
      name={t("home.personal.name")}
      skeleton={<PersonalRows personal={null} />}
    >
      {(data) => <PersonalRows personal={data} />}
    </DeferredBlock>
  );
}

/** The rows, or their places while they are loaded. */
function PersonalRows({ personal }: { personal: Personal | null }) {
  const { t } = useI18n();
  const offers = useShellOffers();
  const { playedGames, favoriteGames, openPromotions } = personal ?? {};
  return (
    <div className="mb-6 grid grid-cols-1 gap-x-8 gap-y-5 pt-4 lg:mb-8 lg:grid-cols-2">
      {offers("RECENT") ? (
        <Row
          id="continue"
          title={t("home.personal.continueTitle")}
          more={{ to: "/recent", text: t("home.personal.continueMore") }}
          height="h-20"
          empty={t("home.personal.continueEmpty")}
          loading={!personal}
        >
          {playedGames?.map((played) => (
            <CompactGameCard key={played.game.id} game={played.game} bet={played.lastBet} />
          ))}
        </Row>
      ) : null}
      {offers("FAVORITES") ? (
        <Row
          id="favorites"
          title={t("home.personal.favoritesTitle")}
          more={{ to: "/favorite", text: t("home.personal.favoritesMore") }}
          height="h-20"
          empty={t("home.personal.favoritesEmpty")}
          loading={!personal}
        >
          {favoriteGames?.map((game) => (
            <CompactGameCard key={game.id} game={game} />
          ))}
        </Row>
      ) : null}
      <Row
        id="waiting"
        title={t("home.personal.waitingTitle")}
        height="h-12"
        empty={t("home.personal.waitingEmpty")}
        loading={!personal}
      >
        {personal ? <WaitingRow glance={personal} /> : null}
      </Row>
      {offers("PROMOTION_PARTICIPATION") ? (
        <Row
          id="offers"
          title={t("home.personal.offersTitle")}
          more={{ to: "/promotions", text: t("home.personal.offersMore") }}
          height="h-24"
          empty={t("home.personal.offersEmpty")}
          loading={!personal}
        >
          {openPromotions?.map(({ promotion, participation }) => (
            <OfferCard key={promotion.id} promotion={promotion} participation={participation} />
          ))}
        </Row>
      ) : null}
    </div>
  );
}

interface RowProps {
  id: string;
  title: string;
  more?: { to: string; text: string };
  /** The height of the row with and without content. */
  height: "h-12" | "h-20" | "h-24";
  /** Shown instead of an empty list. */
  empty: string;
  loading: boolean;
  children: ReactNode;
}

function Row({ id, title, more, height, empty, loading, children }: RowProps) {
  return (
    <section aria-labelledby={id} className="min-w-0">
      <div className="mb-2 flex min-h-9 items-center justify-between gap-3">
        <h2 id={id} className="font-bold lg:text-lg">
          {title}
        </h2>
        {more ? (
          <GoLink
            to={more.to}
            className="finger flex items-center gap-1 text-sm text-quiet hover:text-ink"
          >
            {more.text}
            <i className="icon-chevron-right size-4" />
          </GoLink>
        ) : null}
      </div>
      {loading ? (
        <div className={`skeleton pulse ${height}`} />
      ) : (
        <>
          <ul className={`peer scroll-row gap-3 empty:hidden ${height}`}>{children}</ul>
          <p
            className={`card card-dashed hidden content-center px-4 text-sm text-quiet peer-empty:grid ${height}`}
          >
            {empty}
          </p>
        </>
      )}
    </section>
  );
}
