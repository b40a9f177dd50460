import type { AttentionKind } from "~/graphql/generated/graphql";

/** Every kind of entries: one that is missing does not compile. */
const kinds = {
  OWN_CONTRACT_ENDED: true,
  CONTRACT_ENDED: true,
  CONTRACT_FROZEN: true,
  CONTRACT_ABOVE_OWN: true,
  RATE_ABOVE_OWN: true,
  PAY_PENDING: true,
  NEW_WITHOUT_DEPOSIT: true,
  INACTIVE: true,
  BIG_WIN: true,
  LARGE_DEPOSIT: true,
  LARGE_WITHDRAWAL: true,
} satisfies Record<AttentionKind, true>;

/** The kinds of entries, in the order in which they are listed. */
export const attentionKinds = Object.keys(kinds) as (keyof typeof kinds)[];

/** A kind of the address or a form; undefined for none. */
export const kindOf = (text: string | null): AttentionKind | undefined =>
  attentionKinds.find((kind) => kind === text);
