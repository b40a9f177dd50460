import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { graphql } from "~/graphql/generated";
import { useI18n } from "~/i18n/i18n.tsx";
import { pageTitle } from "~/i18n/page-title.server.ts";
import { PartBlock } from "~/reports/part-block.tsx";
import { partOf } from "~/reports/part-of.ts";
import { CourseChart } from "~/routes/operator/frame/course-chart.tsx";
import { sortRows } from "~/routes/operator/frame/sort-rows.ts";
import { useReload } from "~/routes/operator/frame/use-reload.ts";
import { PageHeader } from "~/ui/layout/page-header.tsx";
import { SectionHeading } from "~/ui/layout/section-heading.tsx";
import { Tabs } from "~/ui/layout/tabs.tsx";
import { SortedTable } from "~/ui/table/sorted-table.tsx";
import { useSort } from "~/ui/table/use-sort.ts";
import { HealthFigures } from "./health-figures.tsx";
import { requestColumns } from "./request-columns.ts";
import { Verdict } from "./verdict.tsx";

const OperatorHealth = graphql(`
  query OperatorHealth($minutes: Int!) {
    operator {
      version
      health(minutes: $minutes) {
        from
        until
        figures {
          name
          unit
          value
          before
          level
          amber
          red
        }
        requests {
          kind
          status
          count
          p50
          p95
          p99
        }
        points {
          at
          requests
          failedRequests
          calls
          failedCalls
          p95
        }
      }
    }
  }
`);

/** The spans that can be chosen, in minutes. */
const spans = [15, 60, 360, 1440] as const;

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];

/** O1: whether the portal is well, beside the same span of the day before. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const chosen = Number(new URL(request.url).searchParams.get("minutes"));
  const minutes = spans.find((each) => each === chosen) ?? 60;
  const answer = await context.gateway.execute(OperatorHealth, { minutes });
  return {
    title: pageTitle(context, "operator.pages.health"),
    minutes,
    part: partOf(answer, ({ operator }) => operator),
  };
}

export default function Health() {
  const { t, date } = useI18n();
  const { part, minutes } = useLoaderData<typeof loader>();
  const sort = useSort(requestColumns);
  useReload();
  return (
    <>
      <PageHeader title={t("operator.pages.health")} lead={t("operator.health.lead")}>
        <Tabs
          label={t("operator.health.span")}
          look="slim"
          now={String(minutes)}
          tabs={spans.map((each) => ({
            name: String(each),
            text: t(`operator.health.spans.m${each}`),
            to: `?minutes=${each}`,
          }))}
        />
      </PageHeader>
      <PartBlock part={part} name={t("operator.pages.health")}>
        {({ health, version }) => (
          <>
            <Verdict figures={health.figures} />
            <HealthFigures figures={health.figures} />
            <CourseChart
              name={t("operator.health.requests")}
              points={health.points.map(({ at, requests, failedRequests }) => ({
                at,
                all: requests,
                failed: failedRequests,
              }))}
            />
            <CourseChart
              name={t("operator.pages.calls")}
              points={health.points.map(({ at, calls, failedCalls }) => ({
                at,
                all: calls,
                failed: failedCalls,
              }))}
            />
            <SectionHeading id="requests" title={t("operator.health.requests")} />
            <SortedTable
              caption={t("operator.health.requests")}
              columns={requestColumns}
              rows={sortRows(health.requests, requestColumns, sort)}
              keyOf={({ kind, status }) => `${kind} ${status}`}
              sort={sort}
            />
            <p className="mt-4 text-xs text-quiet">
              {t("operator.health.foot", { version, until: date(health.until, "momentInZone") })}
            </p>
          </>
        )}
      </PartBlock>
    </>
  );
}
