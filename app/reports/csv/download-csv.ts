/** The progress of a file. */
export interface CsvProgress {
  rows: number;
  /** Rows of the whole file; null where the platform does not say. */
  total: number | null;
}

interface Options {
  signal: AbortSignal;
  onProgress: (progress: CsvProgress) => void;
}

const lineEnd = 10;

/**
 * Fetches a report's file part by part and reports the progress.
 * @param href address of the file, with a query
 * @throws Error when it is refused, fails or is cancelled by `signal`; an incomplete file is never kept
 */
export async function downloadCsv(
  href: string,
  { signal, onProgress }: Options,
): Promise<{ file: Blob; name: string }> {
  const parts: Blob[] = [];
  let name = "report.csv";
  let rows = 0;
  for (let part = 1, more = true; more; part += 1) {
    const answer = await fetch(`${href}&part=${part}`, { signal });
    const type = answer.headers.get("Content-Type") ?? "";
    // A page instead of a file is a login page or an error message.
    if (!answer.ok || !answer.body || !type.startsWith("text/csv"))
      throw new Error(`The file was refused with ${answer.status}.`);
    name = /filename="([^"]+)"/.exec(answer.headers.get("Content-Disposition") ?? "")?.[1] ?? name;
    const total = Number(answer.headers.get("X-Csv-Rows")) || null;
    const most = Number(answer.headers.get("X-Csv-Most")) || Number.POSITIVE_INFINITY;
    const before = rows;
    const chunks: BlobPart[] = [];
    const reader = answer.body.getReader();
    // The headings of the first part are a line and no row.
    if (part === 1) rows -= 1;
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      chunks.push(read.value);
      for (const byte of read.value) if (byte === lineEnd) rows += 1;
      onProgress({ rows: Math.max(0, rows), total });
    }
    parts.push(new Blob(chunks));
    more = rows - before >= most;
  }
  return { file: new Blob(parts, { type: "text/csv" }), name };
}
