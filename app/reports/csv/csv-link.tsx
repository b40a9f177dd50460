import { useLocation } from "@remix-run/react";
import { useI18n } from "~/i18n/i18n.tsx";
import type { RecordQuery } from "~/reports/query/record-query.server.ts";
import { ButtonAnchor } from "~/ui/controls/button.tsx";
import { mostCsvRows } from "./csv.ts";
import { csvHref } from "./csv-href.ts";

/** All rows of the days that are shown as a file. */
export function CsvLink({ query }: { query: RecordQuery }) {
  const { t } = useI18n();
  const href = csvHref(useLocation(), query);
  return (
    <div className="grid gap-1 sm:justify-items-end">
      {/* Without `download`, so that an error response is shown as a page. */}
      <ButtonAnchor href={href} tone="quiet" size="small">
        <i className="icon-download size-4" />
        {t("member.csv.download")}
      </ButtonAnchor>
      <p className="figures text-2xs text-quiet">{t("member.csv.most", { most: mostCsvRows })}</p>
    </div>
  );
}
