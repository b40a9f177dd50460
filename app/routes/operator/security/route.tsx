import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { graphql } from "~/graphql/generated";
import { useI18n } from "~/i18n/i18n.tsx";
import { pageTitle } from "~/i18n/page-title.server.ts";
import { PartBlock } from "~/reports/part-block.tsx";
import { partOf } from "~/reports/part-of.ts";
import { HourTabs, hoursIn } from "~/routes/operator/frame/hour-tabs.tsx";
import { sortRows } from "~/routes/operator/frame/sort-rows.ts";
import { useReload } from "~/routes/operator/frame/use-reload.ts";
import { PageHeader } from "~/ui/layout/page-header.tsx";
import { SectionHeading } from "~/ui/layout/section-heading.tsx";
import { SortedTable } from "~/ui/table/sorted-table.tsx";
import { Table } from "~/ui/table/table.tsx";
import { useSort } from "~/ui/table/use-sort.ts";
import { blockedColumns, eventColumns, networkColumns } from "./security-columns.ts";

const OperatorSecurity = graphql(`
  query OperatorSecurity($hours: Int!) {
    operator {
      security(hours: $hours) {
        events {
          name
          level
          count
          before
        }
        networks {
          network
          count
          events {
            outcome
            count
          }
        }
        blocked {
          directive
          host
          count
          line
        }
      }
    }
  }
`);

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];

/** O4: security events, networks, and what browsers kept from pages. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const hours = hoursIn(request, 24);
  const answer = await context.gateway.execute(OperatorSecurity, { hours });
  return {
    title: pageTitle(context, "operator.pages.security"),
    hours,
    part: partOf(answer, ({ operator }) => operator.security),
  };
}

export default function Security() {
  const { t } = useI18n();
  const { part, hours } = useLoaderData<typeof loader>();
  const sort = useSort(eventColumns);
  useReload();
  return (
    <>
      <PageHeader title={t("operator.pages.security")} lead={t("operator.security.lead")}>
        <HourTabs now={hours} />
      </PageHeader>
      <PartBlock part={part} name={t("operator.pages.security")}>
        {(security) => (
          <>
            <SortedTable
              caption={t("operator.security.events")}
              columns={eventColumns}
              rows={sortRows(security.events, eventColumns, sort)}
              keyOf={({ name }) => name}
              sort={sort}
            />
            <SectionHeading id="networks" title={t("operator.security.networks")} />
            <Table
              caption={t("operator.security.networks")}
              columns={networkColumns}
              rows={security.networks}
              keyOf={({ network }) => network}
              none={t("operator.security.none")}
            />
            <SectionHeading id="blocked" title={t("operator.security.blocked")} />
            <Table
              caption={t("operator.security.blocked")}
              columns={blockedColumns}
              rows={security.blocked}
              keyOf={({ directive, host }) => `${directive} ${host}`}
              none={t("operator.security.none")}
            />
          </>
        )}
      </PartBlock>
    </>
  );
}
