/**
 * A report whose parts stand for themselves: one that can't be read costs itself, is null, and is said in the
 * log and on /dev/platform. It is never shown as nothing: an empty list would be another answer.
 */
import type { RequestScope } from "../../request/request-scope.ts";
import type { Call } from "../call.ts";
import { PlatformError } from "../errors.ts";
import { recordFault } from "./observations.ts";

/**
 * @param parts what was read, by its name
 * @throws PlatformError UPSTREAM_BAD_RESPONSE when not one of them could be read: that is no answer
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
