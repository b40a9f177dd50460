import { type Refusal, refusedField, refusedFor } from "~/forms/refusal/refusal.ts";
import { firebaseMeaning } from "../../../brands/firebase-codes.ts";
import { codeOf } from "./social-problem.ts";

/** Returns why Firebase's sign-in failed (E22–E32); null if a newer popup replaced this one. */
export function problemOf(error: unknown): Refusal | null {
  const code = codeOf(error);
  if (code === "auth/cancelled-popup-request") return null;
  // Other errors mean that Firebase's script failed to load.
  const meaning = firebaseMeaning(code) ?? { reason: "VERIFICATION_UNAVAILABLE" as const };
  if ("field" in meaning) return refusedField(meaning.field, meaning.messageKey);
  if ("waitMs" in meaning) return { kind: "throttled", retryAfterMs: meaning.waitMs };
  return refusedFor(meaning.reason);
}
