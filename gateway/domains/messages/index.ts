/** The operator's messages to the account. */
import { defineDomain, rule } from "../../registry/domain.ts";
import * as calls from "./calls.ts";
import { messagesResolvers } from "./resolvers.ts";

export const messages = defineDomain({
  rows: calls,
  access: {
    "Query.messages": rule.real,
    "Mutation.markMessagesRead": rule.real,
    "Mutation.deleteMessages": rule.real,
  },
  effects: {
    "Mutation.markMessagesRead": "NONE",
    "Mutation.deleteMessages": "NONE",
  },
  audit: {
    "Mutation.markMessagesRead": { none: "marks messages" },
    "Mutation.deleteMessages": { none: "deletes the own copy of messages" },
  },
  offers: {
    MESSAGES: [calls.messageList],
    MARK_MESSAGES_READ: [calls.messageList, calls.readMessages],
    DELETE_MESSAGES: [calls.messageList, calls.deleteMessages],
  },
  resolvers: messagesResolvers,
});
