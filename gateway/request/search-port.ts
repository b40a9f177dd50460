/** The search index of a brand (Q7), which a scheduled reader builds. */
import type { SearchIndex } from "../../search/search-index.ts";

export interface SearchPort {
  /** Returns the index of a language, or null while it is not built yet. It never calls the platform. */
  index(language: string): Promise<SearchIndex | null>;
  /**
   * Returns all games by id, in the platform's order, each with the path of its picture if it has one; null while
   * there is no index.
   * @param startsReading starts the scheduled reading if there is none, as every search does
   */
  games(startsReading?: boolean): Promise<ReadonlyMap<string, string | null> | null>;
}
