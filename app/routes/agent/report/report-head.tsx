import type { ReactNode } from "react";
import { useI18n } from "~/i18n/i18n.tsx";
import { FilterButton } from "~/reports/filter-button.tsx";
import type { RecordQuery } from "~/reports/query/record-query.server.ts";
import { HeadTools } from "~/routes/agent/table/head-tools.tsx";
import { PageHeader } from "~/ui/layout/page-header.tsx";

interface Props {
  title: string;
  lead: string;
  query: RecordQuery;
  /** What `RangeForm` has: days, further fields too; or the page has no such form. */
  filters?: "days" | "fields" | "none";
  /** What else acts on all of it, such as its file. */
  children?: ReactNode;
}

/**
 * The top of a report: on paper with its days and their zone. On phones what acts on it is a bar at the bottom of the
 * window (N14).
 */
export function ReportHead({ title, lead, query, filters = "days", children }: Props) {
  const { zone } = useI18n();
  return (
    <>
      <PageHeader title={title} lead={lead}>
        <div className="thumb-bar">
          {children}
          <HeadTools />
          {filters === "none" ? null : <FilterButton counted={filters === "fields"} />}
        </div>
      </PageHeader>
      <p className="figures mb-3 hidden text-sm print:block">
        {query.from} – {query.to} ({zone})
      </p>
    </>
  );
}
