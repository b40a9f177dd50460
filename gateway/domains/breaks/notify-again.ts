/** What the account's object does when the platform could not be told of a break (CA126, decision 0042). */
import { PlatformError } from "../../platform/errors.ts";
import type { PlatformNews, TellingOutcome } from "../../protection/breaks/platform-news.ts";
import type { GatewayContext } from "../../request/context.ts";
import { logout } from "../session/calls.ts";
import { setExclusion } from "./calls.ts";

/**
 * Tells the platform, and ends the session there once this is over. Each try is an entry of the audit trail.
 * @param token null: it can't be opened any more
 * @param last whether no further try follows
 */
export async function notifyPlatformAgain(
  { kind, from, until, account }: Pick<PlatformNews, "kind" | "from" | "until" | "account">,
  token: string | null,
  last: boolean,
  { platform, scope }: GatewayContext,
): Promise<TellingOutcome> {
  const reported = { kind, from, until, marketing: false } as const;
  const outcome = await (token === null
    ? "REFUSED"
    : platform.call(setExclusion, reported, { token }).then(() => "TOLD" as const, failureOf));
  scope.audit.record({
    kind: "EXCLUSION",
    action: "notifyPlatform",
    role: "SYSTEM",
    by: null,
    subject: account,
    before: null,
    after: { break: kind, until },
    outcome: outcome === "FAILED" && last ? "given up" : wordOf[outcome],
  });
  if (outcome === "TOLD" || (last && token !== null)) {
    await platform.call(logout, {}, { token: token ?? "" }).catch(() => undefined);
  }
  return outcome;
}

const wordOf: Record<TellingOutcome, string> = {
  TOLD: "done",
  FAILED: "failed",
  REFUSED: "given up",
};

/** A dead token and a switched-off row stay so; anything else may go by. */
function failureOf(error: unknown): TellingOutcome {
  if (!(error instanceof PlatformError)) throw error;
  return ["UNAUTHENTICATED", "NOT_OFFERED"].includes(error.failure) ? "REFUSED" : "FAILED";
}
