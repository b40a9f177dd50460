import type { AppLoadContext } from "@remix-run/cloudflare";
import { graphql } from "~/graphql/generated";
import { markAnnouncementsRead, readAnnouncements } from "~/session/cookies/read-announcements.ts";
import { inOrder, isUnread, joined } from "./inbox-kinds.ts";

const InboxAnnouncements = graphql(`
  query InboxAnnouncements {
    announcements {
      notices {
        ...AnnouncementOfInbox
      }
      popups {
        ...AnnouncementOfInbox
      }
    }
  }
`);

graphql(`
  fragment AnnouncementOfInbox on Announcement {
    id
    title
    content
    promotionType
    games
    publishedAt
  }
`);

/**
 * Loads the announcements of the inbox (H7), unread ones first, each with whether this browser has read it.
 * @returns the gateway's answer with the list as its data, null if it can't be loaded
 */
export async function loadAnnounced(context: AppLoadContext, request: Request) {
  const { data, ...answer } = await context.gateway.execute(InboxAnnouncements, {});
  const isRead = readAnnouncements(request, context.answerHeaders);
  const now = context.now();
  const list = data?.announcements ? joined(data.announcements) : null;
  const announced = list?.map((each) => ({
    ...each,
    at: each.publishedAt ?? null,
    unread: isUnread(each, isRead, now),
  }));
  return { ...answer, data: announced ? inOrder(announced) : null };
}

/** Marks announcements as read in this browser; without an id all that are announced now. */
export async function readAnnounced(
  context: AppLoadContext,
  request: Request,
  id: string | null,
): Promise<void> {
  const { answerHeaders } = context;
  if (id !== null) return markAnnouncementsRead(request, answerHeaders, [id]);
  const { data } = await loadAnnounced(context, request);
  const ids = (data ?? []).filter((each) => each.unread).map((each) => each.id);
  if (ids.length > 0) markAnnouncementsRead(request, answerHeaders, ids);
}
