/** Finds the record of a write whose response was lost or had no id. */
import { PlatformError } from "../platform/errors.ts";

interface Dated {
  requestId: string | null;
  at: number | null;
}

/** Tolerated difference between the platform's clock and ours, in ms. */
const skewMs = 5_000;

/**
 * The record with the attempt's requestId, if the platform's records have one; else the first record that
 * fits and is not older than the attempt; null when there is none.
 */
export function recordOfAttempt<T extends Dated>(
  records: readonly (T | null)[],
  attempt: { requestId: string; since: number },
  fits: (record: T) => boolean,
): T | null {
  const present = records.filter((record) => record !== null);
  const exact = present.find(({ requestId }) => requestId?.toLowerCase() === attempt.requestId);
  if (exact) return exact;
  if (present.some(({ requestId }) => requestId !== null)) return null;
  const since = attempt.since - skewMs;
  return present.find((record) => (record.at ?? 0) >= since && fits(record)) ?? null;
}

/**
 * The id of a record whose write succeeded without returning it; null when the records don't show it. A
 * failure here does not undo the write.
 */
export async function idOfRecord(find: () => Promise<{ id: string | null } | null>) {
  const found = await find().catch((error: unknown) => {
    if (error instanceof PlatformError) return null;
    throw error;
  });
  return found?.id ?? null;
}
