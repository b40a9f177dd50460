import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";
import type { PageHandle } from "~/components/shell/navigation/page-handle.ts";
import { isRefusedFor, refusalOf } from "~/forms/refusal/refusal.ts";
import { sourcePage } from "~/forms/steps/source-page.ts";
import type { SetFavoriteInput } from "~/graphql/generated/graphql";
import { favoriteInput, SetFavorite } from "~/play/favorites/set-favorite.ts";
import { readGameRef } from "~/play/game-ref.ts";
import type { PortalContext } from "~/portal-context.ts";
import { requireOffer } from "~/session/guards/offered.server.ts";
import { loginPath } from "~/session/guards/return-to.ts";

export const handle: PageHandle = { requiresCountry: "nothing" };

/** There is no page at this address. */
export const loader = () => redirect("/");

/** Favourites change at most once a second (K10). A change that comes sooner is retried this many times. */
const mostTurns = 4;
const longestTurnMs = 1000;

/** Changes the favourite as soon as the limit allows (S20, K10). */
async function setInTurn(gateway: PortalContext["gateway"], input: SetFavoriteInput) {
  for (let turn = 1; ; turn += 1) {
    const { data } = await gateway.execute(SetFavorite, { input });
    const result = data?.setFavorite;
    if (result?.__typename === "SetFavoriteSuccess") return null;
    const refusal = refusalOf(result);
    const soon = refusal.kind === "throttled" && refusal.retryAfterMs <= longestTurnMs;
    if (!soon || turn === mostTurns) return refusal;
    await new Promise((resolve) => setTimeout(resolve, refusal.retryAfterMs));
  }
}

/**
 * Changes a favourite without JavaScript (S20), and redirects to the page of the button. Fields: `game` (a game
 * reference), `favorite` (`1` adds, `0` removes). Guests are redirected to the login; a failure is reported by the
 * page they return to (A38).
 * @throws Response 404 if the brand has no favourites (A56)
 */
export async function action({ request, context }: ActionFunctionArgs) {
  await requireOffer("FAVORITES", context);
  const form = await request.formData();
  const game = readGameRef(form.get("game"));
  const from = sourcePage(request);
  if (!game) return redirect(from);
  const input = favoriteInput(game, form.get("favorite") !== "0");
  const refusal = await setInTurn(context.gateway, input);
  if (!refusal) return redirect(from);
  if (isRefusedFor("NOT_SIGNED_IN", refusal)) {
    return redirect(loginPath(from));
  }
  const back = new URL(from, "https://portal.invalid");
  back.searchParams.set("favorite", refusal.kind === "throttled" ? "tooFast" : "failed");
  return redirect(back.pathname + back.search);
}
