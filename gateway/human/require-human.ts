/** Human verification of a login, before the platform is called (A16, M20). */
import { fieldError, invalidInput } from "../failures/change-failure.ts";
import { refused } from "../failures/refusal.ts";
import type { FieldError, InvalidInput, Refused } from "../generated/resolver-types.ts";
import type { RequestScope } from "../request/request-scope.ts";
import { checkHuman, type HumanProof, longestHumanToken } from "./turnstile.ts";

const field = "humanVerification";

type Proven = { proof: HumanProof | null };
type Unproven =
  | (InvalidInput & { __typename: "InvalidInput" })
  | (Refused & { __typename: "Refused" });

/** Errors of a token that need no request to the service: a missing or an overlong token. */
export function humanTokenErrors(token: string | null, needed: boolean): FieldError[] {
  if (!needed) return [];
  if (token === null) return [fieldError(field, "validation.humanRequired")];
  return token.length > longestHumanToken ? [fieldError(field, "validation.humanFailed")] : [];
}

/**
 * Verifies that a human sends this form. Without a configured service no verification is needed; when the
 * service does not respond, the form is refused.
 */
export async function requireHuman(
  token: string | null,
  scope: RequestScope,
): Promise<Proven | Unproven> {
  const { humanVerification } = scope;
  if (humanVerification === null) return { proof: null };
  const check = await checkHuman(token ?? "", humanVerification, scope);
  if ("proof" in check) return check;
  if (check.problem === "unavailable") return refused("VERIFICATION_UNAVAILABLE");
  return humanError(check.problem);
}

/** The error at the verification widget. */
export function humanError(
  problem: "failed" | "expired",
): InvalidInput & { __typename: "InvalidInput" } {
  const key = problem === "expired" ? "validation.humanExpired" : "validation.humanFailed";
  return invalidInput([fieldError(field, key)]);
}
