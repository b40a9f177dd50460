/** Asks the platform every public read that needs neither a token nor an argument. */
import * as v from "valibot";
import { catalogue } from "../catalogue.ts";
import type { Call } from "../platform/call.ts";
import type { Platform } from "../platform/platform.ts";
import type { RequestScope } from "../scope.ts";

/** Whether a row can be asked as it stands, by a guest, without changing anything. */
export function isPublicRead(row: Call): boolean {
  return row.read && row.token !== "required" && v.is(row.request, {});
}

/** Makes the calls, whatever is cached; how they went is noted with each row. */
export async function callPublicReads(platform: Platform, scope: RequestScope): Promise<void> {
  const rows = catalogue.filter(
    (row) => isPublicRead(row) && scope.brand.calls[row.id]?.enabled !== false,
  );
  // Who wants to see the answer's headers gets the platform's own answer, not a shared copy.
  const options = { guest: true, onHeaders: () => undefined };
  await Promise.allSettled(rows.map((row) => platform.call(row, {}, options)));
}
