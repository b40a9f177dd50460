import { redirect } from "@remix-run/cloudflare";
import type { GameRef } from "~/components/game-card/game-ref.ts";
import { graphql } from "~/graphql/generated";
import type { PortalContext } from "~/portal-context.ts";
import { lotteryPath, vendorListPath } from "./paths.ts";
import type { LaunchOutcome } from "./outcome.ts";

const LaunchGame = graphql(`
  mutation LaunchGame($input: LaunchGameInput!) {
    launchGame(input: $input) {
      __typename
      ... on LaunchGameSuccess {
        ticket
      }
      ... on LaunchRefused {
        refusal: reason
      }
      ... on Throttled {
        retryAfterMs
      }
      ... on Refused {
        reason
      }
    }
  }
`);

interface LaunchRequest {
  game: GameRef;
  mode: "play" | "trial";
  /** Made when the button was rendered; the same key launches once. */
  key: string;
  /** Where a guest comes back to after the login. */
  returnTo: string;
}

/**
 * Starts a game by its kind (S22–S27) and answers what stood in the way.
 * @throws Response a redirect to the lottery, the vendor's list, the login or the running game.
 */
export async function launch(
  { gateway }: PortalContext,
  { game, mode, key, returnTo }: LaunchRequest,
): Promise<LaunchOutcome> {
  const elsewhere = lotteryPath(game);
  if (elsewhere) throw redirect(elsewhere);
  if (game.start === "VENDOR_LIST") throw redirect(vendorListPath(game));
  const { data } = await gateway.execute(LaunchGame, {
    input: {
      gameId: game.id,
      vendorCode: game.vendor,
      gameCode: game.code,
      gameName: game.name,
      type: game.type,
      trial: mode === "trial",
      // Trying a game and playing it are two things, also when one rendered key stands for both.
      idempotencyKey: `${key}.${mode}`,
    },
  });
  const result = data?.launchGame;
  switch (result?.__typename) {
    case "LaunchGameSuccess":
      throw redirect(`/seamless?ticket=${encodeURIComponent(result.ticket)}`);
    case "LaunchRefused":
      return { kind: "refused", reason: result.refusal, game, mode };
    case "Throttled":
      return { kind: "throttled", retryAfterMs: result.retryAfterMs, game, mode };
    case "Refused":
      if (result.reason === "NOT_SIGNED_IN") {
        throw redirect(`/login?returnTo=${encodeURIComponent(returnTo)}`);
      }
      if (result.reason === "REAL_ACCOUNT_REQUIRED") {
        return { kind: "realAccountRequired", game, mode };
      }
      return { kind: "refused", reason: result.reason, game, mode };
    default:
      return { kind: "refused", reason: "PLATFORM_UNAVAILABLE", game, mode };
  }
}
