/** Refusals of mutations: the fragment that reads them, and the type that pages use. */
import { type FragmentType, graphql, readFragment } from "~/graphql/generated";
import type { RefusalReason } from "~/graphql/generated/graphql";

/** The fields of every refusal. A mutation spreads the fragment beside its success type. */
export const Refusal_refusal = graphql(`
  fragment Refusal_refusal on Refusal {
    __typename
    retryAfterMs
    ... on InvalidInput {
      fields {
        field
        messageKey
        values {
          name
          value
        }
      }
    }
    ... on Refused {
      reason
      platformMessage
    }
  }
`);

/** An error of a field: a message key with its values. */
export interface RefusedField {
  field: string;
  messageKey: string;
  values: readonly { name: string; value: string }[];
}

/** Why a mutation made no change. */
export type Refusal =
  | { kind: "fields"; fields: readonly RefusedField[] }
  | { kind: "throttled"; retryAfterMs: number }
  | {
      kind: "refused";
      reason: RefusalReason;
      /** The platform's own message, when it has to be shown (E3, M16). */
      platformMessage?: string | null | undefined;
    }
  /** The gateway could not be reached. */
  | { kind: "failed" };

/** Returns a refusal for this reason. */
export const refusedFor = (reason: RefusalReason): Refusal => ({ kind: "refused", reason });

export const isRefusedFor = (
  reason: RefusalReason,
  problem: { kind: string; reason?: string } | null,
): boolean => problem?.kind === "refused" && problem.reason === reason;

/** Returns a refusal because of one field. */
export const refusedField = (
  field: string,
  messageKey: string,
  values: Record<string, string> = {},
): Refusal => {
  const named = Object.entries(values).map(([name, value]) => ({ name, value }));
  return { kind: "fields", fields: [{ field, messageKey, values: named }] };
};

/**
 * Returns why a mutation was refused.
 * @param result the answer without its success type; undefined when the gateway could not be reached
 */
export function refusalOf(
  result: FragmentType<typeof Refusal_refusal> | null | undefined,
): Refusal {
  const refusal = readFragment(Refusal_refusal, result);
  switch (refusal?.__typename) {
    case "InvalidInput":
      return { kind: "fields", fields: refusal.fields };
    case "Throttled":
      return { kind: "throttled", retryAfterMs: refusal.retryAfterMs };
    case "Refused":
      return { kind: "refused", reason: refusal.reason, platformMessage: refusal.platformMessage };
    default:
      return { kind: "failed" };
  }
}

/** Returns the error of a field, or undefined. */
export function errorIn(
  problem: { kind: string } | null | undefined,
  name: string,
): RefusedField | undefined {
  if (!problem || !isFields(problem)) return undefined;
  return problem.fields.find(({ field }) => field === name);
}

const isFields = (problem: { kind: string }): problem is Extract<Refusal, { kind: "fields" }> =>
  problem.kind === "fields";

/**
 * After these reasons the same key has to be sent again, which resolves the outcome of the first try. Records can be late,
 * but the platform knows the key.
 */
const unsettled: ReadonlySet<RefusalReason> = new Set([
  "OUTCOME_UNKNOWN",
  "IN_PROGRESS",
  "NOT_MADE",
]);

/** Whether the outcome is unknown, so that the next try has to use the same key. */
export function isUnsettled(refusal: Refusal): boolean {
  if (refusal.kind === "failed") return true;
  return refusal.kind === "refused" && unsettled.has(refusal.reason);
}
