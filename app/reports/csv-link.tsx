import { useLocation } from "@remix-run/react";
import Download from "lucide-react/icons/download";
import { useI18n } from "~/i18n/i18n.tsx";
import { ButtonAnchor } from "~/ui/button.tsx";
import { mostCsvRows } from "./csv.ts";

/** All rows of the page's days and filters as a file; the address of it is the page's, with `.csv`. */
export function CsvLink() {
  const { t } = useI18n();
  const { pathname, search } = useLocation();
  const query = new URLSearchParams(search);
  query.delete("offset");
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
