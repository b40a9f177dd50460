import { type Refusal, refusedField, refusedFor } from "~/forms/refusal/refusal.ts";
import { firebaseMeaning } from "../../../brands/firebase-codes.ts";
import { codeOf } from "./social-problem.ts";

/** Why Firebase did not sign anybody in (E22–E32); null where a newer window took the place of this one. */
export function problemOf(error: unknown): Refusal | null {
  const code = codeOf(error);
  if (code === "auth/cancelled-popup-request") return null;
  // What is no word of Firebase's is its script that did not come.
  const meaning = firebaseMeaning(code) ?? { reason: "VERIFICATION_UNAVAILABLE" as const };
  if ("field" in meaning) return refusedField(meaning.field, meaning.messageKey);
  if ("waitMs" in meaning) return { kind: "throttled", retryAfterMs: meaning.waitMs };
  return refusedFor(meaning.reason);
}
