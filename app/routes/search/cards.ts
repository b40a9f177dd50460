import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import type { SearchCards } from "~/components/search/game-cards.ts";
import { graphql, readFragment } from "~/graphql/generated";
import type { SearchCard_GameFragment } from "~/graphql/generated/graphql";
import { writeGameRef } from "~/play/game-ref.ts";

const SearchCard_game = graphql(`
  fragment SearchCard_game on Game {
    id
    name
    image
    code
    type
    start
    roomId
    vendor {
      code
      name
    }
  }
`);

const IndexedGames = graphql(`
  query IndexedGames($ids: [ID!]!) {
    indexedGames(ids: $ids) {
      ...SearchCard_game
    }
  }
`);

const LaunchedGames = graphql(`
  query LaunchedGames {
    viewer {
      glance {
        playedGames {
          game {
            ...SearchCard_game
          }
        }
      }
    }
  }
`);

/** The most games of a request. */
const most = 30;

/**
 * H16: what the search needs to show and start games, as JSON. `ids` are divided by commas; without them it is what the
 * account played last.
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const ids = new URL(request.url).searchParams.get("ids");
  const { gateway } = context;
  if (ids === null) {
    const { data } = await gateway.execute(LaunchedGames, {});
    const games = data?.viewer?.glance.playedGames?.map(({ game }) => game) ?? [];
    return Response.json(cardsOf(readFragment(SearchCard_game, games)));
  }
  const wanted = ids.split(",").filter((id) => id !== "" && id.length <= 64);
  const { data } = await gateway.execute(IndexedGames, { ids: wanted.slice(0, most) });
  if (!data?.indexedGames) return new Response(null, { status: 503 });
  return Response.json(cardsOf(readFragment(SearchCard_game, data.indexedGames)), {
    headers: { "cache-control": "private, max-age=300" },
  });
}

const cardsOf = (games: readonly SearchCard_GameFragment[]): SearchCards => ({
  games: games.map(({ id, name, image, code, type, start, roomId, vendor }) => ({
    id,
    name,
    vendor: vendor.name,
    image: image ?? null,
    ref: writeGameRef({ id, name, code, type, start, vendor: vendor.code, roomId: roomId ?? null }),
  })),
});
