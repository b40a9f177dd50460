import { and, count, desc, eq, inArray, isNull } from "drizzle-orm";
import * as v from "valibot";
import { inboxMessage } from "../../db/schema/messages.ts";
import { defineCall } from "../../http/call.ts";
import { requireMember } from "../../http/context.ts";
import { offsetOf, pageAnswer } from "../../http/page-answer.ts";
import { paging } from "../../http/params.ts";
import { reportedIn } from "./notify.ts";
import { messageIn } from "./texts.ts";

const id = v.union([
  v.pipe(v.number(), v.integer()),
  v.pipe(v.string(), v.regex(/^\d{1,12}$/), v.transform(Number)),
]);
const common = { modules: ["INBOX3", "COMM3"], token: "required", audience: "real" } as const;

/** CA26: the member's messages, newest first. */
export const messages = defineCall({
  id: "CA26",
  methods: ["GET"],
  path: "/wps/messages",
  ...common,
  params: v.strictObject(paging),
  run: (context, params) => {
    const { db, lang } = context;
    const where = eq(inboxMessage.memberId, requireMember(context).id);
    const rows = db.select().from(inboxMessage).where(where);
    const found = rows
      .orderBy(desc(inboxMessage.sentAt), desc(inboxMessage.id))
      .limit(params.pageSize)
      .offset(offsetOf(params))
      .all();
    const total = db.select({ n: count() }).from(inboxMessage).where(where).get()?.n ?? 0;
    const content = found.map((row) => ({
      id: String(row.id),
      ...(reportedIn(row, lang) ?? {
        title: messageIn(row.title, lang),
        content: row.content.replace(row.title, (text) => messageIn(text, lang)),
      }),
      sentAt: row.sentAt,
      read: row.readAt !== null,
    }));
    return pageAnswer(content, total, params);
  },
});

/** CA27: marks messages as read; those that are not the caller's, or read before, stay. */
export const readMessages = defineCall({
  id: "CA27",
  methods: ["PUT"],
  path: "/wps/messages/read",
  ...common,
  params: v.strictObject({ ids: v.pipe(v.array(id), v.minLength(1), v.maxLength(90)) }),
  run: (context, { ids }) => {
    context.db
      .update(inboxMessage)
      .set({ readAt: context.now })
      .where(
        and(
          eq(inboxMessage.memberId, requireMember(context).id),
          inArray(inboxMessage.id, ids),
          isNull(inboxMessage.readAt),
        ),
      )
      .run();
    return {};
  },
});

/** CA28: deletes messages of the caller's. */
export const deleteMessages = defineCall({
  id: "CA28",
  methods: ["DELETE"],
  path: "/wps/messages",
  ...common,
  params: v.strictObject({
    ids: v.pipe(
      v.string(),
      v.regex(/^\d{1,12}(?:,\d{1,12}){0,89}$/, "not a list of ids"),
      v.transform((text) => text.split(",").map(Number)),
    ),
  }),
  run: (context, { ids }) => {
    const mine = eq(inboxMessage.memberId, requireMember(context).id);
    context.db
      .delete(inboxMessage)
      .where(and(mine, inArray(inboxMessage.id, ids)))
      .run();
    return {};
  },
});
