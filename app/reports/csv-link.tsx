import { useLocation } from "@remix-run/react";
import Download from "lucide-react/icons/download";
import { useI18n } from "~/i18n/i18n.tsx";
import { ButtonAnchor } from "~/ui/button.tsx";
import { mostCsvRows } from "./csv.ts";
import type { RecordQuery } from "./record-query.server.ts";

/** All rows of the days that are shown, by the page's filters, as a file: at the page's address with `.csv`. */
export function CsvLink({ query: { from, to } }: { query: RecordQuery }) {
  const { t } = useI18n();
  const { pathname, search } = useLocation();
  const query = new URLSearchParams(search);
  query.delete("offset");
  query.set("from", from);
  query.set("to", to);
  return (
    <div className="grid justify-items-end gap-1">
      {/* Without `download`, an answer that is no file is a page that says so. */}
      <ButtonAnchor href={`${pathname.replace(/\/$/, "")}.csv?${query}`} tone="quiet" size="small">
        <Download className="size-4" aria-hidden="true" />
        {t("member.csv.download")}
      </ButtonAnchor>
      <p className="figures text-2xs text-quiet">{t("member.csv.most", { most: mostCsvRows })}</p>
    </div>
  );
}
