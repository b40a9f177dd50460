import { defineCall } from "../../http/call.ts";
import { requireMember } from "../../http/context.ts";
import { noParams } from "../../http/params.ts";
import { hash32 } from "../games/hash.ts";
import { currencyScale } from "../points/earn-points.ts";
import { dayMs } from "../records/days.ts";
import { formatAmount, wholeAmount } from "../wallet/money.ts";
import { maskName } from "../winners/trickle.ts";
import { missionPoints } from "./missions.ts";

const places = 20;
const prizes = [500, 250, 120, 60, 60, 30, 30, 30, 30, 30];
const names = ["sunfox", "moonrider", "acepanda", "mintwave", "novaqueen", "riverking", "borastar"];

/**
 * C43: this week's mission points. Members of this world are ranked among invented players, whose points grow
 * during the week.
 */
export const leaderboard = defineCall({
  id: "C43",
  methods: ["GET"],
  path: "/wps/relay/MCSFE_getMissionLeaderboard",
  modules: ["MISSIONLB3", "COMM3", ""],
  token: "required",
  params: noParams,
  run: (context) => {
    const { db, now } = context;
    const { id, currency } = requireMember(context);
    const real = missionPoints(db, now);
    const all = [
      ...[...real].map(([memberId, row]) => ({ memberId, ...row })),
      ...others(now),
    ].sort((a, b) => b.points - a.points);
    const unit = wholeAmount(currencyScale(currency));
    const mine = all.findIndex(({ memberId }) => memberId === id);
    return {
      list: all.slice(0, places).map(({ account, points }, at) => ({
        rank: at + 1,
        customerName: maskName(account),
        points,
        prize: formatAmount((prizes[at] ?? 0) * unit),
      })),
      me: { rank: mine < 0 ? null : mine + 1, points: real.get(id)?.points ?? 0 },
    };
  },
});

function others(now: number) {
  const weekDay = (Math.floor(now / dayMs) + 3) % 7;
  const week = Math.floor((now / dayMs + 3) / 7);
  return Array.from({ length: places + 5 }, (_, at) => ({
    memberId: 0,
    account: `${names[at % names.length]}${hash32(at, week) % 90}`,
    points: (1 + weekDay) * (10 + (hash32(at, week + 1) % 120)),
  }));
}
