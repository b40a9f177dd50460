/** Shapes of lotteries and draws. */
import * as v from "valibot";
import { renamed } from "../../platform/renamed.ts";
import { wireId, wireInteger, wireMoment, wireText } from "../../values/wire-values.ts";

export const lottery = renamed(
  v.object({
    gameCode: wireId,
    name: v.string(),
    group: wireText,
    icon: wireText,
    drawAt: wireMoment,
    intervalSeconds: v.fallback(v.nullish(wireInteger, null), null),
  }),
  { gameCode: "code" },
);
export type WireLottery = v.InferOutput<typeof lottery>;

export const draw = renamed(
  v.object({
    gameCode: wireId,
    numero: wireId,
    openedAt: wireMoment,
    numbers: v.array(wireId),
  }),
  { numero: "number", openedAt: "drawnAt" },
);
