import { ownerOf } from "../../access/page-owner.ts";
import { viewerOf } from "../../access/viewer.ts";
import { offered } from "../../failures/not-offered.ts";
import type { Resolvers } from "../../generated/resolver-types.ts";
import { deviceName } from "../../values/text/device-name.ts";
import { chooseAvatar, listAvatars, readAvatar } from "./avatar.ts";
import { accountSessions, security } from "./calls.ts";
import { nicknameName, readProfile, updateProfile } from "./profile.ts";
import { endAccountSession, setPaymentPassword } from "./security.ts";

/** The viewer and the account's data (C12, CA1–CA6, CA90, CA91). */
export const memberResolvers = {
  Query: {
    viewer: (_root, _args, context) => viewerOf(context),
    profile: (_root, _args, context) => readProfile(context),
    avatars: offered((_root, _args, context) => listAvatars(context)),
    security: offered((_root, _args, { platform }) => platform.call(security, {})),
    accountSessions: offered((_root, _args, { platform }) => platform.call(accountSessions, {})),
  },
  Mutation: {
    updateProfile: (_root, { input }, context) => updateProfile(input, context),
    chooseAvatar: (_root, { id }, context) => chooseAvatar(id, context),
    setPaymentPassword: (_root, { input }, context) => setPaymentPassword(input, context),
    endAccountSession: (_root, { id }, context) => endAccountSession(id, context),
  },
  AccountSession: {
    device: ({ device }) => deviceName(device ?? null),
  },
  Viewer: {
    id: (viewer) => viewer.account.id,
    account: (viewer) => viewer.account.account,
    pageOwner: (viewer) => ownerOf(viewer.account),
    nickname: async (viewer, _args, { scope }) =>
      (await scope.session.preloaded(nicknameName)) ?? viewer.account.nickname,
    role: (viewer) => viewer.account.role,
    avatar: (_viewer, _args, context) => readAvatar(context),
    glance: (viewer) => viewer,
  },
} satisfies Resolvers;
