/**
 * Reports with independent parts: an unreadable part is null, is logged, and is shown on /dev/platform. It is
 * never replaced by an empty list, which would be a wrong result.
 */
import type { RequestScope } from "../../request/request-scope.ts";
import type { Call } from "../call.ts";
import { PlatformError } from "../errors.ts";
import { recordFault } from "./observations.ts";

/**
 * @param parts the decoded parts by name
 * @throws PlatformError UPSTREAM_BAD_RESPONSE when no part is readable
 */
export function reportMissing(scope: RequestScope, row: Call, parts: object): void {
  const entries = Object.entries(parts);
  const missing = entries.filter(([, part]) => part === null).map(([name]) => name);
  if (missing.length === 0) return;
  if (missing.length === entries.length) throw new PlatformError("UPSTREAM_BAD_RESPONSE", row.id);
  const what = `could not read ${missing.join(", ")}`;
  recordFault(scope, row, what);
  scope.log({
    level: "error",
    event: "platform.missing",
    requestId: scope.requestId,
    call: row.id,
    what,
  });
}
