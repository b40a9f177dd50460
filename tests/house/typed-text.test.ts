/** Every text that people type says its kind: arguments of the schema, and fields of forms (A180). */
import {
  buildSchema,
  type GraphQLArgument,
  type GraphQLInputField,
  type GraphQLSchema,
  getNamedType,
  isInputObjectType,
  isObjectType,
} from "graphql";
import { describe, expect, it } from "vitest";
import { kindOfField } from "../../brands/typed/field-kinds.ts";
import { textKinds } from "../../brands/typed/text-kinds.ts";
import { kindsOf } from "../../tooling/codegen/type-defs.mjs";
import { sourcesIn, textOf } from "./sources.ts";

const sdl = sourcesIn(["schema"], /\.graphql$/)
  .map(textOf)
  .join("\n");
const schema = buildSchema(sdl);

/** Arguments and input fields of type String that have no kind. */
function unread(of: GraphQLSchema): string[] {
  const kinds = kindsOf(of);
  const missing = (owner: string, args: readonly (GraphQLArgument | GraphQLInputField)[]) =>
    args
      .filter(({ name, type }) => getNamedType(type).name === "String" && !kinds[owner]?.[name])
      .map(({ name }) => `${owner}.${name}`);
  return Object.values(of.getTypeMap()).flatMap((type) => {
    if (type.name.startsWith("__")) return [];
    if (isInputObjectType(type)) return missing(type.name, Object.values(type.getFields()));
    if (!isObjectType(type)) return [];
    return Object.values(type.getFields()).flatMap(({ name, args }) =>
      missing(`${type.name}.${name}`, args),
    );
  });
}

/** The opening tag that begins at `at`: to the bracket outside of braces that ends it. */
function tagAt(text: string, at: number): string {
  let depth = 0;
  for (let end = at; end < text.length; end += 1) {
    const sign = text.charAt(end);
    if (sign === "{") depth += 1;
    if (sign === "}") depth -= 1;
    if (sign === ">" && depth === 0) return text.slice(at, end + 1);
  }
  return text.slice(at);
}

const picked = /type="(hidden|checkbox|radio|file|submit|button|range)"/;

/** The names of fields in which one types; of one whose name is computed, what computes it. */
function typedFields(text: string): string[] {
  return [...text.matchAll(/<(input|textarea)\s/g)].flatMap(({ index }) => {
    const tag = tagAt(text, index);
    if (picked.test(tag) || !/\sname=/.test(tag)) return [];
    return [/\sname="([^"]+)"/.exec(tag)?.[1] ?? /\sname=(\{[^}]*\})/.exec(tag)?.[1] ?? ""];
  });
}

/** Components whose names are a `FieldName` or begin with one, by their types. */
const namedByType = new Set([
  "app/forms/fields/password-field.tsx",
  "app/reports/search-field.tsx",
  "app/reports/range/range-form.tsx",
  "app/routes/agent/rate-input/rate-fields.tsx",
  "app/routes/agent/team/team-filters.tsx",
]);

describe("A180 every text argument of the schema says its kind", () => {
  it("no argument of type String is without one", () => {
    expect(unread(schema)).toEqual([]);
  });

  it("finds one that is", () => {
    const more = buildSchema(`${sdl}
      extend type Query { more(text: String): Int }
      extend input LoginInput { more: [String!] }`);
    expect(unread(more)).toEqual(["Query.more.text", "LoginInput.more"]);
  });

  it("the kinds are those that are read", () => {
    const known = new Set<string>(textKinds);
    const used = Object.values(kindsOf(schema)).flatMap((kinds) => Object.values(kinds));
    expect(used.filter((kind) => !known.has(kind))).toEqual([]);
    expect(used.length).toBeGreaterThan(130);
  });

  it("a field of a form has the kind of the argument that it fills", () => {
    // A view's address and the name of a parameter, which are not typed, and what a page's `q` searches for.
    const others = ["SaveAgentViewInput.search", "LinkParameterInput.name", "GameFilter.search"];
    const differing = Object.entries(kindsOf(schema)).flatMap(([owner, kinds]) =>
      Object.entries(kinds).flatMap(([name, kind]) => {
        const own = kindOfField(name);
        const same = owner.includes(".") || own === undefined || own === kind;
        return same || others.includes(`${owner}.${name}`) ? [] : [`${owner}.${name}: ${own}`];
      }),
    );
    expect(differing).toEqual([]);
  });
});

describe("A180 every field of a form says its kind", () => {
  const fields = sourcesIn(["app"], /\.tsx$/)
    .filter((path) => !path.includes(".test."))
    .flatMap((path) => typedFields(textOf(path)).map((name) => ({ path, name })));

  it("no field in which one types is without one", () => {
    expect(fields.length).toBeGreaterThan(15);
    const unknown = fields.filter(
      ({ path, name }) =>
        !(name.startsWith("{") ? namedByType.has(path) : kindOfField(name) !== undefined),
    );
    expect(unknown).toEqual([]);
  });

  it("finds one that is", () => {
    const text = `<input name="a" onInput={() => f({ a: 1 })} /><textarea name={b} />
      <input type="hidden" name="c" /><input type="date" name="d" />`;
    expect(typedFields(text)).toEqual(["a", "{b}", "d"]);
  });
});
