import type { AppLoadContext } from "@remix-run/cloudflare";
import { readAnnounced } from "~/components/inbox/announced.server.ts";
import { refusalOf } from "~/forms/refusal/refusal.ts";
import { once, readForm } from "~/forms/rules/form-fields.ts";
import { graphql } from "~/graphql/generated";
import { done, refusedWith } from "~/routes/member/answer-outcome.server.ts";

const MarkMessagesRead = graphql(`
  mutation MarkMessagesRead($ids: [ID!]!) {
    markMessagesRead(ids: $ids) {
      __typename
      ...Refusal_refusal
    }
  }
`);

const DeleteMessages = graphql(`
  mutation DeleteMessages($ids: [ID!]!) {
    deleteMessages(ids: $ids) {
      __typename
      ...Refusal_refusal
    }
  }
`);

/** At most as many as one change of messages takes. */
const UnreadMessages = graphql(`
  query UnreadMessages {
    messages(limit: 50, unreadFirst: true) {
      nodes {
        id
        read
      }
    }
  }
`);

/**
 * Makes a change of the inbox. `intent` is `read` or `delete` with a message's `id`, `readAnnouncement` with that of an
 * announcement, or `readAll` for the messages and announcements that are unread.
 */
export async function changeInbox(request: Request, context: AppLoadContext, form: FormData) {
  const { input, intent } = readForm(form, { id: once });
  const { id } = input;
  const { gateway } = context;
  if (intent === "readAnnouncement" || intent === "readAll") {
    await readAnnounced(context, request, intent === "readAll" ? null : id);
    if (intent === "readAnnouncement") return done(id);
  }
  if (intent === "readAll") {
    const { data } = await gateway.execute(UnreadMessages, {});
    const ids = data?.messages?.nodes.filter(({ read }) => !read).map((each) => each.id) ?? [];
    if (ids.length === 0) return done("all");
    const result = (await gateway.execute(MarkMessagesRead, { ids })).data?.markMessagesRead;
    return result?.__typename === "ChangeMessagesSuccess"
      ? done("all")
      : refusedWith("all", refusalOf(result));
  }
  const result =
    intent === "delete"
      ? (await gateway.execute(DeleteMessages, { ids: [id] })).data?.deleteMessages
      : (await gateway.execute(MarkMessagesRead, { ids: [id] })).data?.markMessagesRead;
  if (result?.__typename === "ChangeMessagesSuccess") return done(id);
  return refusedWith(id, refusalOf(result));
}
