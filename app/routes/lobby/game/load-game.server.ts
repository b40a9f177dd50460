/** Reads what a game's page shows (L3): the game, its category, and similar games. */
import type { AppLoadContext } from "@remix-run/cloudflare";
import { categoryKey } from "~/components/shell/navigation/nav-entries.ts";
import { graphql, readFragment } from "~/graphql/generated";
import type { GamePageQuery } from "~/graphql/generated/graphql";
import { message } from "~/i18n/page-title.server.ts";
import type { Block } from "~/ui/blocks/block.ts";

const GamePage_game = graphql(`
  fragment GamePage_game on Game {
    ...GameArticle_game
    id
    name
    image
    type
    vendor {
      code
      name
    }
  }
`);

const GamePage = graphql(`
  query GamePage($id: ID!) {
    game(id: $id) {
      ...GamePage_game
    }
    gameAllowed(id: $id)
  }
`);

/** Public and cached by its parameters, so all games of a provider share one response. */
const SimilarGames = graphql(`
  query SimilarGames($filter: GameFilter!, $limit: Int!) {
    games(filter: $filter, limit: $limit) {
      nodes {
        id
        ...GameCard_game
      }
    }
  }
`);

const GameCategories = graphql(`
  query GameCategories {
    categories {
      type
      name
      path
    }
  }
`);

/** How many similar games are shown, and below how many the same category fills up. */
const [mostSimilar, fewSimilar] = [12, 4];

type FoundGame = NonNullable<ReturnType<typeof readGame>>;
const readGame = (game: GamePageQuery["game"]) => readFragment(GamePage_game, game);

/** Returns the game, null for none, "forbidden" where the market does not allow it (Q5, G30), or a failure. */
export async function loadGame(
  { gateway }: AppLoadContext,
  id: string,
): Promise<Block<FoundGame | "forbidden" | null>> {
  const { data, errors } = await gateway.execute(GamePage, { id });
  const game = readGame(data?.game ?? null) ?? null;
  if (!game && errors?.length) {
    return { failed: true, requestId: errors[0]?.extensions.requestId ?? null };
  }
  if (data?.gameAllowed === false) return { data: "forbidden" };
  return { data: game };
}

/** Returns other games of the same provider and category, filled up from the category; null if they can't be read. */
export async function loadSimilar({ gateway }: AppLoadContext, game: FoundGame) {
  const limit = mostSimilar + 1;
  const others = async (filter: { type: string; vendorCodes?: string[] }) => {
    const { data } = await gateway.execute(SimilarGames, { filter, limit });
    return data?.games?.nodes.filter(({ id }) => id !== game.id) ?? null;
  };
  const own = await others({ type: game.type, vendorCodes: [game.vendor.code] });
  if (!own || own.length >= fewSimilar) return own?.slice(0, mostSimilar) ?? null;
  const known = new Set(own.map(({ id }) => id));
  const more = (await others({ type: game.type })) ?? [];
  return [...own, ...more.filter(({ id }) => !known.has(id))].slice(0, mostSimilar);
}

/** Returns the game's category with its page; null if it has none, or if the categories can't be read. */
export async function loadCategory(context: AppLoadContext, type: string) {
  const { data } = await context.gateway.execute(GameCategories, {});
  const category = data?.categories?.find((one) => one.type === type);
  if (!category) return null;
  const key = categoryKey(type);
  return {
    name: key === "other" ? category.name : message(context, `nav.${key}`),
    path: category.path,
  };
}
