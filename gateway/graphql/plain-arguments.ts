/** Arguments of resolvers are plain objects, whether they came as a variable or stand in the document. */
import {
  defaultFieldResolver,
  type GraphQLSchema,
  getNamedType,
  isInputObjectType,
  isObjectType,
} from "graphql";

/**
 * graphql makes objects without a prototype of what is written into a document, and a Durable Object can't receive those:
 * the same field would work with a variable and fail with a literal.
 */
export function passPlainArguments(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith("__")) continue;
    for (const field of Object.values(type.getFields())) {
      if (!field.args.some((arg) => isInputObjectType(getNamedType(arg.type)))) continue;
      const resolve = field.resolve ?? defaultFieldResolver;
      field.resolve = (root, args: object, context, info) =>
        resolve(root, plain(args) as object, context, info);
    }
  }
}

function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== "object" || value === null) return value;
  const prototype: unknown = Object.getPrototypeOf(value);
  // A file of a form is no input object.
  if (prototype !== null && prototype !== Object.prototype) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, plain(each)]));
}
