import { whereOffered } from "../../failures/offered.ts";
import type { Resolvers } from "../../generated/resolver-types.ts";
import { featuresOf } from "../system/features.ts";
import { chatDesks } from "./calls.ts";
import { openChat } from "./open-chat.ts";

/** The chat (C59, C60, W1, A91, A92). */
export const chatResolvers = {
  Query: {
    chatDesks: async (_root, _args, context) => {
      if (!(await featuresOf(context)).chat) return null;
      return whereOffered(() => context.platform.call(chatDesks, {}));
    },
  },
  Mutation: {
    openChat: (_root, { input }, context) => openChat(input, context),
  },
} satisfies Resolvers;
