import {
  type AppLoadContext,
  data as answer,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { addressIn } from "~/components/outside/addresses.ts";
import { gameData } from "~/components/outside/json-ld.server.ts";
import { pageHead } from "~/components/outside/page-head.server.ts";
import { pictureOf } from "~/components/outside/pictures.ts";
import type { PageHandle } from "~/components/shell/navigation/page-handle.ts";
import { useI18n } from "~/i18n/i18n.tsx";
import { message, pageTitle } from "~/i18n/page-title.server.ts";
import { GameCard } from "~/play/game-card.tsx";
import { gamePath } from "~/play/paths.ts";
import { FailedBlock } from "~/ui/blocks/failed-block.tsx";
import { Money } from "~/ui/text/money.tsx";
import { ForbiddenGame } from "./forbidden-game.tsx";
import { GameArticle } from "./game-article.tsx";
import { loadCategory, loadGame, loadSimilar, loadWins } from "./load-game.server.ts";

export const handle: PageHandle = { cachedParams: [] };

export const meta: MetaFunction<typeof loader> = ({ data }) => data?.head ?? [];

/**
 * The page of a game (L3, decision 0035): public, and the same for every guest. Playing requires the login as
 * everywhere.
 * Where the market does not allow the game, it is a 451 that names the rule (Q5, G31).
 * @throws Response 404 for an unknown game
 */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const block = await loadGame(context, params.id ?? "");
  if (!("data" in block)) {
    const head = [{ title: pageTitle(context, "play.gameLabel") }];
    return { head, game: null, forbidden: null, requestId: block.requestId };
  }
  const game = block.data;
  if (game === "forbidden") {
    const { country, place, version } = context.market;
    // Search engines in other markets list the page; here it has neither description nor structured data.
    const head = [{ title: pageTitle(context, "game.forbidden") }];
    const market = place === null ? country : `${country}-${place}`;
    return answer({ head, game: null, forbidden: { market, version }, requestId: null }, 451);
  }
  if (!game) throw new Response(null, { status: 404 });
  const [category, similar, wins] = await Promise.all([
    loadCategory(context, game.type),
    loadSimilar(context, game),
    loadWins(context, game),
  ]);
  return {
    head: headOf(context, game, category),
    game,
    forbidden: null,
    category,
    similar,
    wins,
    address: addressIn(context, gamePath(game.id), context.language),
    playable: context.countryKnown,
  };
}

type Game = Exclude<
  NonNullable<Extract<Awaited<ReturnType<typeof loadGame>>, { data: unknown }>["data"]>,
  "forbidden"
>;
type Category = Awaited<ReturnType<typeof loadCategory>>;

function headOf(context: AppLoadContext, { id, name, image, vendor }: Game, category: Category) {
  const path = gamePath(id);
  const picture = pictureOf(context.mainOrigin, image);
  return pageHead(context, {
    title: `${name} – ${context.brand.name}`,
    path,
    description: message(context, "outside.game", { game: name, vendor: vendor.name }),
    picture,
    trail: [...(category ? [category] : []), { name, path }],
    about: gameData(context, {
      name,
      url: addressIn(context, path, context.language),
      vendor: vendor.name,
      category: category?.name ?? null,
      picture: picture?.url ?? null,
    }),
  });
}

export default function GamePage() {
  const { t } = useI18n();
  const data = useLoaderData<typeof loader>();
  if (data.forbidden) return <ForbiddenGame rule={data.forbidden} />;
  if (!data.game) {
    return (
      <div className="shell-width py-10">
        <FailedBlock name={t("play.gameLabel")} requestId={data.requestId} />
      </div>
    );
  }
  const { similar } = data;
  return (
    <div className="shell-width grid gap-10 py-6 lg:gap-14 lg:py-10">
      <GameArticle {...data} />
      {data.wins.length > 0 ? (
        <section aria-labelledby="wins">
          <h2 id="wins" className="mb-4 text-xl font-bold">
            {t("game.wins")}
          </h2>
          <ol className="grid gap-2 sm:grid-cols-2 lg:grid-cols-5">
            {data.wins.map(({ customer, win }) => (
              <li
                key={`${customer} ${win.amount}`}
                className="flex items-baseline justify-between gap-3 rounded-control bg-raised px-4 py-3"
              >
                <span className="text-sm text-quiet">{customer}</span>
                <strong className="figures text-gold">
                  <Money value={win} />
                </strong>
              </li>
            ))}
          </ol>
        </section>
      ) : null}
      {similar?.length === 0 ? null : (
        <section aria-labelledby="similar">
          <h2 id="similar" className="mb-4 text-xl font-bold">
            {t("game.similar")}
          </h2>
          {similar ? (
            <ul className="game-grid">
              {similar.map((each) => (
                <li key={each.id}>
                  <GameCard game={each} />
                </li>
              ))}
            </ul>
          ) : (
            <FailedBlock name={t("game.similar")} />
          )}
        </section>
      )}
    </div>
  );
}
