/**
 * Reads the text arguments of every field by the kinds that the schema names (`@typed`, A180), before its access is
 * checked, its change recorded or a try counted.
 */
import {
  defaultFieldResolver,
  type GraphQLArgument,
  type GraphQLInputField,
  type GraphQLSchema,
  getNamedType,
  isInputObjectType,
  isObjectType,
} from "graphql";
import { readTyped, type TextKind } from "../../brands/typed/text-kinds.ts";

type Kinds = Readonly<Record<string, Readonly<Record<string, TextKind>>>>;
type Read = (value: unknown) => unknown;
type Readers = ReadonlyMap<string, Read>;

/** Wraps the resolvers of all fields that have text arguments. */
export function readArguments(schema: GraphQLSchema, kinds: Kinds): void {
  const known = new Map<string, Readers>();

  function readersOf(owner: string, args: readonly (GraphQLArgument | GraphQLInputField)[]) {
    const before = known.get(owner);
    if (before) return before;
    const readers = new Map<string, Read>();
    known.set(owner, readers);
    for (const { name, type } of args) {
      const kind = kinds[owner]?.[name];
      const named = getNamedType(type);
      if (kind)
        readers.set(name, (text) => (typeof text === "string" ? readTyped(kind, text) : text));
      else if (isInputObjectType(named)) {
        const own = readersOf(named.name, Object.values(named.getFields()));
        if (own.size > 0) readers.set(name, (value) => readObject(value, own));
      }
    }
    return readers;
  }

  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith("__")) continue;
    for (const field of Object.values(type.getFields())) {
      const readers = readersOf(`${type.name}.${field.name}`, field.args);
      if (readers.size === 0) continue;
      const { resolve = defaultFieldResolver } = field;
      field.resolve = (parent, args, context, info) =>
        resolve(parent, readObject(args, readers) as typeof args, context, info);
    }
  }
}

/** The same object with its texts read; lists item by item. */
function readObject(value: unknown, readers: Readers): unknown {
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => {
      const read = readers.get(name);
      if (!read) return [name, each];
      return [name, Array.isArray(each) ? each.map((item) => read(item)) : read(each)];
    }),
  );
}
