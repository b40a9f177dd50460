import type { IndexedGame } from "../request/search-port.ts";

/** A game of the search index, a slot unless told otherwise. */
export const indexedGame = (more: Partial<IndexedGame> = {}): IndexedGame =>
  Object.assign(
    {
      picture: null,
      type: "RNG",
      vendorCode: "PG",
      code: "a",
      start: "FRAME" as const,
      roomId: null,
      inMaintenance: false,
      freeTrial: false,
      hot: false,
      new: false,
      minBet: null,
      lines: null,
      rtp: null,
      volatility: null,
      theme: null,
      features: [],
      mechanics: [],
    },
    more,
  );
