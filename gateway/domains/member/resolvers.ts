import { whereOffered } from "../../failures/offered.ts";
import type { Resolvers } from "../../generated/resolver-types.ts";
import { mediaUrl } from "../../values/media-url.ts";
import { keptInSession } from "../../values/session-memory.ts";
import { nicknameName, viewerOf } from "../../viewer.ts";
import { favoriteIds } from "../games/personal-calls.ts";
import { knownPassword } from "../session/known-password.ts";
import { merchantWallet, walletBalance } from "../wallet/calls.ts";
import { memberIcon, unreadCount } from "./calls.ts";
import { readProfile, updateProfile } from "./profile.ts";
import { accountSessions, security } from "./profile-calls.ts";
import { endAccountSession, setPaymentPassword } from "./security.ts";

const minutes = 60_000;

/** The viewer and what belongs to the account (C12, C22, C24, C34, C46, CA1–CA6). */
export const memberResolvers = {
  Query: {
    viewer: (_root, _args, context) => viewerOf(context),
    profile: (_root, _args, context) => readProfile(context),
    security: (_root, _args, { platform }) => whereOffered(() => platform.call(security, {})),
    accountSessions: (_root, _args, { platform }) =>
      whereOffered(() => platform.call(accountSessions, {})),
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
    oldPasswordKnown: async (viewer, _args, context) =>
      viewer.passwordChangeRequired && (await knownPassword(context)) !== null,
    // E10: a picture that can't be had is no error; the page has a fallback.
    avatar: async (_viewer, _args, { platform, scope }) => {
      const ask = () => platform.call(memberIcon, {}, { priority: "deferred" });
      const icon = await keptInSession(scope, "avatar", 10 * minutes, ask).catch(() => null);
      return mediaUrl(icon, scope);
    },
    balance: (viewer, _args, { platform, scope }) =>
      whereOffered(async () => {
        const wallet = await platform.call(walletBalance, {});
        const currency = wallet.currency ?? viewer.account.currency ?? scope.language.currency;
        return { money: { amount: wallet.balance, currency }, updatedAt: wallet.updatedAt };
      }),
    // P5: the platform refuses trial accounts here, so it is not asked.
    unreadMessages: async (viewer, _args, { platform }) => {
      if (viewer.account.role === "TRIAL") return null;
      return whereOffered(async () => {
        return (await platform.call(unreadCount, {}, { priority: "deferred" })).count;
      });
    },
    favoriteGameIds: (_viewer, _args, { platform }) =>
      whereOffered(() => platform.call(favoriteIds, {})),
    singleWallet: (_viewer, _args, { platform, scope }) =>
      whereOffered(() =>
        keptInSession(scope, "singleWallet", 60 * minutes, async () => {
          return (await platform.call(merchantWallet, {})).isSingle;
        }),
      ),
  },
} satisfies Resolvers;
