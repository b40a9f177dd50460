/**
 * Random queries of a schema, for property tests. Every choice is a `pick`, so that a failing query can
 * shrink.
 */
import {
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  isAbstractType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
} from "graphql";

/** A number from 0 to below `count`; 0 is the simplest choice. */
export type Pick = (count: number) => number;

export interface RandomOperation {
  text: string;
  variables: Record<string, unknown>;
  /** True when a directive includes or skips a part of it. */
  hasDirective: boolean;
}

/** Values that are invalid for most types. */
const oddities: unknown[] = [
  null,
  "",
  "odd",
  -1,
  1.5,
  2 ** 40,
  true,
  {},
  [],
  { limit: "x" },
  [[1]],
];

/** A query that is valid in most cases. */
export function randomOperation(schema: GraphQLSchema, pick: Pick): RandomOperation {
  return new Writer(schema, pick).operation();
}

class Writer {
  readonly #schema: GraphQLSchema;
  readonly #pick: Pick;
  readonly #variables = new Map<string, { type: string; fallback: string; value: unknown }>();
  readonly #fragments: { name: string; on: string; text: string }[] = [];
  /** Arguments by response key: one key must not have different arguments. */
  readonly #arguments = new Map<string, string>();
  readonly #mayDirect: boolean;
  #hasDirective = false;

  constructor(schema: GraphQLSchema, pick: Pick) {
    this.#schema = schema;
    this.#pick = pick;
    this.#mayDirect = pick(10) === 9;
  }

  operation(): RandomOperation {
    const root = this.#schema.getQueryType();
    if (!root) throw new Error("the schema has no Query");
    const selection = this.#selection(root, 5);
    const declared = [...this.#variables].map(
      ([name, { type, fallback }]) => `$${name}: ${type}${fallback}`,
    );
    const header = declared.length > 0 ? `query (${declared.join(", ")})` : "query";
    const fragments = this.#fragments.map(
      ({ name, on, text }) => `fragment ${name} on ${on} ${text}`,
    );
    const values = [...this.#variables].filter(([, { value }]) => value !== undefined);
    return {
      text: [`${header} ${selection}`, ...fragments].join("\n"),
      variables: Object.fromEntries(values.map(([name, { value }]) => [name, value])),
      hasDirective: this.#hasDirective,
    };
  }

  #one<T>(of: readonly T[]): T {
    const one = of[this.#pick(of.length)];
    if (one === undefined) throw new Error("a choice among nothing");
    return one;
  }

  #selection(type: GraphQLNamedType, depth: number): string {
    const parts = Array.from({ length: 1 + this.#pick(4) }, () => this.#part(type, depth));
    return `{ ${parts.join(" ")} }`;
  }

  #part(type: GraphQLNamedType, depth: number): string {
    const narrower = isAbstractType(type) ? this.#schema.getPossibleTypes(type) : [];
    const kind = this.#pick(12);
    if (kind === 9) return "__typename";
    if (kind === 10 && depth > 0) return this.#spread(this.#one([type, ...narrower]), depth - 1);
    if (kind === 11 && depth > 0) {
      const inner = this.#selection(type, depth - 1);
      return `...${this.#directive()} ${inner}`;
    }
    if (narrower.length > 0 && (kind > 2 || !("getFields" in type))) {
      const wider = narrower.flatMap((each) => [each, ...each.getInterfaces()]);
      const on = this.#one(wider);
      return `... on ${on.name}${this.#directive()} ${this.#selection(on, depth - 1)}`;
    }
    if (!("getFields" in type)) return "__typename";
    const fields = Object.values(type.getFields()).filter(
      (each) => depth > 0 || !isCompositeType(getNamedType(each.type)),
    );
    return fields.length > 0 ? this.#field(type.name, this.#one(fields), depth) : "__typename";
  }

  #field(owner: string, field: unknown, depth: number): string {
    const { name, args, type } = field as GraphQLField<unknown, unknown>;
    const place = `${owner}.${name}`;
    let requested = this.#arguments.get(place);
    if (requested === undefined) {
      const given = args.flatMap((each) => {
        const required = isNonNullType(each.type) && each.defaultValue === undefined;
        if (!required && this.#pick(3) === 0) return [];
        const value = this.#value(each.type, each.defaultValue !== undefined);
        return value === null ? [] : [`${each.name}: ${value}`];
      });
      requested = given.length > 0 ? `(${given.join(", ")})` : "";
      this.#arguments.set(place, requested);
    }
    const alias = this.#pick(4) === 3 ? `${this.#one(["a", "b"])}_${owner}_${name}: ` : "";
    const named = getNamedType(type);
    const inner = isCompositeType(named) ? ` ${this.#selection(named, depth - 1)}` : "";
    return `${alias}${name}${requested}${this.#directive()}${inner}`;
  }

