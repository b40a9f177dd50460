import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { graphql } from "~/graphql/generated";
import { useI18n } from "~/i18n/i18n.tsx";
import { pageTitle } from "~/i18n/page-title.server.ts";
import { PartBlock } from "~/reports/part-block.tsx";
import { partOf } from "~/reports/part-of.ts";
import { recordQuery, recordsPerPage } from "~/reports/query/record-query.server.ts";
import { requireRows } from "~/reports/query/require-rows.server.ts";
import { queryAgent } from "~/routes/agent/query.server.ts";
import { EmptyBlock } from "~/ui/blocks/empty-block.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { PageHeader } from "~/ui/layout/page-header.tsx";
import { RecordPager } from "~/ui/pager/record-pager.tsx";
import { SafeHtml } from "~/ui/text/safe-html.tsx";

const AgentAnnouncements = graphql(`
  query AgentAnnouncements($offset: Int!, $limit: Int!) {
    agent {
      announcements(offset: $offset, limit: $limit) {
        nodes {
          id
          title
          content
          publishedAt
        }
        pageInfo {
          ...PageInfo
        }
      }
    }
  }
`);

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];

/** U30a agentAnnouncement: the operator's announcements for agents (CA50), latest first. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { offset } = recordQuery(request, context);
  const requested = { offset, limit: recordsPerPage };
  const answer = await queryAgent(request, context, [AgentAnnouncements, requested]);
  const part = partOf(answer, ({ agent }) => agent?.announcements);
  requireRows(request, part);
  return { title: pageTitle(context, "agentCenter.shell.pages.announcements"), part };
}

export default function Announcements() {
  const { t, date } = useI18n();
  const { part } = useLoaderData<typeof loader>();
  const title = t("agentCenter.shell.pages.announcements");
  return (
    <>
      <PageHeader title={title} lead={t("agentCenter.reports.announcements.lead")} />
      <PartBlock part={part} name={title}>
        {({ nodes, pageInfo }) =>
          nodes.length === 0 ? (
            <EmptyBlock
              icon={<i className="icon-megaphone size-7" />}
              title={t("agentCenter.reports.announcements.empty")}
            />
          ) : (
            <>
              <ol className="grid max-w-4xl gap-3">
                {nodes.map(({ id, title: head, content, publishedAt }) => (
                  <Card key={id} as="li" pad="snug">
                    <h2 className="mb-2 font-semibold">{head}</h2>
                    {publishedAt == null ? null : (
                      <p className="figures -mt-2 mb-2 text-xs text-quiet">{date(publishedAt)}</p>
                    )}
                    <SafeHtml html={content} className="[&>:last-child]:mb-0" />
                  </Card>
                ))}
              </ol>
              <RecordPager pageInfo={pageInfo} />
            </>
          )
        }
      </PartBlock>
    </>
  );
}
