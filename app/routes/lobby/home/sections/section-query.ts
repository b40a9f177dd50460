import { graphql } from "~/graphql/generated";

/**
 * Games of one section, by offset (C26): 10 first, 12 more each time (K5, K6, A30).
 * `tables` adds the limits that the platform reports about tables, `seats` their seats, too (H2). A cached page has no
 * seats: they change so often that it would be rendered again for them alone.
 */
export const HomeSection = graphql(`
  query HomeSection($type: GameType!, $offset: Int!, $limit: Int!, $tables: Boolean!, $seats: Boolean!) {
    games(filter: { type: $type }, offset: $offset, limit: $limit) {
      nodes {
        id
        ...GameCard_game
        ...TableFacts_game @include(if: $tables)
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

/** Whether the games of a type are tables with seats, which have large cards (H2). */
export const hasTables = (type: string): boolean => type === "LIVE";

/** Whether matches are played in the games of a type (H2). */
export const hasMatches = (type: string): boolean => type === "SPORTS";
