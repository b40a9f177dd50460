/** Which record a write made whose answer was lost, or did not say. */
import { PlatformError } from "../platform/errors.ts";

interface Dated {
  requestId: string | null;
  at: number | null;
}

/** Clocks of two houses differ a little. */
const skewMs = 5_000;

/**
 * By its requestId where the platform's records carry one; else the first that fits and is not older
 * than the attempt. Null: the records know nothing of it.
 */
export function madeBy<T extends Dated>(
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
 * What the records call a change that the platform took without naming it; null where they can't say. The
 * change is made whatever comes of this.
 */
export async function nameOf(find: () => Promise<{ id: string | null } | null>) {
  const found = await find().catch((error: unknown) => {
    if (error instanceof PlatformError) return null;
    throw error;
  });
  return found?.id ?? null;
}
