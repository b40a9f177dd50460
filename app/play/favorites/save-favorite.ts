import { type Refusal, refusalOf, refusedFor } from "~/forms/refusal/refusal.ts";
import { browserClient } from "~/graphql/browser.client.ts";
import type { GameRef } from "~/play/game-ref.ts";
import { favoriteInput, SetFavorite } from "./set-favorite.ts";

/** Saves a favourite. Returns null on success, else the refusal; never throws. */
export async function saveFavorite(game: GameRef, favorite: boolean): Promise<Refusal | null> {
  const variables = { input: favoriteInput(game, favorite) };
  const { data, error } = await browserClient().mutation(SetFavorite, variables).toPromise();
  const code = error?.graphQLErrors[0]?.extensions.code;
  if (code === "UNAUTHENTICATED") return refusedFor("NOT_SIGNED_IN");
  const result = data?.setFavorite;
  return result?.__typename === "SetFavoriteSuccess" ? null : refusalOf(result);
}
