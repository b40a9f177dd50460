import { clsx } from "clsx";
import { memo } from "react";
import { type FragmentType, graphql, readFragment } from "~/graphql/generated";
import { useI18n } from "~/i18n/i18n.tsx";
import { PlayIcon } from "~/ui/play-icon.tsx";
import { Cover } from "./cover.tsx";
import { LaunchForm } from "./launch-form.tsx";
import { usePlay } from "./play-context.ts";

const GameCard_game = graphql(`
  fragment GameCard_game on Game {
    ...LaunchForm_game
    id
    name
    image
    hot
    new
    freeTrial
    vendor {
      name
    }
  }
`);

interface GameCardProps {
  game: FragmentType<typeof GameCard_game>;
  /** Loads the picture at once: for cards of the first screen. */
  eager?: boolean;
}

const tag = "rounded-full px-2 py-0.5 text-2xs font-bold uppercase tracking-wide text-black";

/**
 * A game in a list (U24): picture, name, vendor, hot and new tags, heart, Play, Free trial. The
 * picture is the Play button, so that the largest thing on a phone is also the easiest to hit. Drawn once:
 * a list that grows draws its new cards only.
 */
export const GameCard = memo(function GameCard({ game, eager }: GameCardProps) {
  const { t } = useI18n();
  const card = readFragment(GameCard_game, game);
  const { starting, hearts, isFavorite } = usePlay();
  const favorite = isFavorite(card.id);
  const busy = starting === card.id;
  const { name } = card;

  return (
    <article className="group relative min-w-0" data-game={card.id}>
      <LaunchForm game={card} className="flex h-full flex-col">
        <button
          type="submit"
          name="mode"
          value="play"
          aria-label={t("lobby.card.play", { name })}
          disabled={busy}
          className="relative block w-full rounded-card text-left ring-line transition duration-200 hover:ring-2 hover:ring-accent active:scale-[0.98]"
        >
          <Cover gameId={card.id} image={card.image} eager={eager} />
          <span
            aria-hidden="true"
            className={clsx(
              "absolute inset-0 grid place-items-center rounded-card bg-black/55 transition-opacity duration-200",
              busy
                ? "opacity-100"
                : "opacity-0 group-hover:opacity-100 group-focus-within:opacity-100",
              !busy && "pointer-coarse:hidden",
            )}
          >
            <PlayIcon size="large" busy={busy} />
          </span>
          {busy ? null : (
            <PlayIcon size="small" className="absolute right-2 bottom-2 pointer-fine:hidden" />
          )}
        </button>
        {/* Beside the button, not in it: a button is called what it shows. */}
        <span className="pointer-events-none absolute top-2 left-2 flex flex-col items-start gap-1">
          {card.hot ? <span className={clsx(tag, "bg-hot")}>{t("lobby.card.hot")}</span> : null}
          {card.new ? <span className={clsx(tag, "bg-new")}>{t("lobby.card.new")}</span> : null}
        </span>
        {hearts ? (
          <button
            type="submit"
            name="favorite"
            value={favorite ? "0" : "1"}
            formAction="/favorites/toggle"
            aria-pressed={favorite}
            aria-label={t("lobby.card.favorite", { name })}
            className="absolute top-0 right-0 grid size-11 place-items-center rounded-card"
          >
            <span className="grid size-8 place-items-center rounded-full bg-black/60 transition-transform hover:scale-110 active:scale-90">
              <i
                className={clsx(
                  "size-4.5",
                  favorite ? "icon-solid-heart text-hot" : "icon-heart text-white",
                )}
              />
            </span>
          </button>
        ) : null}
        <p className="mt-2 truncate text-sm leading-5 font-semibold" title={name}>
          {name}
        </p>
        <p className="truncate text-xs text-quiet">{card.vendor.name}</p>
        {card.freeTrial ? (
          <button
            type="submit"
            name="mode"
            value="trial"
            disabled={busy}
            aria-label={t("lobby.card.trialOf", { name })}
            className="relative mt-2 min-h-8 w-full rounded-control border border-line px-2 py-1 text-xs font-semibold text-ink transition-colors hover:border-accent hover:text-accent disabled:opacity-60 pointer-coarse:after:absolute pointer-coarse:after:inset-x-0 pointer-coarse:after:-top-3.5 pointer-coarse:after:bottom-0"
          >
            {t("lobby.card.trial")}
          </button>
        ) : (
          <span aria-hidden="true" className="mt-2 block min-h-8" />
        )}
      </LaunchForm>
    </article>
  );
});

/** A card's place while its list is on the way; the same height, so that nothing moves. */
export function GameCardSkeleton() {
  return (
    <div aria-hidden="true">
      <div className="skeleton aspect-[3/4] w-full rounded-card" />
      <div className="skeleton mt-2 h-5 w-4/5" />
      <div className="skeleton mt-1 h-3 w-1/2" />
      <div className="mt-2 min-h-8" />
    </div>
  );
}
