import type { Outcome } from "~/forms/answers/outcome.ts";
import { useI18n } from "~/i18n/i18n.tsx";
import type { Block } from "~/ui/blocks/block.ts";
import { DeferredBlock } from "~/ui/blocks/deferred-block.tsx";
import { ListZone } from "~/ui/text/list-zone.tsx";
import { CompactGameCard } from "./compact-game-card.tsx";
import { OfferCard } from "./offer-card.tsx";
import type { Personal } from "./personal-query.server.ts";
import { PersonalRow } from "./personal-row.tsx";
import { WaitingRow } from "./waiting-row.tsx";

interface Props {
  /** Null for a guest. */
  personal: Block<Personal> | Promise<Block<Personal> | null> | null;
  /** What a claim came to, where there is no script. */
  before: Outcome | undefined;
}

/**
 * The member's part of home (H1, H11): his games, what waits, offers. A row without content is absent. The page waits a
 * little for this part, so that the lobby below seldom moves.
 */
export function PersonalHome({ personal, before }: Props) {
  const { t } = useI18n();
  if (!personal) return null;
  return (
    <DeferredBlock
      value={personal as Block<Personal> | Promise<Block<Personal>>}
      name={t("home.personal.name")}
      skeleton={<Places />}
    >
      {(data) => <PersonalRows personal={data} before={before} />}
    </DeferredBlock>
  );
}

const rows =
  "grid grid-cols-1 gap-x-8 gap-y-4 pt-3 empty:hidden lg:grid-cols-2 lg:*:nth-[odd]:last:col-span-2";

interface RowsProps {
  personal: Personal;
  before: Outcome | undefined;
}

function PersonalRows({ personal: { glance, claims }, before }: RowsProps) {
  const { t } = useI18n();
  const played = glance.playedGames ?? [];
  const favorites = (glance.favoriteGames ?? []).filter(
    ({ id }) => !played.some(({ game }) => game.id === id),
  );
  // What can be claimed is in the row above.
  const promotions = (glance.openPromotions ?? []).filter(
    ({ participation }) => participation.state !== "CLAIMABLE",
  );
  const timed =
    played.some(({ lastBet }) => lastBet?.at != null) || Boolean(glance.endingMissions?.length);
  return (
    <>
      <div className={rows}>
        <PersonalRow
          id="continue"
          title={t(
            played.length > 0 ? "home.personal.continueTitle" : "home.personal.favoritesTitle",
          )}
          more={
            played.length > 0
              ? { to: "/recent", text: t("home.personal.continueMore") }
              : { to: "/favorite", text: t("home.personal.favoritesMore") }
          }
        >
          {[
            ...played.map(({ game, lastBet }) => (
              <CompactGameCard key={game.id} game={game} bet={lastBet} />
            )),
            ...favorites.map((game) => <CompactGameCard key={game.id} game={game} isFavorite />),
          ]}
        </PersonalRow>
        <WaitingRow glance={glance} claims={claims} before={before} />
        <PersonalRow
          id="offers"
          title={t("home.personal.offersTitle")}
          more={{ to: "/promotions", text: t("home.personal.offersMore") }}
        >
          {promotions.map(({ promotion, participation }) => (
            <OfferCard key={promotion.id} promotion={promotion} participation={participation} />
          ))}
        </PersonalRow>
      </div>
      {timed ? <ListZone /> : null}
    </>
  );
}

/** The place of two rows, which most members have. */
function Places() {
  return (
    <div className={rows}>
      <div className="skeleton pulse h-29" />
      <div className="skeleton pulse h-29" />
    </div>
  );
}
