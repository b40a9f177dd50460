import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";
import type { PageHandle } from "~/components/shell/page-handle.ts";
import { sourcePage } from "~/forms/source-page.ts";
import { graphql } from "~/graphql/generated";
import { readGameRef } from "~/play/game-ref.ts";
import { loginPath } from "~/session/return-to.ts";

export const handle: PageHandle = { needsPlace: "nothing" };

const ToggleFavorite = graphql(`
  mutation ToggleFavorite($input: SetFavoriteInput!) {
    setFavorite(input: $input) {
      __typename
      ... on Refused {
        reason
      }
    }
  }
`);

/** Someone who opens the address by hand has nothing to see here. */
export const loader = () => redirect("/");

/**
 * A heart without JavaScript (S20): changes the favourite and goes back to where it was pressed.
 * Fields: `game` (a game reference), `favorite` (`1` adds, `0` removes). A guest goes to the login;
 * what failed is told by the page one comes back to (A38).
 */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const game = readGameRef(form.get("game"));
  const from = sourcePage(request);
  if (!game) return redirect(from);
  const { data } = await context.gateway.execute(ToggleFavorite, {
    input: {
      gameId: game.id,
      vendorCode: game.vendor,
      type: game.type,
      favorite: form.get("favorite") !== "0",
    },
  });
  const result = data?.setFavorite;
  if (result?.__typename === "SetFavoriteSuccess") return redirect(from);
  if (result?.__typename === "Refused" && result.reason === "NOT_SIGNED_IN") {
    return redirect(loginPath(from));
  }
  const back = new URL(from, "https://portal.invalid");
  back.searchParams.set("favorite", result?.__typename === "Throttled" ? "tooFast" : "failed");
  return redirect(back.pathname + back.search);
}
