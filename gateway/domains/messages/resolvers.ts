import { offered } from "../../failures/offered.ts";
import type { Resolvers } from "../../generated/resolver-types.ts";
import { glanced } from "../../values/glance.ts";
import { offsetPage } from "../../values/offset-page.ts";
import { sanitiseHtml } from "../../values/sanitise.ts";
import { deleteMessages, messageList, readMessages, unreadCount } from "./calls.ts";
import { changeMessages } from "./change-messages.ts";

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
    // P5: the platform refuses trial accounts here, so it is not asked.
    unreadMessages: offered(async (viewer, _args, { platform, scope }) => {
      if (viewer.account.role === "TRIAL") return null;
      return glanced(scope, "unread", async () => {
        const { count } = await platform.call(unreadCount, {}, { priority: "deferred" });
        return count;
      });
    }),
  },
} satisfies Resolvers;
