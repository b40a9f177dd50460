/** Schemas of lotteries and draws. */
import * as v from "valibot";
import { renamed } from "../../decoder/renamed.ts";
import { wireGameType } from "../../values/game-type.ts";
import {
  orElse,
  wireId,
  wireInteger,
  wireLabel,
  wireMoment,
  wireText,
} from "../../values/wire-values.ts";
import { plainGame } from "../games/wire.ts";

export const draw = renamed(
  v.object({
    gameCode: wireId,
    numero: wireId,
    openedAt: wireMoment,
    numbers: orElse(v.array(wireId), []),
  }),
  { numero: "number", openedAt: "drawnAt" },
);

/** A lottery, with the launch data of its game if the platform sends it. */
export const lottery = v.pipe(
  v.object({
    gameCode: wireId,
    name: wireLabel,
    group: wireText,
    icon: wireText,
    drawAt: wireMoment,
    intervalSeconds: orElse(wireInteger, null),
    numero: orElse(wireId, null),
    last: orElse(draw, null),
    nodeId: orElse(wireId, null),
    vassalage: orElse(wireId, null),
    gameType: orElse(wireGameType, null),
    roomId: orElse(wireId, null),
  }),
  v.transform((found) => {
    const { gameCode: code, numero, last, nodeId, vassalage, gameType, roomId, ...rest } = found;
    const { name, icon: picture } = rest;
    const game =
      nodeId && vassalage && gameType
        ? plainGame({ id: nodeId, vendorCode: vassalage, type: gameType, code, name, picture })
        : null;
    return {
      ...rest,
      code,
      nextNumber: numero ?? null,
      lastDraw: last ?? null,
      game: game && { ...game, roomId: roomId ?? null },
    };
  }),
);
export type WireLottery = v.InferOutput<typeof lottery>;
