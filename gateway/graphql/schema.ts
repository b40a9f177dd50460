/** The executable schema: SDL from `schema/`, resolvers of the domains, and access rules. */

import {
  buildSchema,
  GraphQLError,
  type GraphQLSchema,
  getNullableType,
  isNonNullType,
  isObjectType,
  isScalarType,
} from "graphql";
import { guardSchema } from "../access/guard-schema.ts";
import { checkPageOwners, otherAccount } from "../access/page-owner.ts";
import { recordChanges } from "../access/record-changes.ts";
import { currencyOf } from "../access/viewer.ts";
import { offersNow } from "../catalogue/offers.ts";
import { domains } from "../domains.ts";
import { mayBeNull } from "../failures/not-offered.ts";
import { rowOf } from "../fields.ts";
import type { Resolvers } from "../generated/resolver-types.ts";
import { kindsOfArguments, typeDefs } from "../generated/type-defs.ts";
import { platformNow } from "../platform/platform-clock.ts";
import type { Domain } from "../registry/domain.ts";
import { passPlainArguments } from "./plain-arguments.ts";
import { readArguments } from "./read-arguments.ts";

/** Resolvers that belong to no domain. */
const baseResolvers: Resolvers = {
  Query: {
    ready: () => true,
    now: (_root, _args, context) => platformNow(context),
    otherAccount: (_query, _args, context) => otherAccount(context),
  },
  Money: {
    amount: (money) => (typeof money === "string" ? money : money.amount),
    currency: (money, _args, context) =>
      typeof money === "string" ? currencyOf(context) : money.currency,
  },
  System: { offers: (_system, _args, context) => offersNow(context) },
};

/**
 * Builds the schema, once per isolate. The SDL was validated when it was generated, so that is not repeated
 * here. Union types are resolved by `__typename`.
 * @throws Error for a resolver whose field is missing in the SDL, or which may return null for a
 * non-null field
 */
export function createSchema(): GraphQLSchema {
  const schema = buildSchema(typeDefs, { assumeValidSDL: true, noLocation: true });
  const parts = Object.values<Domain>(domains).map(({ resolvers }) => resolvers);
  for (const [typeName, fields] of [baseResolvers, ...parts].flatMap(Object.entries<object>)) {
    attachResolvers(schema, typeName, fields);
  }
  takeOverCurrencies(schema);
  restrictUploads(schema);
  restrictGameTypes(schema);
  passPlainArguments(schema);
  guardSchema(schema, rowOf);
  recordChanges(schema, rowOf);
  readArguments(schema, kindsOfArguments);
  checkPageOwners(schema, rowOf);
  return schema;
}

/**
 * An object that names a `currency` has all its amounts in it: those that are plain text take it over (A68, N13). Fields
 * with a resolver of their own answer for themselves.
 */
function takeOverCurrencies(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith("__")) continue;
    for (const [name, field] of Object.entries(type.getFields())) {
      if (getNullableType(field.type).toString() !== "Money" || field.resolve) continue;
      field.resolve = (parent: Record<string, unknown>) => {
        const { [name]: amount, currency } = parent;
        if (typeof amount !== "string" || typeof currency !== "string") return amount;
        return { amount, currency };
      };
    }
  }
}

/**
 * An Upload is a file of a form that a page passes in process. JSON can't contain one, so HTTP requests have
 * none.
 */
function restrictUploads(schema: GraphQLSchema): void {
  const upload = schema.getType("Upload");
  if (!isScalarType(upload)) throw new Error("The schema has no Upload");
  upload.parseValue = (value) => {
    if (value instanceof Blob) return value;
    throw new GraphQLError("An Upload must be a file of a form.");
  };
  upload.parseLiteral = () => upload.parseValue(null);
}

/**
 * A game type is a short word in capitals. Other texts are refused because each would create another cache
 * entry.
 */
function restrictGameTypes(schema: GraphQLSchema): void {
  const kind = schema.getType("GameType");
  if (!isScalarType(kind)) throw new Error("The schema has no GameType");
  kind.parseValue = (value) => {
    if (typeof value === "string" && /^[A-Z][A-Z0-9_]{0,29}$/.test(value)) return value;
    throw new GraphQLError("A GameType is a word in capitals.");
  };
  kind.parseLiteral = (node) => kind.parseValue("value" in node ? node.value : null);
}

function attachResolvers(schema: GraphQLSchema, typeName: string, resolvers: object): void {
  const type = schema.getType(typeName);
  if (!isObjectType(type))
    throw new Error(`Resolvers for ${typeName}, which is not an object type`);
  const fields = type.getFields();
  for (const [name, resolve] of Object.entries(resolvers)) {
    const field = fields[name];
    if (!field) throw new Error(`A resolver for ${typeName}.${name}, which is not in the schema`);
    if (mayBeNull(resolve) && isNonNullType(field.type))
      throw new Error(
        `${typeName}.${name} may be null when it is not offered, but its type is non-null`,
      );
    field.resolve = resolve;
  }
}
