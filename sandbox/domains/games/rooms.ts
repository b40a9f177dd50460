import * as v from "valibot";
import { defineCall } from "../../http/call.ts";
import { requireMember } from "../../http/context.ts";
import { PlatformError } from "../../http/errors.ts";
import { currencyScale } from "../points/earn-points.ts";
import { formatAmount, wholeAmount } from "../wallet/money.ts";
import { catalogue } from "./catalogue.ts";
import { hash32 } from "./hash.ts";
import { findVendor } from "./vendors.ts";

const seats = 60;
const minuteMs = 60_000;

/** C33: the rooms of a vendor's live and card tables; how full they are changes by the minute. */
export const roomList = defineCall({
  id: "C33",
  methods: ["GET"],
  path: "/wps/relay/GLS2_roomList",
  modules: ["COMM3", ""],
  token: "required",
  params: v.strictObject({ vassalage: v.pipe(v.string(), v.minLength(1), v.maxLength(20)) }),
  run: (context, { vassalage }) => {
    if (findVendor(vassalage) === undefined) throw new PlatformError("game.not.found");
    const { lang, now, settings } = context;
    const unit = wholeAmount(currencyScale(requireMember(context).currency));
    const closed = settings.vendorsOff.includes(vassalage);
    const { byType } = catalogue();
    return [...(byType.get("LIVE") ?? []), ...(byType.get("PVP") ?? [])]
      .filter(({ vendor, isGame }) => vendor === vassalage && isGame === "GAME")
      .map((game) => {
        const seed = hash32(game.nodeId, Math.floor(now / minuteMs) & 0xffff);
        const players = Math.min(seats, seed % (seats + 8));
        const off = closed || settings.gamesOff.includes(game.nodeId);
        return {
          roomId: game.roomId ?? game.gameCode,
          name: game.names[lang],
          minBet: formatAmount(Math.round(game.minBet * unit)),
          maxBet: formatAmount(Math.round(game.minBet * unit * 500)),
          players: off ? 0 : players,
          status: off ? "CLOSED" : players >= seats ? "FULL" : "OPEN",
        };
      });
  },
});
