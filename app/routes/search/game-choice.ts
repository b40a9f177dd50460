/** How the games of a search are sorted and narrowed down, as the address has it (H16). */
import type { GameSort, SearchFilter } from "~/graphql/generated/graphql";
import { gameTypeIn } from "~/play/game-type.ts";

export interface GameChoice {
  sort: GameSort | null;
  type: string | null;
  vendor: string | null;
  theme: string | null;
  feature: string | null;
  trial: boolean | null;
}

const key = /^[\w-]{1,40}$/;

/** Reads an address. What can't be one is left out. */
export function readGameChoice(query: URLSearchParams, sorts: readonly GameSort[]): GameChoice {
  const keyIn = (name: keyof SearchFilter) => {
    const text = query.get(name) ?? "";
    return key.test(text) ? text : null;
  };
  return {
    sort: sorts.find((each) => each.toLowerCase() === query.get("sort")) ?? null,
    type: gameTypeIn(query, "class"),
    vendor: keyIn("vendor"),
    theme: keyIn("theme"),
    feature: keyIn("feature"),
    trial: query.get("trial") === "1" || null,
  };
}
