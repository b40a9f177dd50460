import { graphql } from "~/graphql/generated";
import type { SetFavoriteInput } from "~/graphql/generated/graphql";
import type { GameRef } from "./game-ref.ts";

/** Adds a game to the favourites or takes it out (C36, C37), for the browser and for forms without a script. */
export const SetFavorite = graphql(`
  mutation SetFavorite($input: SetFavoriteInput!) {
    setFavorite(input: $input) {
      __typename
      ...Refusal_refusal
    }
  }
`);

export function favoriteInput({ id, vendor, type }: GameRef, favorite: boolean): SetFavoriteInput {
  return { gameId: id, vendorCode: vendor, type, favorite };
}
