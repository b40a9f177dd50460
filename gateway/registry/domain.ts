/** What a domain of the gateway is made of. Its `index.ts` registers it, `domains.ts` lists it. */
import type {
  MutationResolvers,
  Offer,
  QueryResolvers,
  Resolvers,
} from "../generated/resolver-types.ts";
import type { Call } from "../platform/call.ts";

/** `anyone`, or at least: any account, a real one (no trial), an agent's. */
export type Level = "anyone" | "account" | "real" | "agent";

/** Who may ask for a root field. */
export interface Rule {
  level: Level;
  /** Closed where the visitor's country is unknown: login, money and play. */
  needsCountry?: true;
  /** Open also while a default or expired password waits to be changed (S11). */
  beforePasswordChange?: true;
  /**
   * What it returns depends on nothing but the platform's shared answers, brand, language, region class,
   * arguments and the audience of `kept-answers.ts`, so that a finished answer may be kept there.
   */
  shared?: true;
}

/** The rules that most fields have. */
export const rule = {
  anyone: { level: "anyone" },
  /** Everyone gets the same answer. */
  anyoneAlike: { level: "anyone", shared: true },
  anyoneKnown: { level: "anyone", needsCountry: true },
  account: { level: "account" },
  real: { level: "real" },
  agent: { level: "agent" },
  /** Money moves only for real accounts, and only where it is known where the visitor is (P15). */
  money: { level: "real", needsCountry: true },
  agentMoney: { level: "agent", needsCountry: true },
} as const satisfies Record<string, Rule>;

/** Such as "Query.wallet". */
export type RootField = `Query.${keyof QueryResolvers}` | `Mutation.${keyof MutationResolvers}`;

export interface Domain {
  /** Its part of the catalogue, by name: what its files of rows export. */
  rows: Readonly<Record<string, Call>>;
  /** Who may ask for each of its root fields; one without a rule is nobody's (P20). */
  access: { readonly [F in RootField]?: Rule };
  /**
   * Its parts of the portal that a brand can switch off (A56), each with the calls without which its page
   * would have nothing to show, or its button nothing to do. A read that is missing here is null where
   * it is asked for.
   */
  offers?: { readonly [O in Offer]?: readonly Call[] };
  resolvers: Resolvers;
}

/** Writes a domain so that its entries keep their names: the tables folded of them are complete by type. */
export function defineDomain<const D extends Domain>(domain: D): D {
  return domain;
}
