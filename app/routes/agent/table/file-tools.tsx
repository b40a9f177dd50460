import { CsvExport } from "~/reports/csv/csv-export.tsx";
import type { RecordQuery } from "~/reports/query/record-query.server.ts";
import { reportAt } from "../../../../brands/report-pages.ts";
import { BackgroundFile } from "./background-file.tsx";
import { useReportPath } from "./chosen-columns.ts";

/** The files of the report that is shown: now, or of any size in the background (N12). */
export function FileTools({ query }: { query: RecordQuery }) {
  const file = reportAt(useReportPath());
  return (
    <div className="thumb-group grid gap-2 xl:flex">
      <CsvExport query={query} />
      {file ? <BackgroundFile report={file} query={query} /> : null}
    </div>
  );
}
