import { type ViewerModel, viewerOf } from "../../access/viewer.ts";
import { offered } from "../../failures/not-offered.ts";
import type { Resolvers } from "../../generated/resolver-types.ts";
import type { GatewayContext } from "../../request/context.ts";
import { cachedSummary } from "../../session-cache/account-summaries.ts";
import { offsetPage } from "../../values/offset-page.ts";
import { sanitiseHtml } from "../../values/text/sanitise.ts";
import { deleteMessages, messageList, readMessages, unreadCount } from "./calls.ts";
import { changeMessages } from "./change-messages.ts";
import { unreadFirst } from "./unread-first.ts";

/** P5: null for trial accounts, which the platform refuses here. */
async function countUnread({ account }: ViewerModel, _args: object, { platform }: GatewayContext) {
  if (account.role === "TRIAL") return null;
  return (await platform.call(unreadCount, {}, { priority: "deferred" })).count;
}

interface PageRequest {
  pageNo: number;
  pageSize: number;
}

/** The number on the page's badge, or null when it can't be had; it only saves calls. */
async function unreadOrNull(context: GatewayContext): Promise<number | null> {
  try {
    const viewer = await viewerOf(context);
    return viewer
      ? await cachedSummary(context.scope, "unread", () => countUnread(viewer, {}, context))
      : null;
  } catch {
    return null;
  }
}

/** The inbox (C46, CA26–CA28). */
export const messagesResolvers = {
  Query: {
    messages: offered(async (_root, args, context) => {
      const send = (page: PageRequest) => context.platform.call(messageList, page);
      if (!args.unreadFirst) return offsetPage(args, send);
      return unreadFirst(args, await unreadOrNull(context), send);
    }),
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
