import { useLocation } from "@remix-run/react";
import { type MouseEvent, useState } from "react";
import { useI18n } from "~/i18n/i18n.tsx";
import type { RecordQuery } from "~/reports/query/record-query.server.ts";
import { ButtonAnchor } from "~/ui/controls/button.tsx";
import { useLazyModule } from "~/ui/lazy/use-lazy-module.ts";
import { csvHref } from "./csv-href.ts";

/**
 * The whole report as a file of any length. With scripts it is fetched in parts, shows its progress and can be
 * cancelled. Without scripts it is a link to the first part. The code that fetches it is loaded by the click.
 */
export function CsvExport({ query }: { query: RecordQuery }) {
  const { t } = useI18n();
  const href = csvHref(useLocation(), query);
  const [state, setState] = useState<"ready" | "running" | "failed">("ready");

  const start = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setState("running");
  };

  return (
    <div className="thumb-group grid gap-1 sm:justify-items-end print:hidden">
      {state === "running" ? (
        <Run href={href} onEnd={(end) => setState(end === "done" ? "ready" : "failed")} />
      ) : (
        <ButtonAnchor href={href} onClick={start} tone="quiet" size="small">
          <i className="icon-download size-4" />
          {t("member.csv.download")}
        </ButtonAnchor>
      )}
      <p role="status" className="text-2xs text-danger empty:hidden">
        {state === "failed" ? t("member.csv.failed") : null}
      </p>
    </div>
  );
}

interface RunProps {
  href: string;
  onEnd: (end: "done" | "failed") => void;
}

function Run({ href, onEnd }: RunProps) {
  const run = useLazyModule(
    () => import("./csv-run.tsx"),
    () => onEnd("failed"),
  );
  if (!run) return <div aria-busy="true" className="skeleton h-11 w-40" />;
  return <run.CsvRun href={href} onEnd={onEnd} />;
}
