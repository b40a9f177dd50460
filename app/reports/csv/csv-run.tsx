import { useEffect, useRef, useState } from "react";
import { useI18n } from "~/i18n/i18n.tsx";
import { Button } from "~/ui/controls/button.tsx";
import { type CsvProgress, downloadCsv } from "./download-csv.ts";

interface Props {
  /** Of the file, with a query. */
  href: string;
  /** How the download ended: complete, cancelled or failed. */
  onEnd: (end: "done" | "failed") => void;
}

/** The progress of a report's file, with a button that cancels it. */
export function CsvRun({ href, onEnd }: Props) {
  const { t } = useI18n();
  const [{ rows, total }, setProgress] = useState<CsvProgress>({ rows: 0, total: null });
  const stop = useRef<AbortController | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: it starts once; leaving the page cancels it
  useEffect(() => {
    const own = new AbortController();
    stop.current = own;
    downloadCsv(href, { signal: own.signal, onProgress: setProgress }).then(
      ({ file, name }) => {
        save(file, name);
        onEnd("done");
      },
      () => {
        // The cancel button shows its own message, and after leaving the page there is no place for one.
        if (!own.signal.aborted) onEnd("failed");
      },
    );
    return () => own.abort();
  }, []);

  return (
    <div className="flex items-center gap-3">
      <div className="grid gap-1">
        <progress
          aria-label={t("member.csv.download")}
          value={total === null ? undefined : rows}
          max={total ?? undefined}
          className="h-1.5 w-40 accent-accent"
        />
        <p className="figures text-2xs text-quiet">
          {total === null
            ? t("member.csv.rows", { count: rows })
            : t("member.csv.progress", { rows, total })}
        </p>
      </div>
      <Button
        onClick={() => {
          stop.current?.abort();
          onEnd("done");
        }}
        tone="quiet"
        size="small"
      >
        {t("member.csv.stop")}
      </Button>
    </div>
  );
}

function save(file: Blob, name: string) {
  const url = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // Some browsers read the file only after the click event.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
