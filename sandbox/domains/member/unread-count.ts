import { and, count, eq, isNull } from "drizzle-orm";
import { inboxMessage } from "../../db/schema/messages.ts";
import { defineCall } from "../../http/call.ts";
import { requireMember } from "../../http/context.ts";
import { PlatformError } from "../../http/errors.ts";
import { noParams } from "../../http/params.ts";
import { isTrial } from "./member-types.ts";

/** C46: messages not yet read; trial accounts have no inbox (P5). */
export const unreadCount = defineCall({
  id: "C46",
  methods: ["GET"],
  path: "/wps/relay/CSP_unreadCount",
  modules: ["INBOX3"],
  token: "required",
  params: noParams,
  run: (context) => {
    const member = requireMember(context);
    if (isTrial(member.type)) throw new PlatformError("trial.not.allowed");
    const row = context.db
      .select({ unread: count() })
      .from(inboxMessage)
      .where(and(eq(inboxMessage.memberId, member.id), isNull(inboxMessage.readAt)))
      .get();
    return { count: row?.unread ?? 0 };
  },
});
