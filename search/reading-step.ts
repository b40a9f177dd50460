/** A reading of the platform for the search indexes (Q7). It takes many short steps, and a restart goes on with the next one. */

/** What the steps of one reading have stored: JSON by key. */
export interface ReadingNotes {
  get(key: string): string | null;
  put(key: string, json: string): void;
  /** The values whose keys begin with `prefix`, in the order of their keys. */
  list(prefix: string): string[];
  count(prefix: string): number;
}

/** The result of a step. */
export interface ReadingStep {
  /** A part that was built; null after a step that read. */
  part: { name: string; version: string; json: string } | null;
  /** Set by the last step: how many pages of games were requested, and how many games there are. */
  finished: { calls: number; games: number } | null;
}
