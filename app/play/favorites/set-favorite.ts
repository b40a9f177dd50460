import { graphql } from "~/graphql/generated";
import type { SetFavoriteInput } from "~/graphql/generated/graphql";
import type { GameRef } from "~/play/game-ref.ts";

/** Adds or removes a favourite (C36, C37), with and without JavaScript. */
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
