import { useLocation } from "@remix-run/react";
import { type MouseEvent, useEffect, useRef, useState } from "react";
import { useI18n } from "~/i18n/i18n.tsx";
import { Button, ButtonAnchor } from "~/ui/button.tsx";
import { loadChunk } from "~/ui/load-chunk.ts";
import { csvHref } from "./csv-link.tsx";
import type { CsvProgress } from "./download-csv.ts";
import type { RecordQuery } from "./record-query.server.ts";

type State = { is: "ready" | "failed" } | ({ is: "running" } & CsvProgress);

/**
 * The whole report as a file, however long: with a script it is fetched in parts, says how far it has
 * come and can be stopped; without one it is a link to its first part.
 */
export function CsvExport({ query }: { query: RecordQuery }) {
  const { t } = useI18n();
  const href = csvHref(useLocation(), query);
  const [state, setState] = useState<State>({ is: "ready" });
  const stop = useRef<AbortController | null>(null);
  // Who goes elsewhere wants no file any more.
  useEffect(() => () => stop.current?.abort(), []);

  const start = async (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    const own = new AbortController();
    stop.current = own;
    setState({ is: "running", rows: 0, total: null });
    try {
      const { downloadCsv } = await loadChunk(() => import("./download-csv.ts"));
      const { file, name } = await downloadCsv(href, {
        signal: own.signal,
        onProgress: (progress) => setState({ is: "running", ...progress }),
      });
      save(file, name);
      setState({ is: "ready" });
    } catch {
      setState({ is: own.signal.aborted ? "ready" : "failed" });
    }
  };

  return (
    <div className="grid justify-items-end gap-1 print:hidden">
      {state.is === "running" ? (
        <div className="flex items-center gap-3">
          <div className="grid gap-1">
            <progress
              aria-label={t("member.csv.download")}
              value={state.total === null ? undefined : state.rows}
              max={state.total ?? undefined}
              className="h-1.5 w-40 accent-accent"
            />
            <p className="figures text-2xs text-quiet">
              {state.total === null
                ? t("member.csv.rows", { count: state.rows })
                : t("member.csv.progress", { rows: state.rows, total: state.total })}
            </p>
          </div>
          <Button onClick={() => stop.current?.abort()} tone="quiet" size="small">
            {t("member.csv.stop")}
          </Button>
        </div>
      ) : (
        <ButtonAnchor href={href} onClick={start} tone="quiet" size="small">
          <i className="icon-download size-4" />
          {t("member.csv.download")}
        </ButtonAnchor>
      )}
      <p role="status" className="text-2xs text-danger empty:hidden">
        {state.is === "failed" ? t("member.csv.failed") : null}
      </p>
    </div>
  );
}

function save(file: Blob, name: string) {
  const url = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // Some browsers begin to read it only after the press.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
