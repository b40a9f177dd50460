import { offered } from "../../failures/not-offered.ts";
import type { Resolvers } from "../../generated/resolver-types.ts";
import { percentOf } from "../../values/money.ts";
import { vipStanding, type WireVipLevel } from "./calls.ts";

/** The data of a level that the platform does not list. */
const unlisted = (level: number): WireVipLevel => ({
  level,
  name: String(level),
  stake: "0.00",
  deposit: "0.00",
  benefits: [],
});

/** Progress to the next level in whole percent; null when unknown, 100 at the top level. */
function wayTo(target: string | undefined, done: string | null): number | null {
  if (target === undefined) return 100;
  return done === null ? null : percentOf(done, target);
}

/** VIP levels (CA80, U49). The progress is calculated from the platform's counts. */
export const vipResolvers = {
  Query: {
    vip: offered(async (_root, _args, { platform }) => {
      const { level, staked, deposited, levels } = await platform.call(vipStanding, {});
      const sorted = levels.toSorted((a, b) => a.level - b.level);
      const next = sorted.find((each) => each.level > level) ?? null;
      return {
        level: sorted.find((each) => each.level === level) ?? unlisted(level),
        next,
        staked,
        deposited,
        stakePercent: wayTo(next?.stake, staked),
        depositPercent: wayTo(next?.deposit, deposited),
        levels: sorted,
      };
    }),
  },
} satisfies Resolvers;
