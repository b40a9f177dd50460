/** The parts of a gateway domain. Its `index.ts` defines it, and `gateway/domains.ts` lists it. */
import type {
  MutationResolvers,
  Offer,
  QueryResolvers,
  Resolvers,
} from "../generated/resolver-types.ts";
import type { Call } from "../platform/call.ts";
import type { AuditRule, MutationField } from "./audit-rule.ts";

/**
 * Who may use a field: everybody, any account, a real one (no trial), an agent; or one of the operator's own people, whom no
 * account makes one (O1).
 */
export type Level = "anyone" | "account" | "real" | "agent" | "operator";

/** Access rule of a root field. */
export interface Rule {
  level: Level;
  /** Closed when the visitor's country is unknown: login, money and play. */
  needsCountry?: true;
  /** Open also while a default or expired password has to be changed (S11). */
  beforePasswordChange?: true;
  /**
   * The result depends only on shared platform responses, brand, language, region class, arguments and the
   * audience of `section-cache.ts`, so that it may be cached there.
   */
  shared?: true;
}

/** Common access rules. */
export const rule = {
  anyone: { level: "anyone" },
  /** Open to anyone, with the same result for everyone. */
  anyoneAlike: { level: "anyone", shared: true },
  anyoneKnown: { level: "anyone", needsCountry: true },
  account: { level: "account" },
  real: { level: "real" },
  agent: { level: "agent" },
  operator: { level: "operator" },
  /** Money moves only for real accounts in a known country (P15). */
  money: { level: "real", needsCountry: true },
  agentMoney: { level: "agent", needsCountry: true },
} as const satisfies Record<string, Rule>;

/** The name of a root field, such as "Query.wallet". */
export type RootField = `Query.${keyof QueryResolvers}` | `Mutation.${keyof MutationResolvers}`;

/**
 * What a field does with money or play. `guard-schema.ts` asks the account's object before each MONEY_IN and PLAY,
 * so that a break closes them (G17). A DEPOSIT is money in and a LAUNCH is play whose own step asks for the break and the
 * limits in one round trip. MONEY_OUT and NONE are never closed by it.
 */
export type Effect = "MONEY_IN" | "DEPOSIT" | "PLAY" | "LAUNCH" | "MONEY_OUT" | "NONE";

/** What holds for a root field. */
export interface FieldRow {
  access: Rule;
  /** What it does with money or play; nothing without it. */
  effect?: Effect;
}

/** What holds for a mutation: also what it does with money or play, and what it writes into the audit trail (G35). */
export interface MutationRow extends FieldRow {
  effect: Effect;
  /**
   * Set where it begins or ends a session, or concerns no account: it then runs from the page of another account, too.
   * Every other mutation refuses that (`page-owner.ts`).
   */
  anyPage?: true;
  audit: AuditRule;
}

/** Returns the row of a field; undefined for one that has none, which is closed (P20). */
export type RowOf = (field: string) => FieldRow | MutationRow | undefined;

export interface Domain {
  /** Its platform calls by name: the exports of its `calls.ts` files. */
  rows: Readonly<Record<string, Call>>;
  /** What holds for each of its root fields. A field without a row is closed (P20). */
  fields: { readonly [F in RootField]?: F extends MutationField ? MutationRow : FieldRow };
  /**
   * The features that a brand can switch off (A56), each with the calls that it can't work without. A read
   * that is not listed is null when it is not offered.
   */
  offers?: { readonly [O in Offer]?: readonly Call[] };
  resolvers: Resolvers;
}

/**
 * Defines a domain and keeps the literal types of its entries, so that the tables built of them are complete
 * by type.
 */
export function defineDomain<const D extends Domain>(domain: D): D {
  return domain;
}
