import type { AttentionKind } from "~/graphql/generated/graphql";

/** The kinds of entries, in the order in which they are listed. */
export const attentionKinds = [
  "OWN_CONTRACT_ENDED",
  "CONTRACT_ENDED",
  "CONTRACT_FROZEN",
  "CONTRACT_ABOVE_OWN",
  "RATE_ABOVE_OWN",
  "PAY_PENDING",
  "NEW_WITHOUT_DEPOSIT",
  "INACTIVE",
  "BIG_WIN",
  "LARGE_DEPOSIT",
  "LARGE_WITHDRAWAL",
] as const satisfies readonly AttentionKind[];

/** A kind of the address or a form; undefined for none. */
export const kindOf = (text: string | null): AttentionKind | undefined =>
  attentionKinds.find((kind) => kind === text);
