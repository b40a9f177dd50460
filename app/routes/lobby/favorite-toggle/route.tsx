import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import type { PageHandle } from "~/components/shell/navigation/page-handle.ts";
import { isRefusedFor, refusalOf } from "~/forms/refusal/refusal.ts";
import { sourcePage } from "~/forms/steps/source-page.ts";
import type { SetFavoriteInput } from "~/graphql/generated/graphql";
import { favoriteInput, SetFavorite } from "~/play/favorites/set-favorite.ts";
import { readGameRef } from "~/play/game-ref.ts";
import type { PortalContext } from "~/portal-context.ts";
import { requireOffer } from "~/session/guards/offered.server.ts";
import { loginPath, returnToOf, withReturnTo } from "~/session/guards/return-to.ts";
import { guestOwner } from "~/session/owner-names.ts";
import { notWantedLine, wantedGame, wantedLine } from "./wanted-favorite.ts";

export const handle: PageHandle = { requiresCountry: "nothing" };

/**
 * There is no page at this address. After a login it marks the game that a guest wanted (H6), and leads on to the page of
 * the button.
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const from = returnToOf(request);
  const game = wantedGame(request);
  if (!game) return redirect(from);
  await requireOffer("FAVORITES", context);
  context.answerHeaders.append("Set-Cookie", notWantedLine);
  context.namePageOwner(guestOwner);
  return redirect(pageAfter(await setInTurn(context.gateway, favoriteInput(game, true)), from));
}

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
 * reference), `favorite` (`1` adds, `0` removes). A guest's wish goes on after the login (H6); a failure
 * is reported by the page of the button (A38).
 * @throws Response 404 if the brand has no favourites (A56)
 */
export async function action({ request, context }: ActionFunctionArgs) {
  await requireOffer("FAVORITES", context);
  const form = await request.formData();
  const game = readGameRef(form.get("game"));
  const from = sourcePage(request);
  if (!game) return redirect(from);
  const wanted = form.get("favorite") !== "0";
  const refusal = await setInTurn(context.gateway, favoriteInput(game, wanted));
  if (refusal && isRefusedFor("NOT_SIGNED_IN", refusal)) {
    if (!wanted) return redirect(loginPath(from));
    context.answerHeaders.append("Set-Cookie", wantedLine(String(form.get("game"))));
    return redirect(loginPath(withReturnTo("/favorites/toggle", from)));
  }
  return redirect(pageAfter(refusal, from));
}

/** The page of the button, which reports a failure (A38). */
function pageAfter(refusal: Awaited<ReturnType<typeof setInTurn>>, from: string): string {
  if (!refusal || isRefusedFor("NOT_SIGNED_IN", refusal)) return from;
  const back = new URL(from, "https://portal.invalid");
  back.searchParams.set("favorite", refusal.kind === "throttled" ? "tooFast" : "failed");
  return back.pathname + back.search;
}
