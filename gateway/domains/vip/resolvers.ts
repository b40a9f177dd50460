import { compareAmounts, differenceOf } from "../../../brands/amount.ts";
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

/** What is missing of a sum for the next level, 0.00 when it is reached; null when unknown and at the top. */
function missingOf(target: string | undefined, done: string | null): string | null {
  if (target === undefined || done === null) return null;
  return compareAmounts(target, done) > 0 ? differenceOf(target, done) : "0.00";
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
        stakeMissing: missingOf(next?.stake, staked),
        depositMissing: missingOf(next?.deposit, deposited),
        stakePercent: wayTo(next?.stake, staked),
        depositPercent: wayTo(next?.deposit, deposited),
        levels: sorted,
      };
    }),
  },
} satisfies Resolvers;
