import type { AppLoadContext } from "@remix-run/cloudflare";
import { readAnnounced } from "~/components/inbox/announced.server.ts";
import { done, refusedWith } from "~/forms/answers/answer-outcome.server.ts";
import { refusalOf } from "~/forms/refusal/refusal.ts";
import { once, readForm } from "~/forms/rules/form-fields.ts";
import { graphql } from "~/graphql/generated";
import { markAnnouncementsRead, readAnnouncements } from "~/session/cookies/read-announcements.ts";

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

const ReadNewSignIns = graphql(`
  mutation ReadNewSignIns($ids: [ID!]!) {
    readNewSignIns(ids: $ids) {
      __typename
      ...Refusal_refusal
    }
  }
`);

const UnreadSignIns = graphql(`
  query UnreadSignIns {
    newSignIns {
      id
      read
    }
  }
`);

const UnreadTeam = graphql(`
  query UnreadTeam {
    viewer {
      glance {
        attention {
          id
        }
        files {
          id
        }
      }
    }
  }
`);

/** More than there are kinds of news. */
const mostTeamNews = 20;

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
 * announcement, `readSignIn` with that of a sign-in, `readTeam` with those of a team's news, separated by commas, or `readAll` for all of these that are unread.
 */
export async function changeInbox(request: Request, context: AppLoadContext, form: FormData) {
  const { input, intent } = readForm(form, { id: once });
  const { id } = input;
  const { gateway } = context;
  if (intent === "readAnnouncement" || intent === "readAll") {
    await readAnnounced(context, request, intent === "readAll" ? null : id);
    if (intent === "readAnnouncement") return done(id);
    await readTeamNews(context, request);
  }
  if (intent === "readTeam") {
    markAnnouncementsRead(request, context.answerHeaders, id.split(",").slice(0, mostTeamNews));
    return done(id);
  }
  if (intent === "readSignIn") return (await readSignIns(context, [id])) ?? done(id);
  if (intent === "readAll") {
    const signIns = (await gateway.execute(UnreadSignIns, {})).data?.newSignIns ?? [];
    const unread = signIns.filter(({ read }) => !read).map((each) => each.id);
    const refused = unread.length > 0 ? await readSignIns(context, unread) : null;
    if (refused) return refused;
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

/** Marks what is new in an agent's team (N8) and among his files (N12) as read in this browser. */
async function readTeamNews({ gateway, answerHeaders }: AppLoadContext, request: Request) {
  const { data } = await gateway.execute(UnreadTeam, {});
  const isRead = readAnnouncements(request, answerHeaders);
  const { attention, files } = data?.viewer?.glance ?? {};
  const ids = [...(attention ?? []), ...(files ?? [])].map(({ id }) => id);
  const unread = ids.filter((id) => !isRead(id));
  if (unread.length > 0) markAnnouncementsRead(request, answerHeaders, unread);
}

/** Returns the refusal, or null when they are read. */
async function readSignIns({ gateway }: AppLoadContext, ids: string[]) {
  const result = (await gateway.execute(ReadNewSignIns, { ids })).data?.readNewSignIns;
  return result?.__typename === "ReadNewSignInsSuccess"
    ? null
    : refusedWith(ids[0] ?? "all", refusalOf(result));
}
