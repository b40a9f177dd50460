import type { ReactNode } from "react";
import { type FragmentType, graphql, readFragment } from "~/graphql/generated";
import { useI18n } from "~/i18n/i18n.tsx";
import { Cover } from "~/play/cover.tsx";
import { LaunchForm } from "~/play/launch/launch-form.tsx";
import { percentText } from "~/play/percent-text.ts";
import { useFavorite, usePlay, useStarting } from "~/play/play-context.ts";
import { Button } from "~/ui/controls/button.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { GoLink } from "~/ui/links/go-link.tsx";
import { Tag } from "~/ui/notes/tag.tsx";
import { Money } from "~/ui/text/money.tsx";
import { ShareGame } from "./share-game.tsx";

const GameArticle_game = graphql(`
  fragment GameArticle_game on Game {
    ...LaunchForm_game
    id
    name
    image
    hot
    new
    freeTrial
    lines
    minBet {
      ...Money
    }
    facts {
      minBet {
        ...Money
      }
      maxBet {
        ...Money
      }
      lines
      rtp
      volatility
      rules
    }
    vendor {
      code
      name
    }
  }
`);

interface Props {
  game: FragmentType<typeof GameArticle_game>;
  /** Null if the category has no page. */
  category: { name: string; path: string } | null;
  /** The address to share. */
  address: string;
  /** False where the visitor's country is unknown: there no game can be started (P15). */
  playable: boolean;
}

/** A game (L3): picture, provider, category, what is known of it, and the buttons. */
export function GameArticle({ game: masked, category, address, playable }: Props) {
  const { t, language } = useI18n();
  const game = readFragment(GameArticle_game, masked);
  const { name, vendor, facts } = game;
  const minBet = facts?.minBet ?? game.minBet;
  const lines = facts?.lines ?? game.lines;
  return (
    <Card as="article" tone="page" className="p-4 sm:p-6 lg:p-8">
      <LaunchForm
        game={game}
        className="grid grid-cols-[7rem_1fr] gap-x-4 gap-y-6 sm:grid-cols-[12rem_1fr] sm:gap-x-8 lg:grid-cols-[17rem_1fr]"
      >
        <div key={game.id} data-game-picture="" className="sm:row-span-2">
          <Cover gameId={game.id} image={game.image} early="first" />
        </div>
        <div className="min-w-0">
          {category ? (
            <GoLink to={category.path} className="finger text-sm text-quiet hover:text-accent">
              {category.name}
            </GoLink>
          ) : null}
          <h1 className="mt-1 text-2xl leading-tight font-bold tracking-tight text-balance break-words lg:text-4xl">
            {name}
          </h1>
          {game.hot || game.new ? (
            <p className="mt-3 flex flex-wrap gap-2">
              {game.hot ? <Tag tone="accent">{t("lobby.card.hot")}</Tag> : null}
              {game.new ? <Tag>{t("lobby.card.new")}</Tag> : null}
            </p>
          ) : null}
          <dl className="mt-4 flex flex-wrap gap-x-8 gap-y-3 lg:gap-x-12">
            <Fact name={t("game.provider")}>
              {category ? (
                <GoLink
                  to={`${category.path}?vendor=${encodeURIComponent(vendor.code)}`}
                  className="finger hover:text-accent"
                >
                  {vendor.name}
                </GoLink>
              ) : (
                vendor.name
              )}
            </Fact>
            {minBet ? (
              <Fact name={t("game.minBet")}>
                <Money value={minBet} />
              </Fact>
            ) : null}
            {facts?.maxBet ? (
              <Fact name={t("game.maxBet")}>
                <Money value={facts.maxBet} />
              </Fact>
            ) : null}
            {lines ? <Fact name={t("game.lines")}>{lines}</Fact> : null}
            {facts?.rtp ? (
              <Fact name={t("game.rtp")}>{percentText(facts.rtp, language)}</Fact>
            ) : null}
            {facts?.volatility ? (
              <Fact name={t("game.volatility")}>{t(`game.volatilities.${facts.volatility}`)}</Fact>
            ) : null}
          </dl>
        </div>
        <div className="col-span-2 sm:col-span-1 sm:col-start-2">
          {playable ? (
            <StartButtons id={game.id} name={name} freeTrial={game.freeTrial} />
          ) : (
            <p className="mb-3 text-quiet">{t("game.notHere")}</p>
          )}
          <div className="flex flex-wrap gap-3">
            <FavoriteButton id={game.id} name={name} />
            <ShareGame title={name} url={address} />
          </div>
          <p className="mt-5 text-xs text-quiet">{t("play.ageBadge")}</p>
        </div>
      </LaunchForm>
      {facts?.rules ? (
        <section aria-labelledby="rules" className="mt-6 border-t border-line pt-5">
          <h2 id="rules" className="text-lg font-bold">
            {t("game.rules")}
          </h2>
          <p className="mt-2 max-w-prose text-quiet whitespace-pre-line">{facts.rules}</p>
        </section>
      ) : null}
    </Card>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-xs text-quiet">{name}</dt>
      <dd className="figures font-semibold break-words">{children}</dd>
    </div>
  );
}

function StartButtons({ id, name, freeTrial }: { id: string; name: string; freeTrial: boolean }) {
  const { t } = useI18n();
  const { trials } = usePlay();
  const busy = useStarting(id);
  return (
    <div className="mb-3 grid gap-3 sm:flex sm:flex-wrap">
      <Button
        type="submit"
        name="mode"
        value="play"
        size="large"
        disabled={busy}
        className="sm:min-w-48"
      >
        {t("lobby.card.play", { name })}
      </Button>
      {trials && freeTrial ? (
        <Button type="submit" name="mode" value="trial" tone="quiet" size="large" disabled={busy}>
          {t("lobby.card.trial")}
        </Button>
      ) : null}
    </div>
  );
}

/** The favourite button (S20). Guests' pages show it unpressed; the browser asks guests to log in. */
function FavoriteButton({ id, name }: { id: string; name: string }) {
  const { t } = useI18n();
  const { hasFavorites } = usePlay();
  const favorite = useFavorite(id);
  if (!hasFavorites) return null;
  return (
    <Button
      type="submit"
      name="favorite"
      value={favorite ? "0" : "1"}
      formAction="/favorites/toggle"
      aria-pressed={favorite}
      aria-label={t("lobby.card.favorite", { name })}
      tone="quiet"
      size="small"
    >
      <i className={favorite ? "icon-solid-heart size-4 text-hot" : "icon-heart size-4"} />
      {t("game.favorite")}
    </Button>
  );
}
