import { offered } from "../../failures/not-offered.ts";
import type { Resolvers } from "../../generated/resolver-types.ts";
import { featuresOf } from "../system/features.ts";
import { chatDesks } from "./calls.ts";
import { openChat } from "./open-chat.ts";

/** The chat (C59, C60, W1, A91, A92). */
export const chatResolvers = {
  Query: {
    chatDesks: offered(async (_root, _args, context) =>
      (await featuresOf(context)).chat ? context.platform.call(chatDesks, {}) : null,
    ),
  },
  Mutation: {
    openChat: (_root, { input }, context) => openChat(input, context),
  },
} satisfies Resolvers;
