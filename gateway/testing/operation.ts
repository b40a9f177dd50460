/** For tests: generates the smallest operation with a given root field. */
import {
  type GraphQLInputType,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isRequiredArgument,
  isRequiredInputField,
  isUnionType,
} from "graphql";

const samples: Record<string, string> = {
  ID: '"1"',
  String: '"sample"',
  Int: "1",
  Float: "1",
  Boolean: "true",
  Timestamp: "1700000000000",
  GameType: '"RNG"',
};

/** `coordinate` is such as "Mutation.login". Required arguments get placeholder values. */
export function operationFor(schema: GraphQLSchema, coordinate: string): string {
  const [typeName = "", fieldName = ""] = coordinate.split(".");
  const type = typeName === "Mutation" ? schema.getMutationType() : schema.getQueryType();
  const field = type?.getFields()[fieldName];
  if (!field) throw new Error(`There is no ${coordinate}`);
  const args = field.args
    .filter(isRequiredArgument)
    .map((arg) => `${arg.name}: ${literal(arg.type)}`)
    .join(", ");
  const named = getNamedType(field.type);
  const refusal = isUnionType(named) && named.getTypes().some(({ name }) => name === "Refused");
  const selection = refusal ? "{ __typename ... on Refused { reason } }" : "{ __typename }";
  const call = `${fieldName}${args === "" ? "" : `(${args})`}`;
  return `${typeName.toLowerCase()} { ${call} ${isLeafType(named) ? "" : selection} }`;
}

function literal(type: GraphQLInputType): string {
  if (isNonNullType(type)) return literal(type.ofType);
  if (isListType(type)) return `[${literal(type.ofType)}]`;
  if (isEnumType(type)) return type.getValues()[0]?.name ?? "";
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields()).filter(isRequiredInputField);
    return `{ ${fields.map((field) => `${field.name}: ${literal(field.type)}`).join(", ")} }`;
  }
  return samples[type.name] ?? '"sample"';
}
