import { viewerOf } from "../../access/viewer.ts";
import { refused } from "../../failures/refusal.ts";
import type { Resolvers } from "../../generated/resolver-types.ts";
import { platformNow } from "../../platform/platform-clock.ts";
import type { AccountCalls } from "../../protection/account-calls.ts";
import type { GatewayContext } from "../../request/context.ts";
import { logUnreachable } from "../../request/log-unreachable.ts";
import type { RequestScope } from "../../request/request-scope.ts";
import { reachProtection, viewersProtection } from "../protection/reach.ts";

type Overview = ReturnType<AccountCalls["readOverview"]>;

/** What a request has read, until an answer changes it. */
const overviews = new WeakMap<RequestScope, Promise<Overview>>();

/** Both parts in one round trip, because a page shows both. */
function overviewOf(context: GatewayContext): Promise<Overview> {
  const known = overviews.get(context.scope) ?? readOverview(context);
  overviews.set(context.scope, known);
  return known;
}

async function readOverview(context: GatewayContext): Promise<Overview> {
  const account = await viewersProtection(context);
  const begun = (await viewerOf(context))?.createdAt ?? 0;
  return account.readOverview(platformNow(context), context.scope.brand.gmtOffset, begun);
}

/** The review of limits (G8) and the login before this one (G28); both are kept in the account's object. */
export const reviewResolvers = {
  Query: {
    limitReview: async (_root, _args, context) => {
      const { from, dueAt, due, last } = (await overviewOf(context)).review;
      return {
        from,
        dueAt,
        due,
        lastAt: last?.at ?? null,
        lastDecision: last?.decision ?? null,
      };
    },
    previousLogin: async (_root, _args, context) => {
      if (!(await viewerOf(context))) return null;
      return (await overviewOf(context)).previousLogin;
    },
  },
  Viewer: {
    reviewDue: async ({ account, passwordChangeRequired }, _args, context) => {
      if (account.role !== "MEMBER" || passwordChangeRequired) return false;
      return overviewOf(context)
        .then(({ review }) => review.due)
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
      overviews.delete(scope);
      const answered = await reachProtection(scope, () =>
        account.answerReview(decision, platformNow(context), scope.brand.gmtOffset),
      );
      if ("failure" in answered) return answered.failure;
      if (answered.value === "NOT_DUE") return refused("STATE_CHANGED");
      return { __typename: "AnswerLimitReviewSuccess" as const, decision };
    },
  },
} satisfies Resolvers;
