/** The human verification of a login, before the platform hears of it (A16, M20). */
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

/** What is wrong with the token before anybody was asked: missing where one is needed, or no token. */
export function humanFaults(token: string | null, needed: boolean): FieldError[] {
  if (!needed) return [];
  if (token === null) return [fieldError(field, "validation.humanRequired")];
  return token.length > longestHumanToken ? [fieldError(field, "validation.humanFailed")] : [];
}

/**
 * Proves that a human sends this form. Without a configured service there is nothing to prove; one that
 * does not answer lets nobody through.
 */
export async function proveHuman(
  token: string | null,
  scope: RequestScope,
): Promise<Proven | Unproven> {
  const { humanVerification } = scope;
  if (humanVerification === null) return { proof: null };
  const check = await checkHuman(token ?? "", humanVerification, scope);
  if ("proof" in check) return check;
  if (check.problem === "unavailable") return refused("VERIFICATION_UNAVAILABLE");
  return notHuman(check.problem);
}

/** The refusal under the widget. */
export function notHuman(
  problem: "failed" | "expired",
): InvalidInput & { __typename: "InvalidInput" } {
  const key = problem === "expired" ? "validation.humanExpired" : "validation.humanFailed";
  return invalidInput([fieldError(field, key)]);
}
