import { redirect } from "@remix-run/cloudflare";
import { statusOf } from "~/forms/refusal/refusal.server.ts";
import { isRefusedFor, refusalOf, refusedFor } from "~/forms/refusal/refusal.ts";
import { graphql } from "~/graphql/generated";
import type { LaunchGameInput } from "~/graphql/generated/graphql";
import type { PortalContext } from "~/portal-context.ts";
import { readViewer } from "~/session/guards/guards.server.ts";
import type { GameRef } from "./game-ref.ts";
import type { LaunchOutcome } from "./launch-outcome.ts";
import { lotteryPath, roomsPath, startPath, vendorListPath } from "./paths.ts";
import { loadRooms } from "./rooms.server.ts";

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
      ...Refusal_refusal
    }
  }
`);

interface LaunchRequest {
  game: GameRef;
  mode: "play" | "trial";
  /** Made when the button was rendered; the same key launches once. */
  key: string;
  /** The room that was chosen; null while none was. */
  room: string | null;
}

/** How often, and how far apart in ms, a launch that is under way already is asked for again. */
const patience = { times: 6, everyMs: 400 };

/**
 * Asks for a launch. A double click before any script has run sends the form twice, and the browser
 * follows the second one: it waits here for what the first one started.
 */
async function ask(gateway: PortalContext["gateway"], input: LaunchGameInput) {
  for (let time = 1; ; time += 1) {
    const { data } = await gateway.execute(LaunchGame, { input });
    const result = data?.launchGame;
    const refused = result?.__typename === "Refused" ? refusalOf(result) : null;
    if (!isRefusedFor("IN_PROGRESS", refused) || time === patience.times) return result;
    await new Promise((resolve) => setTimeout(resolve, patience.everyMs));
  }
}

/**
 * Starts a game by its kind (S22–S27) and returns what stood in the way.
 * @throws Response a redirect to the lottery, the vendor's list, the login or the running game.
 */
export async function launch(
  context: PortalContext,
  { game, mode, key, room }: LaunchRequest,
): Promise<LaunchOutcome> {
  const elsewhere = game.start === "VENDOR_LIST" ? vendorListPath(game) : lotteryPath(game);
  if (elsewhere) {
    // S23 comes before where a game is: no launch is asked for here that would be refused.
    const viewer = mode === "play" && game.start !== "SLOTS_PAGE" && (await readViewer(context));
    if (viewer && viewer.role === "TRIAL") {
      return { ...refusedFor("REAL_ACCOUNT_REQUIRED"), game, mode, room };
    }
    throw redirect(elsewhere);
  }
  if (game.roomId && !room && mode === "play" && (await hasChoice(game, context))) {
    throw redirect(roomsPath(game));
  }
  const result = await ask(context.gateway, {
    gameId: game.id,
    vendorCode: game.vendor,
    gameCode: game.code,
    gameName: game.name,
    type: game.type,
    trial: mode === "trial",
    ...(room ? { roomId: room } : {}),
    // Trying a game and playing it are two things, also when one rendered key stands for both.
    idempotencyKey: `${key}.${mode}`,
  });
  switch (result?.__typename) {
    case "LaunchGameSuccess":
      throw redirect(`/seamless?ticket=${encodeURIComponent(result.ticket)}`);
    case "LaunchRefused":
      return { kind: "notStarted", reason: result.refusal, game, mode, room };
    default: {
      const refusal = refusalOf(result);
      if (isRefusedFor("NOT_SIGNED_IN", refusal)) {
        throw redirect(`/login?returnTo=${encodeURIComponent(startPath(game, mode))}`);
      }
      return { ...refusal, game, mode, room };
    }
  }
}

/** A109: rooms show where there are several. Who may not play is told so, not asked for a room first. */
async function hasChoice(game: GameRef, context: PortalContext): Promise<boolean> {
  const { role, rooms } = await loadRooms(game, context);
  return (role === "MEMBER" || role === "AGENT") && (rooms?.length ?? 0) > 1;
}

/** The status of a launch that did not happen: the game's own reasons are a conflict like any other. */
export function launchStatus(outcome: LaunchOutcome): ReturnType<typeof statusOf> {
  if (outcome.kind === "notStarted" || outcome.kind === "vendorList") return { status: 409 };
  return statusOf(outcome);
}
