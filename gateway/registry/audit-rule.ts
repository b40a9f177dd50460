/** What a change writes into the audit trail (G35). The row of every mutation has such a rule, which its type requires. */
import type { MutationResolvers } from "../generated/resolver-types.ts";
import type { AuditKind } from "../protection/audit/audit-entry.ts";

/** The name of a mutation, such as "Mutation.login". */
export type MutationField = `Mutation.${keyof MutationResolvers}`;

export type AuditRule =
  | {
      kind: AuditKind;
      /** The arguments that the entry holds. Only these are recorded: no password, number or name is among them. */
      facts?: readonly string[];
      /** The argument with the account that the change concerns; the viewer's own without it. */
      subject?: string;
    }
  /** Why the change writes no entry. */
  | { none: string };
