import { PlatformError } from "../platform/errors.ts";

type WithKnown<Row, Key> = Row & { [K in Key & keyof Row]: NonNullable<Row[K]> };

/**
 * Returns rows of which all these values could be read: a sum that lacks one would look like the whole. A single row is
 * a list of one.
 * @param call the id of the call that returned the rows
 * @throws PlatformError UPSTREAM_BAD_RESPONSE where a value, or the list, could not be read
 */
export function requireKnown<
  const Rows extends readonly object[],
  const Key extends keyof Rows[number],
>(
  rows: Rows | null,
  keys: readonly Key[],
  call: string,
): { [At in keyof Rows]: WithKnown<Rows[At], Key> } {
  if (!rows?.every((row: Rows[number]) => keys.every((key) => row[key] != null))) {
    throw new PlatformError("UPSTREAM_BAD_RESPONSE", call);
  }
  return rows as { [At in keyof Rows]: WithKnown<Rows[At], Key> };
}
