import type { AgentFileReport } from "~/graphql/generated/graphql";
import { zoneName } from "~/i18n/format.ts";
import { type CsvPlace, type FileCell, plain } from "~/reports/csv/csv.ts";
import { brandTime } from "~/reports/range/brand-time.ts";
import { reportName } from "~/reports/report-names.ts";
import type { About } from "./xlsx-file.ts";

interface Facts {
  report: AgentFileReport;
  /** As the address has them. */
  filters: URLSearchParams;
  range: { from: number; to: number };
  /** From when on the rows are whole, in ms; null where the platform does not say. */
  since: number | null;
  rows: number;
  /** In ms. */
  madeAt: number;
  /** What the report says about itself, such as that it is final. */
  note: string | null;
}

/** What the first sheet of a workbook says: of which report, filters and days its rows are, and when it was made. */
export function aboutFile(
  { report, filters, range, since, rows, madeAt, note }: Facts,
  { t, gmtOffset }: CsvPlace,
): About {
  const time = (at: number): FileCell => ({ kind: "time", text: brandTime(at, gmtOffset) });
  const said = [...filters.values()].filter(Boolean).join(" · ");
  const none = plain(t("agentCenter.files.about.none"));
  return {
    name: t("agentCenter.files.about.title"),
    lines: [
      [t("agentCenter.files.about.report"), plain(reportName(report, t))],
      [t("member.filters"), said ? plain(said) : none],
      [t("member.range.from"), time(range.from)],
      [t("member.range.to"), time(range.to - 1)],
      [t("agentCenter.files.about.zone"), plain(zoneName(gmtOffset))],
      [t("agentCenter.files.about.since"), since === null ? none : time(since)],
      [t("agentCenter.files.about.made"), time(madeAt)],
      [t("agentCenter.files.about.rows"), { kind: "number", text: `${rows}` }],
      ...(note === null ? [] : [["", plain(note)] as const]),
    ],
  };
}
