import type { AccountHappening, AccountLack } from "~/graphql/generated/graphql";
import type { FieldName } from "../../../../brands/typed/field-kinds.ts";

/** What an account may have done in the days of the address. */
export const happenings = [
  "REGISTERED",
  "FIRST_DEPOSIT",
  "SECOND_DEPOSIT",
  "DEPOSIT",
  "PLAY",
] as const satisfies AccountHappening[];

/** What an account may have never done. */
export const lacks = ["DEPOSIT", "SECOND_DEPOSIT", "PLAY"] as const satisfies AccountLack[];

/** Amounts of the days, from and up to. */
export const bounds = [
  "stakeFrom",
  "stakeTo",
  "ggrFrom",
  "ggrTo",
  "commissionFrom",
  "commissionTo",
] as const satisfies FieldName[];
