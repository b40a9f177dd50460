/** The chat with the operator. */
import { defineDomain, rule } from "../../registry/domain.ts";
import * as calls from "./calls.ts";
import { chatResolvers } from "./resolvers.ts";

export const chat = defineDomain({
  rows: calls,
  fields: {
    "Query.chatDesks": { access: rule.anyone },
    "Mutation.openChat": {
      access: rule.anyone,
      effect: "NONE",
      audit: { none: "opens a window of the chat" },
    },
  },
  offers: {
    CHAT: [calls.launchChat],
  },
  resolvers: chatResolvers,
});
