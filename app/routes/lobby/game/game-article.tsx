import { clsx } from "clsx";
import type { ReactNode } from "react";
import { useSavesData } from "~/components/shell/use-saves-data.ts";
import { type FragmentType, graphql, readFragment } from "~/graphql/generated";
import type { GameArticle_GameFragment } from "~/graphql/generated/graphql";
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
import { GameMedia } from "./game-media.tsx";
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
      art
      screenshots
      video
    }
    rtp
    volatility
    theme {
      name
    }
    features {
      key
      name
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

/** A game (L3, L8): a large picture, what is known of it in one grid, the buttons, and how it looks when it is played. */
export function GameArticle({ game: masked, category, address, playable }: Props) {
  const { t } = useI18n();
  const savesData = useSavesData();
  const game = readFragment(GameArticle_game, masked);
  const { name, facts } = game;
  const art = savesData ? null : (facts?.art ?? game.image);
  return (
    <Card as="article" tone="page" className="overflow-hidden">
      {art ? (
        <div className="h-44 overflow-hidden sm:h-64 lg:h-96" aria-hidden="true">
          <img
            src={art}
            alt=""
            className={clsx("size-full object-cover", !facts?.art && "scale-125 blur-xl")}
          />
        </div>
      ) : null}
      <LaunchForm
        game={game}
        className="grid grid-cols-[7rem_1fr] gap-x-4 gap-y-5 p-4 sm:grid-cols-[12rem_1fr] sm:gap-x-8 sm:p-6 lg:grid-cols-[15rem_1fr] lg:p-8"
      >
        <div
          key={game.id}
          data-game-picture=""
          className={clsx("relative self-start sm:row-span-2", art && "-mt-16 sm:-mt-20 lg:-mt-24")}
        >
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
        </div>
        <Facts game={game} category={category} />
      </LaunchForm>
      <GameMedia name={name} video={facts?.video} screenshots={facts?.screenshots} />
      {facts?.rules ? (
        <section aria-labelledby="rules" className="mx-4 border-t border-line py-5 sm:mx-6 lg:mx-8">
          <h2 id="rules" className="text-lg font-bold">
            {t("game.rules")}
          </h2>
          <p className="mt-2 max-w-prose text-quiet whitespace-pre-line">{facts.rules}</p>
        </section>
      ) : null}
      <p className="px-4 pb-5 text-xs text-quiet sm:px-6 lg:px-8">{t("play.ageBadge")}</p>
    </Card>
  );
}

/** What is known of the game, in one grid of equal columns, each as wide as a nine-digit amount. */
function Facts({ game, category }: { game: GameArticle_GameFragment } & Pick<Props, "category">) {
  const { t, language } = useI18n();
  const { vendor, facts, theme, features } = game;
  const minBet = facts?.minBet ?? game.minBet;
  const lines = facts?.lines ?? game.lines;
  const rtp = facts?.rtp ?? game.rtp;
  const volatility = facts?.volatility ?? game.volatility;
  return (
    <dl className="col-span-2 grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] gap-3 sm:grid-cols-3 lg:grid-cols-4">
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
      {rtp ? <Fact name={t("game.rtp")}>{percentText(rtp, language)}</Fact> : null}
      {volatility ? (
        <Fact name={t("game.volatility")}>{t(`game.volatilities.${volatility}`)}</Fact>
      ) : null}
      {theme ? <Fact name={t("lobby.theme")}>{theme.name}</Fact> : null}
      {features.length > 0 ? (
        <Fact name={t("lobby.feature")}>{features.map((each) => each.name).join(", ")}</Fact>
      ) : null}
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0 rounded-control border border-line/60 bg-surface px-3 py-2">
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
