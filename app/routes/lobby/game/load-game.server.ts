/** Reads what a game's page shows (L3): the game, its category, and similar games. */
import type { AppLoadContext } from "@remix-run/cloudflare";
import { categoryKey } from "~/components/shell/navigation/nav-entries.ts";
import { graphql, readFragment } from "~/graphql/generated";
import type { GameFilter, GamePageQuery } from "~/graphql/generated/graphql";
import { message } from "~/i18n/page-title.server.ts";
import type { Block } from "~/ui/blocks/block.ts";
import { mostSimilar } from "../../../../search/similar.ts";

const GamePage_game = graphql(`
  fragment GamePage_game on Game {
    ...GameArticle_game
    id
    name
    image
    type
    classes
    theme {
      key
    }
    features {
      key
    }
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

/** What was won in the game lately. */
const GameWins = graphql(`
  query GameWins($id: ID!) {
    gameWinners(id: $id, limit: 5) {
      customer
      win {
        ...Money
      }
    }
  }
`);

/** Public and cached by its parameters, so all games of a theme share one response. */
const SimilarGames = graphql(`
  query SimilarGames($filter: GameFilter!, $limit: Int!) {
    games(filter: $filter, limit: $limit) {
      nodes {
        id
        type
        classes
        theme {
          key
        }
        features {
          key
        }
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

/** How many similar games are shown, and among how many of the most popular ones they are looked for. */
const [mostShown, mostCompared] = [12, 60];

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

/** What games have in common, from what the lists say of them. */
const traitsOf = ({
  type,
  theme,
  classes,
  features,
}: Pick<FoundGame, "type" | "theme" | "classes" | "features">) => ({
  type,
  theme: theme?.key ?? null,
  mechanics: [...classes, ...features.map(({ key }) => key)],
});

/**
 * Returns similar games by type, theme and mechanic (L8): the most similar ones of the same theme, or of the same class
 * where the platform names no theme, filled up from the category. Null if they can't be read.
 */
export async function loadSimilar({ gateway }: AppLoadContext, game: FoundGame) {
  const { type, theme, classes } = game;
  const read = async (filter: GameFilter) => {
    const { data } = await gateway.execute(SimilarGames, { filter, limit: mostCompared });
    return data?.games?.nodes ?? null;
  };
  const [classKey] = classes;
  const near = theme ? { theme: theme.key } : classKey ? { classKey } : null;
  const found = await read(near ? { type, ...near } : { type });
  if (!found) return null;
  const more = near && found.length <= mostShown ? ((await read({ type })) ?? []) : [];
  const others = new Map([...found, ...more].map((each) => [each.id, each]));
  others.delete(game.id);
  return mostSimilar(traitsOf(game), others.values(), traitsOf, mostShown);
}

/** Returns the last wins in the game; none if they can't be read. */
export async function loadWins({ gateway }: AppLoadContext, { id }: FoundGame) {
  const { data } = await gateway.execute(GameWins, { id });
  return data?.gameWinners ?? [];
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
