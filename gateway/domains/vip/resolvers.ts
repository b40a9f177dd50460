import { offered } from "../../failures/not-offered.ts";
import type { Resolvers } from "../../generated/resolver-types.ts";
import { percentOf } from "../../values/money.ts";
import { vipStanding, type WireVipLevel } from "./calls.ts";

/** What a platform that does not list a level leaves to be said of it. */
const unlisted = (level: number): WireVipLevel => ({
  level,
  name: String(level),
  stake: "0.00",
  deposit: "0.00",
  benefits: [],
});

/** Whole percent; null for what the platform can't say, and at the top there is no way left. */
function wayTo(target: string | undefined, done: string | null): number | null {
  if (target === undefined) return 100;
  return done === null ? null : percentOf(done, target);
}

/** Levels (CA80, U49). How far the next one is follows from what the platform counts, not from its word. */
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
