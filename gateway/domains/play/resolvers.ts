import { differenceOf } from "../../../brands/amount.ts";
import { fieldError, invalidInput } from "../../failures/change-failure.ts";
import { refused } from "../../failures/refusal.ts";
import type { Resolvers } from "../../generated/resolver-types.ts";
import { reachProtection, viewersProtection } from "../protection/reach.ts";
import { intervalChoices, longestInterval } from "./intervals.ts";
import { playClocks, readPlayStatus } from "./play-status.ts";

/** The session of play and its reality checks (G10, G11). */
export const playResolvers = {
  Query: {
    playStatus: (_root, { ticket }, context) => readPlayStatus(ticket, context),
    realityCheckSetting: async (_root, _args, context) => {
      const own = await (await viewersProtection(context)).readCheckInterval();
      const longest = longestInterval(context.scope);
      return {
        minutes: Math.min(own ?? longest, longest),
        own: own !== null,
        longest,
        choices: intervalChoices(longest),
      };
    },
  },
  PlayStatus: {
    result: ({ reading }) =>
      reading && {
        bets: reading.bets,
        payouts: reading.payouts,
        pending: reading.pending,
        net: differenceOf(reading.payouts, reading.bets),
        asOf: reading.readAt,
      },
  },
  Mutation: {
    answerRealityCheck: async (_root, { number }, context) => {
      const account = await viewersProtection(context);
      const answered = await reachProtection(context.scope, () =>
        account.answerCheck(number, playClocks(context), longestInterval(context.scope)),
      );
      if ("failure" in answered) return answered.failure;
      // A page that nobody has been shown the check on can't answer it.
      if (answered.value === "NOT_DUE") return refused("STATE_CHANGED");
      return { __typename: "AnswerRealityCheckSuccess" as const, number };
    },
    changeRealityCheck: async (_root, { minutes = null }, context) => {
      const longest = longestInterval(context.scope);
      if (minutes !== null && !intervalChoices(longest).includes(minutes)) {
        return invalidInput([fieldError("minutes", "validation.required")]);
      }
      const account = await viewersProtection(context);
      const changed = await reachProtection(context.scope, () =>
        account.changeCheckInterval(minutes, playClocks(context), longest),
      );
      if ("failure" in changed) return changed.failure;
      return { __typename: "ChangeRealityCheckSuccess" as const, minutes: minutes ?? longest };
    },
  },
} satisfies Resolvers;
