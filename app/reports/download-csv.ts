/** How far a file has come. */
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
 * A report's file as a whole, fetched part by part while somebody watches.
 * @param href of the file, with a query
 * @throws Error when it is refused, breaks off, or is stopped by `signal`: no half a file is kept
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
    // A page in its place is a login, or word that this can't be had.
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
