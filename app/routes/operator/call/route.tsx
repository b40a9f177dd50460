import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { graphql } from "~/graphql/generated";
import { useI18n } from "~/i18n/i18n.tsx";
import { pageTitle } from "~/i18n/page-title.server.ts";
import { PartBlock } from "~/reports/part-block.tsx";
import { partOf } from "~/reports/part-of.ts";
import { CourseChart } from "~/routes/operator/frame/course-chart.tsx";
import { PageHeader } from "~/ui/layout/page-header.tsx";
import { SectionHeading } from "~/ui/layout/section-heading.tsx";
import { Tabs } from "~/ui/layout/tabs.tsx";
import { Table } from "~/ui/table/table.tsx";
import { failureColumns } from "./failure-columns.ts";

const OperatorCall = graphql(`
  query OperatorCall($id: ID!, $step: OperatorStep!) {
    operator {
      call(id: $id) {
        id
        name
        address
        points(step: $step) {
          at
          calls
          failed
          p95
        }
        failures {
          at
          outcome
          status
          ms
          requestId
          version
        }
      }
    }
  }
`);

const steps = ["MINUTE", "HOUR"] as const;

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];

/**
 * O2: one platform call: its course, and its last failures with the requests that they belong to.
 * @throws Response 404 for an id that the catalogue has not
 */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { id = "" } = params;
  const step = new URL(request.url).searchParams.get("step") === "HOUR" ? "HOUR" : "MINUTE";
  const answer = await context.gateway.execute(OperatorCall, { id, step });
  if (answer.data && answer.data.operator.call === null) throw new Response(null, { status: 404 });
  return {
    title: pageTitle(context, "operator.call.title", { id }),
    id,
    step,
    part: partOf(answer, ({ operator }) => operator.call),
  };
}

export default function Call() {
  const { t } = useI18n();
  const { id, part, step } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title={t("operator.call.title", { id })}>
        <Tabs
          label={t("operator.health.span")}
          look="slim"
          now={step}
          tabs={steps.map((each) => ({
            name: each,
            text: t(`operator.call.steps.${each}`),
            to: `?step=${each}`,
          }))}
        />
      </PageHeader>
      <p className="mb-4 flex flex-wrap gap-x-4">
        <Link to="/operator/calls" className="text-accent underline">
          {t("operator.call.all")}
        </Link>
        <Link to={`/operator/drift?call=${id}`} className="text-accent underline">
          {t("operator.pages.drift")}
        </Link>
      </p>
      <PartBlock part={part} name={t("operator.call.title", { id })}>
        {({ name, address, points, failures }) => (
          <>
            <p className="text-sm text-quiet">
              {name} · <code>{address}</code>
            </p>
            <CourseChart
              name={t("operator.columns.calls")}
              points={points.map(({ at, calls, failed }) => ({ at, all: calls, failed }))}
            />
            <SectionHeading id="failures" title={t("operator.call.failures")} />
            <Table
              caption={t("operator.call.failures")}
              columns={failureColumns}
              rows={failures}
              keyOf={({ requestId, at }) => `${requestId} ${at}`}
              none={t("operator.call.noFailures")}
            />
          </>
        )}
      </PartBlock>
    </>
  );
}
