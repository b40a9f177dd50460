/** The chat with the operator. */
import { defineDomain, rule } from "../../registry/domain.ts";
import * as calls from "./calls.ts";
import { chatResolvers } from "./resolvers.ts";

export const chat = defineDomain({
  rows: calls,
  access: {
    "Query.chatDesks": rule.anyone,
    "Mutation.openChat": rule.anyone,
  },
  effects: {
    "Mutation.openChat": "NONE",
  },
  audit: {
    "Mutation.openChat": { none: "opens a window of the chat" },
  },
  offers: {
    CHAT: [calls.launchChat],
  },
  resolvers: chatResolvers,
});
