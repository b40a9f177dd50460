import type { AppLoadContext } from "@remix-run/cloudflare";
import { loadAnnounced } from "~/components/inbox/announced.server.ts";
import type { InboxKind } from "~/components/inbox/inbox-kinds.ts";
import { graphql } from "~/graphql/generated";
import { partOf } from "~/reports/part-of.ts";
import { recordQuery } from "~/reports/query/record-query.server.ts";
import { requireRows } from "~/reports/query/require-rows.server.ts";
import { loadToClaim } from "~/routes/member/load-items.server.ts";
import { loadPart } from "~/routes/member/part.server.ts";
import { readAnnouncements } from "~/session/cookies/read-announcements.ts";

const InboxMessages = graphql(`
  query InboxMessages($offset: Int!, $limit: Int!) {
    messages(offset: $offset, limit: $limit, unreadFirst: true) {
      nodes {
        id
        title
        content
        sentAt
        read
      }
      pageInfo {
        ...PageInfo
      }
    }
  }
`);

const InboxSignIns = graphql(`
  query InboxSignIns {
    newSignIns {
      ...SignInOfInbox
    }
  }
`);

const InboxContracts = graphql(`
  query InboxContracts {
    contracts {
      standing {
        dividend
        dailySalary
        hourlySalary
        realTimeSalary
      }
    }
  }
`);

const InboxTeam = graphql(`
  query InboxTeam {
    viewer {
      glance {
        attention {
          id
          kind
          count
        }
      }
    }
  }
`);

const InboxFiles = graphql(`
  query InboxFiles {
    viewer {
      glance {
        files {
          id
          report
          state
        }
      }
    }
  }
`);

/** A part that is not shown. */
const hidden = { notOffered: true } as const;

/**
 * Loads the parts of the inbox (H7), each with its own failure. Only messages have pages: the other kinds are on the
 * first one.
 * @param kind null for all
 * @throws Response as `loadPart` and `requireRows`
 */
export async function loadInbox(request: Request, context: AppLoadContext, kind: InboxKind | null) {
  const { offset, limit } = recordQuery(request, context);
  const isRead = readAnnouncements(request, context.answerHeaders);
  const shows = (each: InboxKind) => kind === each || (kind === null && offset === 0);
  const [messages, signIns, announced, rewards, contracts, team, files] = await Promise.all([
    shows("messages") || kind === null
      ? loadPart(request, context, [InboxMessages, { offset, limit }], (data) => data.messages)
      : hidden,
    shows("messages")
      ? loadPart(request, context, [InboxSignIns, {}], (data) => data.newSignIns)
      : hidden,
    shows("announcements")
      ? loadAnnounced(context, request).then((answer) => partOf(answer, (list) => list))
      : hidden,
    shows("rewards") ? loadToClaim(request, context) : hidden,
    shows("contracts")
      ? loadPart(request, context, [InboxContracts, {}], (data) => data.contracts?.standing)
      : hidden,
    shows("team")
      ? loadPart(
          request,
          context,
          [InboxTeam, {}],
          (data) =>
            data.viewer?.glance.attention?.map((each) => ({ ...each, unread: !isRead(each.id) })) ??
            [],
        )
      : hidden,
    shows("files")
      ? loadPart(
          request,
          context,
          [InboxFiles, {}],
          (data) =>
            data.viewer?.glance.files?.map((each) => ({ ...each, unread: !isRead(each.id) })) ?? [],
        )
      : hidden,
  ]);
  requireRows(request, messages);
  return { messages, signIns, announced, rewards, contracts, team, files };
}
