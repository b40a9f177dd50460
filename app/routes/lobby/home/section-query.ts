import { graphql } from "~/graphql/generated";

/** Games of one section, by offset (C26): 10 first, 12 more each time (K5, K6, A30). */
export const HomeSection = graphql(`
  query HomeSection($type: GameType!, $offset: Int!, $limit: Int!) {
    games(filter: { type: $type }, offset: $offset, limit: $limit) {
      nodes {
        id
        ...GameCard_game
      }
      pageInfo {
        hasMore
      }
    }
  }
`);

/** How many games a section shows at first (K5). */
export const firstGames = 10;

/** How many games each "more" adds (K6). */
export const moreGames = 12;