  /** A named fragment: a new one, or one that was used elsewhere. */
  #spread(type: GraphQLNamedType, depth: number): string {
    const known = this.#fragments.filter(({ on }) => on === type.name);
    if (known.length > 0 && this.#pick(2) === 0) return `...${this.#one(known).name}`;
    const text = this.#selection(type, depth);
    const name = `F${this.#fragments.length}`;
    this.#fragments.push({ name, on: type.name, text });
    return `...${name}${this.#directive()}`;
  }

  #directive(): string {
    if (!this.#mayDirect || this.#pick(5) < 4) return "";
    this.#hasDirective = true;
    return this.#one([" @include(if: true)", " @skip(if: true)", " @include(if: false)"]);
  }

  /** A literal, a variable, or an object with variables in it. */
  #value(type: GraphQLInputType, hasDefault: boolean): string | null {
    if (this.#pick(2) === 1) return this.#variable(type, hasDefault);
    if (!isNonNullType(type)) return this.#pick(6) === 5 ? "null" : this.#literal(type);
    return this.#literal(type.ofType);
  }

  #literal(type: GraphQLInputType): string | null {
    if (isNonNullType(type)) return this.#literal(type.ofType);
    if (isListType(type)) {
      const item = this.#literal(type.ofType);
      return item && `[${Array.from({ length: this.#pick(3) }, () => item).join(", ")}]`;
    }
    if (isInputObjectType(type)) {
      const fields = Object.values(type.getFields()).flatMap((each) => {
        const required = isNonNullType(each.type) && each.defaultValue === undefined;
        if (!required && this.#pick(2) === 0) return [];
        const value = this.#value(each.type, each.defaultValue !== undefined);
        return value === null ? [] : [`${each.name}: ${value}`];
      });
      return `{ ${fields.join(", ")} }`;
    }
    const value = this.#plain(type);
    return isEnumType(type) ? String(value) : JSON.stringify(value);
  }

  #plain(type: GraphQLInputType): unknown {
    if (isNonNullType(type)) return this.#plain(type.ofType);
    if (isListType(type)) return [this.#plain(type.ofType)];
    if (isInputObjectType(type)) {
      const fields = Object.values(type.getFields()).filter(
        (each) => isNonNullType(each.type) || this.#pick(2) === 1,
      );
      return Object.fromEntries(fields.map((each) => [each.name, this.#plain(each.type)]));
    }
    if (isEnumType(type)) return this.#one(type.getValues()).name;
    if (type.name === "Boolean") return this.#pick(2) === 1;
    if (type.name === "Int" || type.name === "Timestamp") return this.#pick(100);
    return this.#one(["7", "", "text"]);
  }

  #variable(type: GraphQLInputType, hasDefault: boolean): string {
    const nullable = isNonNullType(type) ? type.ofType : type;
    const fallback = this.#pick(3) === 2 ? this.#constant(nullable) : null;
    const mayBeNull = !isNonNullType(type) || hasDefault || fallback !== null;
    const required = !mayBeNull || this.#pick(4) === 3;
    const name = `v${this.#variables.size}`;
    this.#variables.set(name, {
      type: `${nullable}${required ? "!" : ""}`,
      fallback: fallback === null ? "" : ` = ${fallback}`,
      value: this.#given(nullable),
    });
    return `$${name}`;
  }

  /** The value of a variable: mostly valid, sometimes missing or invalid. */
  #given(type: GraphQLInputType): unknown {
    const kind = this.#pick(10);
    if (kind === 7) return undefined;
    if (kind === 8) return null;
    return kind === 9 ? this.#one(oddities) : this.#plain(type);
  }

  /** A default value: a literal without variables, for simple types. */
  #constant(type: GraphQLInputType): string | null {
    if (isListType(type) || isInputObjectType(type) || isNonNullType(type)) return null;
    const value = this.#plain(type);
    return isEnumType(type) ? String(value) : JSON.stringify(value);
  }
}
