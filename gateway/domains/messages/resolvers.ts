import { whereOffered } from "../../failures/offered.ts";
import type { Resolvers } from "../../generated/resolver-types.ts";
import { offsetPage } from "../../values/offset-page.ts";
import { sanitiseHtml } from "../../values/sanitise.ts";
import { deleteMessages, messageList, readMessages } from "./calls.ts";
import { changeMessages } from "./change-messages.ts";

/** The inbox (CA26–CA28). */
export const messagesResolvers = {
  Query: {
    messages: (_root, args, { platform, scope }) =>
      whereOffered(async () => {
        const { items, pageInfo } = await offsetPage(args, (page) =>
          platform.call(messageList, page),
        );
        const nodes = items.map(({ content, ...message }) => ({
          ...message,
          content: sanitiseHtml(content ?? "", scope),
        }));
        return { nodes, pageInfo };
      }),
  },
  Mutation: {
    markMessagesRead: (_root, { ids }, context) => changeMessages(readMessages, ids, context),
    deleteMessages: (_root, { ids }, context) => changeMessages(deleteMessages, ids, context),
  },
} satisfies Resolvers;
