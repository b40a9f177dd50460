import { redirect } from "@remix-run/cloudflare";
import { statusOf } from "~/forms/refusal/refusal.server.ts";
import { isRefusedFor, refusalOf, refusedFor } from "~/forms/refusal/refusal.ts";
import { graphql } from "~/graphql/generated";
import type { LaunchGameInput } from "~/graphql/generated/graphql";
import type { GameRef } from "~/play/game-ref.ts";
import { lotteryPath, roomsPath, startPath, vendorListPath } from "~/play/paths.ts";
import { loadRooms } from "~/play/rooms.server.ts";
import type { PortalContext } from "~/portal-context.ts";
import { readViewer } from "~/session/guards/guards.server.ts";
import type { LaunchOutcome } from "./launch-outcome.ts";

const LaunchGame = graphql(`
  mutation LaunchGame($input: LaunchGameInput!) {
    launchGame(input: $input) {
      __typename
      ... on LaunchGameSuccess {
        ticket
      }
      ... on LaunchRefused {
        refusal: reason
        until
      }
      ...Refusal_refusal
    }
  }
`);

interface LaunchRequest {
  game: GameRef;
  mode: "play" | "trial";
  /** The launch key, created with the button; one key launches once. */
  key: string;
  /** The chosen room; null before the choice. */
  room: string | null;
}

/** How often a launch that is already under way is retried, and the pauses in ms. */
const patience = { times: 6, everyMs: 400 };

/**
 * Requests a launch. A double click before hydration sends the form twice, and the browser follows the second response,
 * so the second request waits here for the outcome of the first.
 */
async function send(gateway: PortalContext["gateway"], input: LaunchGameInput) {
  for (let time = 1; ; time += 1) {
    const { data } = await gateway.execute(LaunchGame, { input });
    const result = data?.launchGame;
    const refused = result?.__typename === "Refused" ? refusalOf(result) : null;
    if (!isRefusedFor("IN_PROGRESS", refused) || time === patience.times) return result;
    await new Promise((resolve) => setTimeout(resolve, patience.everyMs));
  }
}

/**
 * Starts a game by its kind (S22–S27). Returns the outcome when it did not start.
 * @throws Response a redirect to the lottery, the vendor's list, the login or the running game.
 */
export async function launch(
  context: PortalContext,
  { game, mode, key, room }: LaunchRequest,
): Promise<LaunchOutcome> {
  const elsewhere = game.start === "VENDOR_LIST" ? vendorListPath(game) : lotteryPath(game);
  if (elsewhere) {
    // S23 is checked first: a launch that would be refused is not requested.
    const viewer = mode === "play" && game.start !== "SLOTS_PAGE" && (await readViewer(context));
    if (viewer && viewer.role === "TRIAL") {
      return { ...refusedFor("REAL_ACCOUNT_REQUIRED"), game, mode, room };
    }
    throw redirect(elsewhere);
  }
  if (game.roomId && !room && mode === "play" && (await hasChoice(game, context))) {
    throw redirect(roomsPath(game));
  }
  const result = await send(context.gateway, {
    gameId: game.id,
    vendorCode: game.vendor,
    gameCode: game.code,
    gameName: game.name,
    type: game.type,
    trial: mode === "trial",
    ...(room ? { roomId: room } : {}),
    // A trial and a real game are two launches, even with one rendered key.
    idempotencyKey: `${key}.${mode}`,
  });
  switch (result?.__typename) {
    case "LaunchGameSuccess":
      throw redirect(`/seamless?ticket=${encodeURIComponent(result.ticket)}`);
    case "LaunchRefused":
      return {
        kind: "notStarted",
        reason: result.refusal,
        game,
        mode,
        room,
        ...(result.until == null ? {} : { until: result.until }),
      };
    default: {
      const refusal = refusalOf(result);
      if (isRefusedFor("NOT_SIGNED_IN", refusal)) {
        throw redirect(`/login?returnTo=${encodeURIComponent(startPath(game, mode))}`);
      }
      return { ...refusal, game, mode, room };
    }
  }
}

/** A109: the choice of rooms appears when there are several. A viewer who may not play gets the refusal instead. */
async function hasChoice(game: GameRef, context: PortalContext): Promise<boolean> {
  const { role, rooms } = await loadRooms(game, context);
  return (role === "MEMBER" || role === "AGENT") && (rooms?.length ?? 0) > 1;
}

/** Returns the HTTP status of a failed launch; a reason of the game is a conflict. */
export function launchStatus(outcome: LaunchOutcome): ReturnType<typeof statusOf> {
  if (outcome.kind === "notStarted" || outcome.kind === "vendorList") return { status: 409 };
  return statusOf(outcome);
}
