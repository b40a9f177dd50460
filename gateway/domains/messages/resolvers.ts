import type { ViewerModel } from "../../access/viewer.ts";
import { offered } from "../../failures/not-offered.ts";
import type { Resolvers } from "../../generated/resolver-types.ts";
import type { GatewayContext } from "../../request/context.ts";
import { cachedSummary } from "../../session-cache/account-summaries.ts";
import { offsetPage } from "../../values/offset-page.ts";
import { sanitiseHtml } from "../../values/sanitise.ts";
import { deleteMessages, messageList, readMessages, unreadCount } from "./calls.ts";
import { changeMessages } from "./change-messages.ts";

/** P5: null for trial accounts, which the platform refuses here. */
async function countUnread({ account }: ViewerModel, _args: object, { platform }: GatewayContext) {
  if (account.role === "TRIAL") return null;
  return (await platform.call(unreadCount, {}, { priority: "deferred" })).count;
}

/** The inbox (C46, CA26–CA28). */
export const messagesResolvers = {
  Query: {
    messages: offered((_root, args, { platform }) =>
      offsetPage(args, (page) => platform.call(messageList, page)),
    ),
  },
  Message: {
    content: ({ content }, _args, { scope }) => sanitiseHtml(content ?? "", scope),
  },
  Mutation: {
    markMessagesRead: (_root, { ids }, context) => changeMessages(readMessages, ids, context),
    deleteMessages: (_root, { ids }, context) => changeMessages(deleteMessages, ids, context),
  },
  Viewer: {
    unreadMessages: offered(countUnread),
  },
  Glance: {
    unreadMessages: offered((viewer, _args, context) =>
      cachedSummary(context.scope, "unread", () => countUnread(viewer, {}, context)),
    ),
  },
} satisfies Resolvers;
