import { viewerOf } from "../../access/viewer.ts";
import { refused } from "../../failures/refusal.ts";
import type { Resolvers } from "../../generated/resolver-types.ts";
import { platformNow } from "../../platform/platform-clock.ts";
import type { GatewayContext } from "../../request/context.ts";
import { logUnreachable } from "../../request/log-unreachable.ts";
import { reachProtection, viewersProtection } from "../protection/reach.ts";

async function stateOf(context: GatewayContext) {
  const account = await viewersProtection(context);
  return account.reviewState(platformNow(context), context.scope.brand.gmtOffset);
}

/** The review of limits (G8) and the login before this one (G28); both are kept in the account's object. */
export const reviewResolvers = {
  Query: {
    limitReview: async (_root, _args, context) => {
      const { from, dueAt, due, last } = await stateOf(context);
      return {
        from,
        dueAt,
        due,
        lastAt: last?.at ?? null,
        lastDecision: last?.decision ?? null,
      };
    },
    previousLogin: async (_root, _args, context) => {
      const viewer = await viewerOf(context);
      if (!viewer) return null;
      return (await viewersProtection(context)).loginBefore(viewer.createdAt);
    },
  },
  Viewer: {
    reviewDue: async ({ account, passwordChangeRequired }, _args, context) => {
      if (account.role !== "MEMBER" || passwordChangeRequired) return false;
      return stateOf(context)
        .then(({ due }) => due)
        .catch((error: unknown) => {
          logUnreachable(context.scope, error);
          return false;
        });
    },
  },
  Mutation: {
    answerLimitReview: async (_root, { decision }, context) => {
      const { scope } = context;
      const account = await viewersProtection(context);
      const answered = await reachProtection(scope, () =>
        account.answerReview(decision, platformNow(context), scope.brand.gmtOffset),
      );
      if ("failure" in answered) return answered.failure;
      if (answered.value === "NOT_DUE") return refused("STATE_CHANGED");
      return { __typename: "AnswerLimitReviewSuccess" as const, decision };
    },
  },
} satisfies Resolvers;
