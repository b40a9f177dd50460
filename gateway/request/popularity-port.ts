/** The popularity of games: launches through Portico in the last seven days, by brand (H2, decision 0038). */

export interface PopularityPort {
  /** Counts a launch after the response. It never throws. */
  count(gameId: string): void;
  /**
   * Returns ids of games, the most launched first; empty where there are too few launches, or they can't be read. It
   * changes once an hour, and may be five minutes old.
   */
  ranking(): Promise<readonly string[]>;
  /** The same for seven whole days, for the search index. */
  dailyRanking(): Promise<readonly string[]>;
}
