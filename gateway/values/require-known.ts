import { PlatformError } from "../platform/errors.ts";

type WithKnown<Row, Key extends keyof Row> = Row & { [K in Key]: NonNullable<Row[K]> };

/**
 * Returns rows of which all these values could be read: a sum that lacks one would look like the whole.
 * @param call the id of the call that returned the rows
 * @throws PlatformError UPSTREAM_BAD_RESPONSE where a value, or the list, could not be read
 */
export function requireKnown<Row extends object, Key extends keyof Row>(
  rows: readonly Row[] | null,
  keys: readonly Key[],
  call: string,
): WithKnown<Row, Key>[] {
  const isWhole = (row: Row): row is WithKnown<Row, Key> => keys.every((key) => row[key] != null);
  const whole = rows?.filter(isWhole) ?? null;
  if (whole === null || whole.length !== rows?.length) {
    throw new PlatformError("UPSTREAM_BAD_RESPONSE", call);
  }
  return whole;
}
