/** What one reading of the platform makes (Q7). */
export interface BuiltIndexes {
  parts: readonly { name: string; version: string; json: string }[];
  /** How many pages of games were requested. */
  calls: number;
  games: number;
}
