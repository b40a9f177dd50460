import { viewerOf } from "../../access/viewer.ts";
import { GatewayError } from "../../failures/errors.ts";
import { refused } from "../../failures/refusal.ts";
import type { Resolvers } from "../../generated/resolver-types.ts";
import { platformNow } from "../../platform/platform-clock.ts";
import { canRequestReturn, openAgainAt } from "../../protection/breaks/account-breaks.ts";
import { sessionIdOf } from "../../protection/sign-ins/account-sessions.ts";
import type { GatewayContext } from "../../request/context.ts";
import { reachProtection, viewersProtection } from "../protection/reach.ts";
import { readNotice } from "./break-notice.ts";
import { choicesAt } from "./choices.ts";
import { countUnreadSignIns, listNewSignIns, readNewSignIns } from "./sign-in-notices.ts";
import { endPlatformSessions, startBreak } from "./start-break.ts";

/** Breaks and the sessions of an account (G15–G18, G26). */
export const breaksResolvers = {
  Query: {
    breakChoices: (_root, _args, context) => choicesAt(context.scope, platformNow(context)),
    breakNotice: async (_root, _args, context) => {
      const { scope } = context;
      const notice = await readNotice(scope.session, scope.now());
      if (!notice) return null;
      const hidden = { kind: null, until: null, canRequestReturn: false, openAgainAt: null };
      if (notice.account === null) return hidden;
      const now = platformNow(context);
      const open = await scope.protection.of(notice.account).openBreak(now);
      if (!open) return null;
      const { kind, until } = open;
      return {
        kind,
        until,
        canRequestReturn: canRequestReturn(open, now),
        openAgainAt: openAgainAt(open),
      };
    },
    openSessions: async (_root, _args, context) => {
      const own = await context.scope.session.name();
      const account = await viewersProtection(context);
      const sessions = await account.openSessions(platformNow(context));
      return sessions.map(({ beganAt, usedAt, device, place, name }) => ({
        id: sessionIdOf({ name }),
        beganAt,
        usedAt,
        device,
        place,
        current: name === own,
      }));
    },
    newSignIns: (_root, _args, context) => listNewSignIns(context),
  },
  Glance: {
    unreadSignIns: (viewer, _args, context) => countUnreadSignIns(viewer, context),
  },
  Mutation: {
    startBreak: (_root, { input }, context) => startBreak(input, context),
    requestReturn: async (_root, _args, context) => {
      const { scope } = context;
      const account = (await readNotice(scope.session, scope.now()))?.account;
      if (!account) return refused("STATE_CHANGED");
      const now = platformNow(context);
      const requested = await reachProtection(scope, async () => {
        const protection = scope.protection.of(account);
        const answer = await protection.requestReturn(now);
        return answer === "DONE" ? protection.openBreak(now) : null;
      });
      if ("failure" in requested) return requested.failure;
      const openAgain = requested.value && openAgainAt(requested.value);
      if (!openAgain) return refused("STATE_CHANGED");
      return { __typename: "RequestReturnSuccess" as const, openAgainAt: openAgain };
    },
    endOpenSession: async (_root, { id }, context) => {
      const own = await context.scope.session.name();
      // The current session ends by a logout.
      if (own !== null && sessionIdOf({ name: own }) === id) return refused("STATE_CHANGED");
      return endSessions(context, { only: id });
    },
    endOtherSessions: async (_root, _args, context) => {
      const ended = await endSessions(context, { except: await context.scope.session.name() });
      await endPlatformSessions(context, true);
      return ended;
    },
    readNewSignIns: (_root, { ids }, context) => readNewSignIns(ids, context),
  },
} satisfies Resolvers;

async function endSessions(
  context: GatewayContext,
  which: { only: string } | { except: string | null },
) {
  if (!(await viewerOf(context))) throw new GatewayError("UNAUTHENTICATED");
  const account = await viewersProtection(context);
  const ended = await reachProtection(context.scope, () =>
    account.endSessions(platformNow(context), which),
  );
  if ("failure" in ended) return ended.failure;
  return { __typename: "EndOpenSessionsSuccess" as const, count: ended.value };
}
