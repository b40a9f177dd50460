/** The search index of a brand (Q7), which a scheduled reader builds. */
import type { SearchIndex } from "../../search/search-index.ts";
import type { GameStart, GameVolatility } from "../generated/resolver-types.ts";

/** A game of the index without its texts, which are those of the index's entry in each language. */
export interface IndexedGame {
  /** Path of its picture, as the platform sends it. */
  picture: string | null;
  type: string;
  vendorCode: string;
  code: string;
  start: GameStart;
  roomId: string | null;
  inMaintenance: boolean;
  freeTrial: boolean;
  hot: boolean;
  new: boolean;
  /** In the brand's currency. */
  minBet: string | null;
  lines: number | null;
  rtp: number | null;
  volatility: GameVolatility | null;
  theme: string | null;
  features: string[];
  /** The keys of its classes and features (H16). */
  mechanics: string[];
}

export interface SearchPort {
  /** Returns the index of a language, or null while it is not built yet. It never calls the platform. */
  index(language: string): Promise<SearchIndex | null>;
  /**
   * Returns all games by id, in the platform's order; null while there is no index.
   * @param startsReading starts the scheduled reading if there is none, as every search does
   */
  games(startsReading?: boolean): Promise<ReadonlyMap<string, IndexedGame> | null>;
}
