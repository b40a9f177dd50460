/** Brings the bytes of a file into the bucket, in equal parts (R2 wants at least 5 MiB of all but the last). */
import { contentTypeOf } from "./content-type.ts";
import type { FileRow } from "./file-row.ts";
import { type FileTables, keyOf, requestOf } from "./file-tables.ts";

export const partBytes = 5 * 1024 * 1024;

/** The part of an R2 bucket that is used here. */
export type FileBucket = Pick<
  R2Bucket,
  "createMultipartUpload" | "resumeMultipartUpload" | "put" | "get" | "head" | "delete"
>;

/**
 * Uploads one part. A part that was uploaded and not noted is uploaded again under its number.
 * @param isCurrent whether the file is still being made; asked after each wait
 */
export async function uploadPart(
  bucket: FileBucket,
  tables: FileTables,
  row: FileRow,
  isCurrent: () => boolean,
): Promise<void> {
  let upload = row.upload;
  if (upload === null) {
    upload = (await bucket.createMultipartUpload(keyOf(row), headersOf(row))).uploadId;
    if (!isCurrent()) return abort(bucket, { ...row, upload });
    tables.putUpload(row.id, upload);
  }
  await sendPart(bucket, tables, { ...row, upload }, isCurrent);
}

/** Uploads the rest, which is less than a part, and completes the file. Returns its size, or null if it was stopped meanwhile. */
export async function completeFile(
  bucket: FileBucket,
  tables: FileTables,
  row: FileRow,
  isCurrent: () => boolean,
): Promise<number | null> {
  const key = keyOf(row);
  if (row.upload === null) {
    const whole = tables.first(row.id, Number.MAX_SAFE_INTEGER);
    await bucket.put(key, whole, headersOf(row));
    return whole.length;
  }
  if (tables.waiting(row.id) > 0) await sendPart(bucket, tables, row, isCurrent);
  const last = tables.find(row.id);
  if (!last || !isCurrent()) return null;
  const upload = bucket.resumeMultipartUpload(key, row.upload);
  try {
    await upload.complete(JSON.parse(last.parts) as R2UploadedPart[]);
  } catch (error) {
    // It was completed before a restart.
    if ((await bucket.head(key)) === null) throw error;
  }
  return last.bytes;
}

async function sendPart(
  bucket: FileBucket,
  tables: FileTables,
  row: FileRow,
  isCurrent: () => boolean,
): Promise<void> {
  if (row.upload === null) return;
  const bytes = tables.first(row.id, partBytes);
  const number = (JSON.parse(row.parts) as unknown[]).length + 1;
  const upload = bucket.resumeMultipartUpload(keyOf(row), row.upload);
  const part = await upload.uploadPart(number, bytes);
  if (isCurrent()) tables.putPart(row.id, part, bytes.length);
}

/** Removes what the bucket has of a file. */
export async function discard(bucket: FileBucket, row: FileRow): Promise<void> {
  if (row.upload !== null) await abort(bucket, row);
  await bucket.delete(keyOf(row));
}

async function abort(bucket: FileBucket, row: FileRow): Promise<void> {
  if (row.upload === null) return;
  // An upload that is gone needs no end.
  await bucket
    .resumeMultipartUpload(keyOf(row), row.upload)
    .abort()
    .catch(() => undefined);
}

const headersOf = (row: FileRow) => ({
  httpMetadata: { contentType: contentTypeOf[requestOf(row).format] },
});
