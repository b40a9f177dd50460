/** How a change says no: one fragment that reads it, one type that the pages know it by. */
import { type FragmentType, graphql, readFragment } from "~/graphql/generated";
import type { RefusalReason } from "~/graphql/generated/graphql";

/** What every refused change carries. A mutation spreads it beside its own success. */
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
      told
    }
  }
`);

/** A refused field: a key of the locale files with its values. */
export interface RefusedField {
  field: string;
  messageKey: string;
  values: readonly { name: string; value: string }[];
}

/** Why a change was not made. */
export type Refusal =
  | { kind: "fields"; fields: readonly RefusedField[] }
  | { kind: "throttled"; retryAfterMs: number }
  | {
      kind: "refused";
      reason: RefusalReason;
      /** The platform's own words, where they are to be shown (E3, M16). */
      told?: string | null | undefined;
    }
  /** Nobody could be asked. */
  | { kind: "failed" };

/** A change was refused for this reason. */
export const refusedFor = (reason: RefusalReason): Refusal => ({ kind: "refused", reason });

export const isRefusedFor = (
  reason: RefusalReason,
  problem: { kind: string; reason?: string } | null,
): boolean => problem?.kind === "refused" && problem.reason === reason;

/** A change was not made because of this one field. */
export const refusedField = (
  field: string,
  messageKey: string,
  values: Record<string, string> = {},
): Refusal => {
  const named = Object.entries(values).map(([name, value]) => ({ name, value }));
  return { kind: "fields", fields: [{ field, messageKey, values: named }] };
};

/**
 * Why a change was refused.
 * @param result what it answered, its successes left out; nothing at all when it could not be asked
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
      return { kind: "refused", reason: refusal.reason, told: refusal.told };
    default:
      return { kind: "failed" };
  }
}

/** The refused field of this name, or nothing. */
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
 * After these the same key has to be sent again: that settles what became of the first try. Records that show
 * nothing may still be late; of the key the platform knows.
 */
const unsettled: ReadonlySet<RefusalReason> = new Set([
  "OUTCOME_UNKNOWN",
  "IN_PROGRESS",
  "NOT_MADE",
]);

/** Whether nobody knows for sure if the change was made, so that the next try has to be the same one. */
export function isUnsettled(refusal: Refusal): boolean {
  if (refusal.kind === "failed") return true;
  return refusal.kind === "refused" && unsettled.has(refusal.reason);
}
