import type { Resolvers } from "../../generated/resolver-types.ts";
import { logout as logoutCall } from "./calls.ts";
import { captcha } from "./captcha.ts";
import { freePlay } from "./free-play.ts";
import { login } from "./login.ts";

/** Coming and going (C1–C3, C17). */
export const sessionResolvers = {
  Query: {
    captcha: (_root, _args, context) => captcha(context),
  },
  Mutation: {
    login: (_root, { input }, context) => login(input, context),
    freePlay: (_root, _args, context) => freePlay(context),
    logout: async (_root, { site }, { platform, scope }) => {
      // A2: ours ends whatever the platform says; without a token there is nothing to tell it.
      if ((await scope.session.token()) !== null) {
        await platform.call(logoutCall, {}).catch(() => undefined);
      }
      await scope.session.end();
      return { landing: site === "AGENT" ? "/agent" : "/" };
    },
    keepAlive: async (_root, _args, { scope }) => {
      await scope.session.touch();
      return { expiresAt: (await scope.session.read())?.expiresAt ?? null };
    },
  },
} satisfies Resolvers;
