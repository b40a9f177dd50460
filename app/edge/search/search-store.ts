/** What the Durable Object of the search stores, and how the Worker reads it (Q7). */

/** A part is an index (its name is the language's tag) or what cards of games show and start (`games`). */
export interface StoredPart {
  version: string;
  /** Its JSON, compressed; null if the reader already has this version. */
  gzip: ArrayBuffer | null;
}

export interface SearchStore {
  /**
   * Returns a part, or null while nothing was read yet.
   * @param known the version that the reader has
   * @param starts starts the scheduled reading; without it only a reading that was started before goes on
   */
  read(
    world: string,
    name: string,
    known: string | null,
    starts: boolean,
  ): Promise<StoredPart | null>;
}

/** The part of a Durable Object namespace that is used here; RPC stubs fit it. */
export interface SearchStores {
  getByName(name: string): SearchStore;
}
