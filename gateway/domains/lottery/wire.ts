/** Shapes of lotteries and draws. */
import * as v from "valibot";
import { renamed } from "../../platform/renamed.ts";
import {
  orElse,
  wireId,
  wireInteger,
  wireLabel,
  wireMoment,
  wireText,
} from "../../values/wire-values.ts";

export const lottery = renamed(
  v.object({
    gameCode: wireId,
    name: wireLabel,
    group: wireText,
    icon: wireText,
    drawAt: wireMoment,
    intervalSeconds: orElse(wireInteger, null),
  }),
  { gameCode: "code" },
);
export type WireLottery = v.InferOutput<typeof lottery>;

export const draw = renamed(
  v.object({
    gameCode: wireId,
    numero: wireId,
    openedAt: wireMoment,
    numbers: orElse(v.array(wireId), []),
  }),
  { numero: "number", openedAt: "drawnAt" },
);
