import { type ComponentProps, memo, type ReactNode } from "react";
import { type FragmentType, graphql, readFragment } from "~/graphql/generated";
import { useI18n } from "~/i18n/i18n.tsx";
import { GoLink } from "~/ui/links/go-link.tsx";
import type { CardFact } from "../../brands/look/form.ts";
import { Cover } from "./cover.tsx";
import { LaunchForm } from "./launch/launch-form.tsx";
import { gamePath, isOneGame } from "./paths.ts";
import { percentText } from "./percent-text.ts";
import { useFavorite, usePlay, useStarting } from "./play-context.ts";

const GameCard_game = graphql(`
  fragment GameCard_game on Game {
    ...LaunchForm_game
    id
    name
    image
    hot
    new
    freeTrial
    start
    lines
    minBet {
      ...Money
    }
    rtp
    volatility
    theme {
      name
    }
    vendor {
      name
    }
  }
`);

interface GameCardProps {
  game: FragmentType<typeof GameCard_game>;
  /** Loads the picture before it is in view. */
  early?: ComponentProps<typeof Cover>["early"];
  /** What its list adds below the provider, such as the limits of a table. */
  note?: ReactNode;
}

/**
 * A game in a list (U24): picture, name, vendor, hot and new tags, favourite button, Play, Free trial. The picture is the Play
 * button, the largest target on a phone; the name leads to the game's page (L3). The card is memoized, so that a
 * growing list renders only its new cards.
 */
export const GameCard = memo(function GameCard({ game, early, note }: GameCardProps) {
  const { t, money, language } = useI18n();
  const card = readFragment(GameCard_game, game);
  const { hasFavorites, hasGamePages, trials, cardFacts } = usePlay();
  const favorite = useFavorite(card.id);
  const busy = useStarting(card.id);
  const { name } = card;
  const facts = {
    provider: card.vendor.name,
    lines: card.lines == null ? null : t("lobby.card.lines", { count: card.lines }),
    limits: card.minBet ? t("lobby.card.from", { amount: money(card.minBet) }) : null,
    rtp: card.rtp == null ? null : t("lobby.card.rtp", { rtp: percentText(card.rtp, language, 1) }),
    volatility: card.volatility ? t(`lobby.card.volatility.${card.volatility}`) : null,
    theme: card.theme?.name ?? null,
  };
  const said = cardFacts.flatMap((fact) => facts[fact] ?? []);

  return (
    <article className="game" data-game={card.id}>
      <LaunchForm game={card}>
        <button
          type="submit"
          name="mode"
          value="play"
          aria-label={t("lobby.card.play", { name })}
          disabled={busy}
          className="game-play"
        >
          <Cover gameId={card.id} image={card.image} early={early} />
          <i className="icon-solid-play" />
        </button>
        {/* Outside the button, because a button's content is its accessible name. */}
        {card.hot || card.new ? (
          <span className="game-tags">
            {card.hot ? <span className="bg-hot">{t("lobby.card.hot")}</span> : null}
            {card.new ? <span className="bg-new">{t("lobby.card.new")}</span> : null}
          </span>
        ) : null}
        {hasFavorites ? (
          <button
            type="submit"
            name="favorite"
            value={favorite ? "0" : "1"}
            formAction="/favorites/toggle"
            aria-pressed={favorite}
            aria-label={t("lobby.card.favorite", { name })}
            className="game-favorite"
          >
            <i className={favorite ? "icon-solid-heart" : "icon-heart"} />
          </button>
        ) : null}
        <p title={name}>
          {hasGamePages && isOneGame(card.start) ? (
            <GoLink to={gamePath(card.id)}>{name}</GoLink>
          ) : (
            name
          )}
        </p>
        {said.length > 0 ? (
          <p className="game-facts" data-lines={factLines(cardFacts)}>
            {said.map((fact) => (
              <span key={fact}>{fact}</span>
            ))}
          </p>
        ) : null}
        {note}
        {trials && card.freeTrial ? (
          <button
            type="submit"
            name="mode"
            value="trial"
            disabled={busy}
            aria-label={t("lobby.card.trialOf", { name })}
            className="game-trial"
          >
            {t("lobby.card.trial")}
          </button>
        ) : null}
      </LaunchForm>
    </article>
  );
});

/** A brand's cards have room for two lines of facts where it names several. */
const factLines = (facts: readonly CardFact[]) => (facts.length > 1 ? 2 : undefined);

/** The placeholder of a card while its list loads. It has the same height, so that nothing shifts. */
export function GameCardSkeleton() {
  return <div className="game-skeleton" data-lines={factLines(usePlay().cardFacts)} />;
}
