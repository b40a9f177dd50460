import type { AgentFileReport } from "~/graphql/generated/graphql";
import { CsvExport } from "~/reports/csv/csv-export.tsx";
import type { RecordQuery } from "~/reports/query/record-query.server.ts";
import { BackgroundFile } from "./background-file.tsx";

interface Props {
  query: RecordQuery;
  /** The report's file of any size, made in the background (N12). */
  file: AgentFileReport | undefined;
}

/** The files of a report: now, or of any size in the background. */
export function FileTools({ query, file }: Props) {
  return (
    <div className="thumb-group grid gap-2 xl:flex">
      <CsvExport query={query} />
      {file ? <BackgroundFile report={file} query={query} /> : null}
    </div>
  );
}
