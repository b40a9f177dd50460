/** Logs that an object of the protection could not be reached. */
import type { RequestScope } from "./request-scope.ts";

export function logUnreachable(scope: RequestScope, error: unknown): void {
  const reason = error instanceof Error ? error.message : String(error);
  scope.log({ level: "error", event: "protection.unreachable", reason });
}
