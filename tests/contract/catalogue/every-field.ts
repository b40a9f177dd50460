/** Queries that select every field of the schema, one root field each. */
import {
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  isCompositeType,
  isEnumType,
  isInterfaceType,
  isObjectType,
  isRequiredArgument,
  isUnionType,
} from "graphql";

/**
 * Values for arguments without a default, by `Type.field.argument` or by name. An argument that may be left out is given
 * only where its full name is here.
 */
export type Samples = Readonly<Record<string, string>>;

type Field = GraphQLField<unknown, unknown>;

/** One query for each root field; below it each field occurs once per path. */
export function everyField(schema: GraphQLSchema, samples: Samples): string[] {
  const root = schema.getQueryType();
  if (!root) throw new Error("the schema has no queries");
  const fields = Object.values(root.getFields());
  return fields.map((field) => `{ ${send(schema, "Query", field, samples, [])} }`);
}

function send(
  schema: GraphQLSchema,
  parent: string,
  field: Field,
  samples: Samples,
  path: readonly string[],
): string {
  const given = field.args
    .filter(
      (argument) =>
        isRequiredArgument(argument) || `${parent}.${field.name}.${argument.name}` in samples,
    )
    .map(
      ({ name, type }) => `${name}: ${sampleOf(`${parent}.${field.name}.${name}`, type, samples)}`,
    );
  const below = select(schema, getNamedType(field.type), samples, path);
  return `${field.name}${given.length > 0 ? `(${given.join(", ")})` : ""} ${below}`;
}

function sampleOf(at: string, type: GraphQLInputType, samples: Samples): string {
  const name = at.split(".")[2] ?? "";
  const known = samples[at] ?? samples[name];
  if (known !== undefined) return known;
  const named = getNamedType(type);
  const [first] = isEnumType(named) ? named.getValues() : [];
  if (first) return first.name;
  throw new Error(`${at} needs a sample`);
}

/** The fields of an object; a type that contains itself is not repeated. */
function select(
  schema: GraphQLSchema,
  type: GraphQLNamedType,
  samples: Samples,
  path: readonly string[],
): string {
  if (!isCompositeType(type)) return "";
  if (path.includes(type.name)) return "{ __typename }";
  const deeper = [...path, type.name];
  if (isObjectType(type)) {
    const fields = Object.values(type.getFields());
    return `{ __typename ${fields.map((field) => send(schema, type.name, field, samples, deeper)).join(" ")} }`;
  }
  if (!isUnionType(type) && !isInterfaceType(type)) return "{ __typename }";
  const kinds = schema.getPossibleTypes(type);
  return `{ __typename ${kinds.map((kind) => `... on ${kind.name} ${select(schema, kind, samples, path)}`).join(" ")} }`;
}

/** `Type.field` of all fields in a response to such a query. */
export function fieldsIn(value: unknown, type = "Query", found = new Set<string>()): Set<string> {
  if (Array.isArray(value)) for (const item of value) fieldsIn(item, type, found);
  else if (value !== null && typeof value === "object") {
    const { __typename: own = type, ...fields } = value as Record<string, unknown>;
    for (const [name, child] of Object.entries(fields)) {
      if (child === null) continue;
      found.add(`${own}.${name}`);
      fieldsIn(child, "", found);
    }
  }
  return found;
}
