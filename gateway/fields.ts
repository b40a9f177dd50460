import { mergeTable } from "./domains.ts";
import {
  type FieldRow,
  type MutationRow,
  type RootField,
  type RowOf,
  rule,
} from "./registry/domain.ts";

/**
 * What holds for each root field of the schema, such as "Query.wallet". A field that no domain has a row for is a type
 * error, and so is a mutation whose row says nothing of its effect or of the audit trail.
 */
export const fields: Readonly<Record<RootField, FieldRow | MutationRow>> = {
  ...mergeTable("fields"),
  "Query.ready": { access: rule.anyone },
  "Query.otherAccount": { access: rule.anyone },
  "Query.now": { access: rule.anyone },
};

/** The row of a field; undefined for one that has none, which is closed (P20). */
export const rowOf: RowOf = (field) =>
  Object.hasOwn(fields, field) ? fields[field as RootField] : undefined;

/** True for a field that returns the same for everyone. */
export const isShared = (field: string): boolean => rowOf(field)?.access.shared === true;
