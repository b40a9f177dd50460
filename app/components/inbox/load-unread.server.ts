import type { AppLoadContext } from "@remix-run/cloudflare";
import { graphql } from "~/graphql/generated";
import { readAnnouncements } from "~/session/cookies/read-announcements.ts";
import { isUnread, joined, nothingUnread, type UnreadCounts } from "./inbox-kinds.ts";

const UnreadNews = graphql(`
  query UnreadNews {
    viewer {
      glance {
        unreadMessages
        unreadSignIns
        rewardsToClaim
        contracts {
          dividend
          dailySalary
          hourlySalary
          realTimeSalary
        }
        attention {
          id
        }
        files {
          id
        }
      }
    }
    announcements {
      notices {
        id
        publishedAt
      }
      popups {
        id
        publishedAt
      }
    }
  }
`);

/**
 * Counts what is unread for a signed-in visitor (H7): the one number of header, bar, menus and inbox. A count that
 * can't be loaded is 0. Guests have no number, because their pages are the same for all of them (decision 0030).
 */
export async function loadUnread(context: AppLoadContext, request: Request): Promise<UnreadCounts> {
  if (!context.maybeSignedIn) return nothingUnread;
  const { data } = await context.gateway.execute(UnreadNews, {});
  const glance = data?.viewer?.glance;
  if (!glance) return nothingUnread;
  const isRead = readAnnouncements(request, context.answerHeaders);
  const now = context.now();
  const announced = data.announcements ? joined(data.announcements) : [];
  const stands: unknown[] = Object.values(glance.contracts ?? {});
  return {
    messages: (glance.unreadMessages ?? 0) + (glance.unreadSignIns ?? 0),
    announcements: announced.filter((each) => isUnread(each, isRead, now)).length,
    rewards: glance.rewardsToClaim ?? 0,
    team: (glance.attention ?? []).filter(({ id }) => !isRead(id)).length,
    files: (glance.files ?? []).filter(({ id }) => !isRead(id)).length,
    contracts: stands.filter((stand) => stand === "OFFERED").length,
  };
}
