import { offered } from "../../failures/offered.ts";
import type { Resolvers } from "../../generated/resolver-types.ts";
import { mediaUrl } from "../../values/media-url.ts";
import { rememberedInSession } from "../../values/session-memory.ts";
import { viewerOf } from "../../viewer.ts";
import { accountSessions, memberIcon, security } from "./calls.ts";
import { nicknameName, readProfile, updateProfile } from "./profile.ts";
import { endAccountSession, setPaymentPassword } from "./security.ts";

const minutes = 60_000;

/** The viewer and what belongs to the account (C12, CA1–CA6). */
export const memberResolvers = {
  Query: {
    viewer: (_root, _args, context) => viewerOf(context),
    profile: (_root, _args, context) => readProfile(context),
    security: offered((_root, _args, { platform }) => platform.call(security, {})),
    accountSessions: offered((_root, _args, { platform }) => platform.call(accountSessions, {})),
  },
  Mutation: {
    updateProfile: (_root, { input }, context) => updateProfile(input, context),
    setPaymentPassword: (_root, { input }, context) => setPaymentPassword(input, context),
    endAccountSession: (_root, { id }, context) => endAccountSession(id, context),
  },
  Viewer: {
    id: (viewer) => viewer.account.id,
    account: (viewer) => viewer.account.account,
    nickname: async (viewer, _args, { scope }) =>
      (await scope.session.get(nicknameName)) ?? viewer.account.nickname,
    role: (viewer) => viewer.account.role,
    // E10: a picture that can't be had is no error; the page has a fallback.
    avatar: async (_viewer, _args, { platform, scope }) => {
      const ask = () => platform.call(memberIcon, {}, { priority: "deferred" });
      const icon = await rememberedInSession(scope, "avatar", 10 * minutes, ask).catch(() => null);
      return mediaUrl(icon, scope);
    },
  },
} satisfies Resolvers;
