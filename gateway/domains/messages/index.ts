/** The operator's messages to the account. */
import { defineDomain, rule } from "../../registry/domain.ts";
import * as calls from "./calls.ts";
import { messagesResolvers } from "./resolvers.ts";

export const messages = defineDomain({
  rows: calls,
  fields: {
    "Query.messages": { access: rule.real },
    "Mutation.markMessagesRead": {
      access: rule.real,
      effect: "NONE",
      audit: { none: "marks messages" },
    },
    "Mutation.deleteMessages": {
      access: rule.real,
      effect: "NONE",
      audit: { none: "deletes the own copy of messages" },
    },
  },
  offers: {
    MESSAGES: [calls.messageList],
    MARK_MESSAGES_READ: [calls.messageList, calls.readMessages],
    DELETE_MESSAGES: [calls.messageList, calls.deleteMessages],
  },
  resolvers: messagesResolvers,
});
