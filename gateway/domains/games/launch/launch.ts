/** Launches a game or its free trial (C32, C30, S22–S27, A40, A64, A81). */

import { closedUnlessChecked } from "../../../access/break-check.ts";
import { viewerOf } from "../../../access/viewer.ts";
import { whereOffered } from "../../../failures/not-offered.ts";
import { refusalOf, refused, throttledBy } from "../../../failures/refusal.ts";
import type {
  LaunchGameInput,
  LaunchRefusal,
  ResolversTypes,
} from "../../../generated/resolver-types.ts";
import { takeByAddress } from "../../../limits/address-limits.ts";
import { isAllowedType } from "../../../market/products.ts";
import { type Attempt, takeAttempt } from "../../../mutations/idempotent-attempt.ts";
import { PlatformError } from "../../../platform/errors.ts";
import type { GatewayContext } from "../../../request/context.ts";
import { checkPlay } from "../../protection/play-check.ts";
import { featuresOf } from "../../system/features.ts";
import { oneGame } from "../calls.ts";
import { freeTrial, launchGame } from "../personal-calls.ts";
import { platformId } from "../shape.ts";
import { launchUrl } from "./launch-host.ts";

/** Maximum length of a game's URL, because the session stores it. */
const longestUrl = 4096;

type LaunchResult = Awaited<ResolversTypes["LaunchGameResult"]>;

/** One launch per key: a repeated click or reload with the same key gets the first ticket. */
export async function launch(
  input: LaunchGameInput,
  context: GatewayContext,
): Promise<LaunchResult> {
  const notAllowed = await barrier(input, context);
  if (notAllowed) return notAllowed;
  const { idempotencyKey, ...rest } = input;
  const taken = await takeAttempt<string>(context.scope.session, `launch:${idempotencyKey}`, rest);
  switch (taken.state) {
    case "new":
      return start(input, context, taken.attempt);
    case "done":
      return success(taken.result);
    case "pending":
    case "conflict":
      return refused("IN_PROGRESS");
  }
}

async function start(
  input: LaunchGameInput,
  context: GatewayContext,
  attempt: Attempt<string>,
): Promise<LaunchResult> {
  const { scope } = context;
  try {
    const closed = await closedToPlayer(input, context);
    if (closed) {
      await attempt.failed();
      return closed;
    }
    if (!(await isAllowedGame(input, context))) {
      await attempt.failed();
      return launchRefused("NOT_IN_MARKET");
    }
    const raw = await send(input, context);
    const url = await launchUrl(raw, rowOf(input), context);
    if (url === null || url.length > longestUrl) {
      await attempt.failed();
      return launchRefused("UNTRUSTED_ADDRESS");
    }
    const ticket = await scope.session.storeLaunch({
      url,
      gameId: input.gameId,
      gameName: nameOf(input),
      trial: input.trial ?? false,
      startedAt: scope.now(),
    });
    await attempt.succeeded(ticket);
    scope.popularity.count(input.gameId);
    return success(ticket);
  } catch (error) {
    await attempt.failed();
    if (!(error instanceof PlatformError)) throw error;
    return failureOf(error, input.trial ?? false);
  }
}

/** Checks who may launch what: S22, S23, P4, P6, A40, S11. */
async function barrier(
  input: LaunchGameInput,
  context: GatewayContext,
): Promise<LaunchResult | null> {
  const viewer = await viewerOf(context);
  if (viewer?.passwordChangeRequired) return refused("PASSWORD_CHANGE_REQUIRED");
  if (!input.trial) {
    if (!viewer) return refused("NOT_SIGNED_IN");
    return viewer.account.role === "TRIAL" ? refused("REAL_ACCOUNT_REQUIRED") : null;
  }
  if (viewer) return null;
  if (!(await featuresOf(context)).freePlay) return refused("NOT_SIGNED_IN");
  // Counted before a guest session is created, because clients without cookies would get a new one each time.
  const place = await takeByAddress("trial", context.scope);
  return "retryAfterMs" in place ? place : null;
}

/** What closes play: the player's own limit (G7), or a break (G17), asked in one round trip; null when nothing does. */
async function closedToPlayer(
  { trial }: LaunchGameInput,
  context: GatewayContext,
): Promise<LaunchResult | null> {
  if (!trial) {
    const decision = await checkPlay(context, "LAUNCH");
    if (decision.state === "ON_BREAK") return refused("ON_BREAK");
    if (decision.state === "CLOSED") return launchRefused(`${decision.kind}_LIMIT`, decision.until);
  }
  const closed = await closedUnlessChecked(context);
  return closed && refused(closed);
}

/**
 * Whether the visitor's market allows the game (G30). The class comes with the request, so a market that does not
 * allow everything compares it with the platform's own (CA81, shared by all visitors).
 */
async function isAllowedGame(input: LaunchGameInput, { platform, scope }: GatewayContext) {
  if (scope.market.products === "ALL") return true;
  if (!isAllowedType(input.type, scope)) return false;
  const gameId = platformId(input.gameId);
  if (gameId === null) return true;
  const found = await whereOffered(() => platform.call(oneGame, { gameId }));
  return !found?.game || isAllowedType(found.game.type, scope);
}

const rowOf = ({ trial }: LaunchGameInput) => (trial ? freeTrial : launchGame);

/** Requests the URL; a second time when an earlier round was still open (#734 resolves itself). */
async function send(input: LaunchGameInput, { platform, scope }: GatewayContext): Promise<string> {
  const gameId = platformId(input.gameId);
  if (gameId === null) {
    throw new PlatformError("UPSTREAM_REFUSED", "C32", { errorCode: "game.not.found" });
  }
  const row = rowOf(input);
  const { vendorCode, gameCode, type, roomId } = input;
  const room = roomId ? { roomId } : {};
  const body = { gameId, vendorCode, gameCode, type, ...room, backUrl: `${scope.origin}/` };
  try {
    return (await platform.call(row, body)).url;
  } catch (error) {
    if (!(error instanceof PlatformError) || !isOpenGame(error)) throw error;
    return (await platform.call(row, body)).url;
  }
}

function isOpenGame({ detail }: PlatformError): boolean {
  return detail.errorNo === 734 || detail.errorCode === "#734";
}

const refusalOfCode: Record<string, LaunchRefusal> = {
  "vendor.refused": "VENDOR_REFUSED",
  "game.maintenance": "GAME_MAINTENANCE",
  "game.not.found": "GAME_NOT_FOUND",
  "room.full": "ROOM_FULL",
  "room.closed": "ROOM_CLOSED",
};

function failureOf(error: PlatformError, trial: boolean): LaunchResult {
  if (isOpenGame(error)) return launchRefused("PREVIOUS_GAME_OPEN");
  const code = error.detail.errorCode ?? "";
  if (trial && code === "trial.not.allowed") return launchRefused("NO_FREE_TRIAL");
  const known = refusalOfCode[code];
  return known ? launchRefused(known) : (throttledBy(error) ?? refusalOf(error));
}

/** @param until when a reached limit ends, in ms since the epoch */
function launchRefused(reason: LaunchRefusal, until: number | null = null): LaunchResult {
  return { __typename: "LaunchRefused", reason, until };
}

function success(ticket: string): LaunchResult {
  return { __typename: "LaunchGameSuccess", ticket };
}

/** The name that the launch page shows: what the page sent, as short plain text. */
function nameOf(input: LaunchGameInput): string {
  return input.gameName?.slice(0, 120) || input.gameCode;
}
