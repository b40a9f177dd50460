import * as v from "valibot";
import { defineCall } from "../../http/call.ts";
import { type CallContext, requireMember } from "../../http/context.ts";
import { PlatformError } from "../../http/errors.ts";
import { languageCode } from "../../http/language.ts";
import { noParams } from "../../http/params.ts";
import { isTrial } from "../member/member-types.ts";
import { settleOpenRounds } from "../play/open-rounds.ts";
import { endTickets, openTicket, ticketUrl } from "../play/tickets.ts";
import { findGame, type Game } from "./catalogue.ts";
import { rememberGame } from "./recent.ts";
import { roomsOf } from "./rooms.ts";

const text = v.optional(v.pipe(v.string(), v.maxLength(60)));

// Everything may be absent here: a missing launch parameter has an answer of its own, #727.
const params = v.strictObject({
  nodeId: v.optional(v.pipe(v.number(), v.integer())),
  vassalage: text,
  gameCode: text,
  gameType: text,
  roomId: text,
  language: v.optional(v.pipe(v.string(), v.regex(languageCode))),
  clientType: v.optional(v.literal(3)),
  platform: v.optional(v.literal("html5-desktop")),
  backUrl: v.optional(v.pipe(v.string(), v.maxLength(1000), v.regex(/^https?:\/\//))),
});

type LaunchParams = v.InferOutput<typeof params>;

/**
 * C32: launches a game for real money, and returns the URL of its page. #727 for a missing parameter;
 * `game.not.found`, `game.maintenance`, `vendor.refused`; `trial.not.allowed` for trial accounts; #734 while a
 * round at the same vendor is open, which this call then settles; `room.full` and `room.closed` if a room is named.
 */
export const launchGame = defineCall({
  id: "C32",
  methods: ["POST"],
  path: "/wps/game/launchGame",
  modules: ["GAMELO3"],
  token: "required",
  params,
  run: (context, input) => {
    const member = requireMember(context);
    const { db, now } = context;
    const { game, roomId, language, backUrl } = readLaunch(context, input);
    if (isTrial(member.type)) throw new PlatformError("trial.not.allowed");
    if (settleOpenRounds(db, member.id, game.vendor, now) > 0) throw new PlatformError("#734");
    const { token } = context;
    const ticket = openTicket(context, { game, roomId, language, backUrl, member, token });
    rememberGame(db, member.id, game.nodeId, now);
    return { url: ticketUrl(context, ticket) };
  },
});

/** CA133: ends the open games of the caller; their pages and bets answer `login.not.session` from now on. */
export const closeGames = defineCall({
  id: "CA133",
  methods: ["POST"],
  path: "/wps/game/close",
  modules: ["GAMELO3"],
  token: "required",
  params: noParams,
  run: (context) => {
    endTickets(context.db, requireMember(context).id, context.now);
    return {};
  },
});

/** C30: opens a game with play money, signed in or not; only games with supportPlay 0 have that. */
export const launchTrial = defineCall({
  id: "C30",
  methods: ["POST"],
  path: "/wps/relay/GCS_gameLaunchFB",
  modules: ["COMM3", "GAMELO3", "FREEPLAY3", ""],
  token: "optional",
  params,
  run: (context, input) => {
    const { game, roomId, language, backUrl } = readLaunch(context, input);
    if (game.supportPlay !== 0) throw new PlatformError("trial.not.allowed");
    const ticket = openTicket(context, {
      game,
      roomId,
      language,
      backUrl,
      member: null,
      token: null,
    });
    return { url: ticketUrl(context, ticket), trial: true };
  },
});

function readLaunch(context: CallContext, input: LaunchParams) {
  const { nodeId, vassalage, gameCode, gameType, language, backUrl, clientType, platform } = input;
  if (
    nodeId === undefined ||
    !vassalage ||
    !gameCode ||
    !gameType ||
    !language ||
    !backUrl ||
    !clientType ||
    !platform
  ) {
    throw new PlatformError("#727");
  }
  const game = findGame(nodeId);
  if (game?.vendor !== vassalage || game.gameCode !== gameCode || game.gameType !== gameType) {
    throw new PlatformError("game.not.found");
  }
  checkOpen(context, game);
  if (input.roomId) checkRoom(context, game, input.roomId);
  return { game, roomId: input.roomId || null, language, backUrl };
}

function checkRoom(context: CallContext, game: Game, roomId: string): void {
  const state = roomsOf(game, context).find((room) => room.roomId === roomId)?.status;
  if (state === "FULL") throw new PlatformError("room.full");
  if (state !== "OPEN") throw new PlatformError("room.closed");
}

function checkOpen({ settings }: CallContext, game: Game): void {
  if (settings.vendorsOff.includes(game.vendor)) throw new PlatformError("vendor.refused");
  if (settings.gamesOff.includes(game.nodeId)) throw new PlatformError("game.maintenance");
}
