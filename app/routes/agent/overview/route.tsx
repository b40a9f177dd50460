import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { graphql } from "~/graphql/generated";
import { useI18n } from "~/i18n/i18n.tsx";
import { pageTitle } from "~/i18n/page-title.server.ts";
import { PartBlock } from "~/reports/part-block.tsx";
import { partOf } from "~/reports/part-of.ts";
import { RangeForm } from "~/reports/range-form.tsx";
import { recordQuery } from "~/reports/record-query.server.ts";
import { askAgent } from "~/routes/agent/ask.server.ts";
import { FigureTiles } from "~/ui/figure-tiles.tsx";
import { Money } from "~/ui/money.tsx";
import { PageHead } from "~/ui/page-head.tsx";

const AgentOverview = graphql(`
  query AgentOverview($range: DateRange) {
    agent {
      overview(range: $range) {
        teamBalance {
          ...Money
        }
        members
      }
    }
  }
`);

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];

/** U30b agentTeamOverview: the team in figures (CA51). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const query = recordQuery(request, context);
  const answer = await askAgent(request, context, AgentOverview, { range: query.range });
  return {
    title: pageTitle(context, "agentCenter.shell.pages.overview"),
    query,
    part: partOf(answer, ({ agent }) => agent?.overview),
  };
}

export default function Overview() {
  const { t } = useI18n();
  const { part, query } = useLoaderData<typeof loader>();
  const title = t("agentCenter.shell.pages.overview");
  return (
    <>
      <PageHead title={title} />
      <RangeForm query={query} />
      <PartBlock part={part} name={title}>
        {({ teamBalance, members }) => (
          <FigureTiles
            label={title}
            figures={[
              {
                name: t("agentCenter.reports.overview.teamBalance"),
                value: <Money value={teamBalance} />,
              },
              { name: t("agentCenter.reports.overview.members"), value: members },
            ]}
          />
        )}
      </PartBlock>
    </>
  );
}
