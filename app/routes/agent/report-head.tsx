import type { ReactNode } from "react";
import { useI18n } from "~/i18n/i18n.tsx";
import type { RecordQuery } from "~/reports/record-query.server.ts";
import { PageHeader } from "~/ui/layout/page-header.tsx";
import { lazy } from "~/ui/lazy/lazy.tsx";

// Lazy for the budget of the reports with many columns.
const HeadTools = lazy(() => import("./head-tools.tsx").then((module) => module.HeadTools), "h-11");

interface Props {
  title: string;
  lead: string;
  query: RecordQuery;
  /** What else acts on all of it, such as its file. */
  children?: ReactNode;
}

/** The top of a report: on paper with its days and their zone. */
export function ReportHead({ title, lead, query, children }: Props) {
  const { zone } = useI18n();
  return (
    <>
      <PageHeader title={title} lead={lead} compact>
        <div className="flex items-start gap-2 max-sm:w-full max-sm:flex-wrap sm:shrink-0">
          {children}
          <HeadTools />
        </div>
      </PageHeader>
      <p className="figures mb-3 hidden text-sm print:block">
        {query.from} – {query.to} ({zone})
      </p>
    </>
  );
}
