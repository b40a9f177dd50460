import { browserClient } from "~/graphql/client.ts";
import { graphql } from "~/graphql/generated";
import type { FavoriteFailure } from "./favorites.ts";
import type { GameRef } from "./game-ref.ts";

const SetFavorite = graphql(`
  mutation SetFavorite($input: SetFavoriteInput!) {
    setFavorite(input: $input) {
      __typename
      ... on Throttled {
        retryAfterMs
      }
      ... on Refused {
        reason
      }
    }
  }
`);

/** Tells the gateway (C36, C37). Answers null when it was kept, else why not; never throws. */
export async function setFavorite(
  game: GameRef,
  favorite: boolean,
): Promise<FavoriteFailure | null> {
  const input = { gameId: game.id, vendorCode: game.vendor, type: game.type, favorite };
  const { data, error } = await browserClient().mutation(SetFavorite, { input }).toPromise();
  const code = error?.graphQLErrors[0]?.extensions.code;
  if (code === "UNAUTHENTICATED") return { kind: "notSignedIn" };
  const result = data?.setFavorite;
  switch (result?.__typename) {
    case "SetFavoriteSuccess":
      return null;
    case "Throttled":
      return { kind: "tooFast", retryAfterMs: result.retryAfterMs };
    case "Refused":
      return { kind: result.reason === "NOT_SIGNED_IN" ? "notSignedIn" : "failed" };
    default:
      return { kind: "failed" };
  }
}
