import { useEffect, useRef, useState } from "react";
import { useI18n } from "~/i18n/i18n.tsx";
import { Button } from "~/ui/controls/button.tsx";
import { type CsvProgress, downloadCsv } from "./download-csv.ts";

interface Props {
  /** Of the file, with a query. */
  href: string;
  /** It is there, was stopped, or did not come. */
  onEnd: (end: "done" | "failed") => void;
}

/** A report's file on its way: how far it has come, and a way to stop it. */
export function CsvRun({ href, onEnd }: Props) {
  const { t } = useI18n();
  const [{ rows, total }, setProgress] = useState<CsvProgress>({ rows: 0, total: null });
  const stop = useRef<AbortController | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: begins once; who goes elsewhere wants no file any more
  useEffect(() => {
    const own = new AbortController();
    stop.current = own;
    downloadCsv(href, { signal: own.signal, onProgress: setProgress }).then(
      ({ file, name }) => {
        save(file, name);
        onEnd("done");
      },
      () => {
        // A stop by the button has said so already, and who went elsewhere hears nothing.
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
  // Some browsers begin to read it only after the press.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
