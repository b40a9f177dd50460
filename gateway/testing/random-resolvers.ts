/**
 * Resolvers that return anything: values, promises, errors, nulls, wrong types. The result depends only on
 * the world's number, the parent object, the field and its arguments, so that two executions get the same.
 */
import {
  GraphQLError,
  type GraphQLOutputType,
  type GraphQLSchema,
  isAbstractType,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
} from "graphql";
import { GatewayError } from "../failures/errors.ts";
import { PlatformError } from "../platform/errors.ts";
import type { GatewayContext } from "../request/context.ts";

/** The seed of each object that a resolver created. */
const seedName = "portico:seed";

type Context = Pick<GatewayContext, "scope">;

/** Pseudo-random numbers, equal for equal seeds. */
class Dice {
  #state: number;

  constructor(seed: string) {
    let hash = 0x811c9dc5;
    for (let at = 0; at < seed.length; at += 1) {
      hash = Math.imul(hash ^ seed.charCodeAt(at), 0x01000193);
    }
    this.#state = hash;
  }

  /** From 0 to below `count`. */
  roll(count: number): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % count;
  }

  one<T>(of: readonly T[]): T {
    return of[this.roll(of.length)] as T;
  }
}

const errors: (() => unknown)[] = [
  () => new Error("broken"),
  () => new GatewayError("AGENT_ONLY"),
  () => new GatewayError("THROTTLED", { retryAfterMs: 7 }),
  () => new PlatformError("UPSTREAM_TIMEOUT", "C1"),
  () => new PlatformError("UPSTREAM_REFUSED", "C2", { errorCode: "odd" }),
  () => new GraphQLError("a word of graphql's", { extensions: { code: "NOT_OFFERED" } }),
  () => new GraphQLError("from elsewhere", { path: ["elsewhere", 0] }),
  () => "no error object",
  () => null,
];

const leaves: Record<string, unknown[]> = {
  Int: [0, 7, -3, "12", true, 1.5, 2 ** 40, "x", Number.NaN, {}],
  Float: [0, 7.25, "1.5", "x", Number.POSITIVE_INFINITY, {}],
  String: ["", "text", 7, false, {}, ["a"], { valueOf: () => "told" }],
  Boolean: [true, false, 0, 1, "yes", []],
  ID: ["a", 7, 1.5, "", {}, { toJSON: () => "id" }],
};

/**
 * Adds such resolvers to a schema: a third of the fields (all of Query) get a resolver, a third are
 * properties of their object, a third its methods. The world is `scope.requestId`.
 */
export function randomResolvers(schema: GraphQLSchema): void {
  const classes = new Map<string, SourceClass>();
  const values = new RandomValues(schema, classes);
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith("__")) continue;
    const isRoot = type === schema.getQueryType();
    class Source {
      readonly [seedName]: string;
      constructor(seed: string) {
        this[seedName] = seed;
      }
    }
    Object.defineProperty(Source, "name", { value: type.name });
    Object.defineProperty(Source.prototype, "__typename", { value: type.name });
    for (const field of Object.values(type.getFields())) {
      const place = `${type.name}.${field.name}`;
      const answer = (source: unknown, args: object, world: string) =>
        values.resolved(field.type, `${world} ${seedOf(source)} ${place} ${JSON.stringify(args)}`);
      const kind = isRoot ? 0 : new Dice(place).roll(3);
      delete field.resolve;
      if (kind === 0) {
        field.resolve = (source, args, { scope }: Context) => answer(source, args, scope.requestId);
      } else if (kind === 1) {
        Object.defineProperty(Source.prototype, field.name, {
          get() {
            return answer(this, {}, "");
          },
        });
      } else {
        Object.defineProperty(Source.prototype, field.name, {
          value(args: object, { scope }: Context) {
            return answer(this, args, scope.requestId);
          },
        });
      }
    }
    classes.set(type.name, Source);
  }
}

/** The class of an object type; a seed determines its fields. */
type SourceClass = new (seed: string) => object;

/** Random values of output types, by a seed. */
class RandomValues {
  constructor(
    readonly schema: GraphQLSchema,
    readonly classes: ReadonlyMap<string, SourceClass>,
  ) {}

  /** What a resolver of this type returns or throws. */
  resolved(type: GraphQLOutputType, seed: string): unknown {
    const dice = new Dice(seed);
    if (dice.roll(60) === 0) throw dice.one(errors)();
    return this.#mayWait(type, seed, dice);
  }

  #mayWait(type: GraphQLOutputType, seed: string, dice: Dice): unknown {
    const kind = dice.roll(60);
    if (kind === 0) return lost(dice.one(errors)());
    if (kind < 18) return later(this.#now(type, seed, dice), dice.roll(4));
    return this.#now(type, seed, dice);
  }

  #now(type: GraphQLOutputType, seed: string, dice: Dice): unknown {
    if (isNonNullType(type)) {
      return dice.roll(90) === 0
        ? dice.one([null, undefined])
        : this.#present(type.ofType, seed, dice);
    }
    return dice.roll(8) === 0 ? dice.one([null, undefined]) : this.#present(type, seed, dice);
  }

  #present(type: GraphQLOutputType, seed: string, dice: Dice): unknown {
    const kind = dice.roll(90);
    if (kind === 0) return dice.one(errors)();
    if (kind === 1) return dice.one<unknown>(["text", 7, {}, [], true, () => "called"]);
    if (isListType(type)) {
      const items = Array.from({ length: dice.roll(4) }, (_item, at) => {
        const place = `${seed} ${at}`;
        return this.#mayWait(type.ofType, place, new Dice(place));
      });
      return dice.roll(6) === 0 ? new Set(items) : items;
    }
    if (isObjectType(type)) return this.#make(type.name, seed);
    if (isAbstractType(type)) {
      const possible = this.schema.getPossibleTypes(type);
      const made = this.#make(dice.one(possible).name, seed);
      if (dice.roll(12) > 0) return made;
      const odd = dice.one<unknown>([
        undefined,
        null,
        7,
        "Nobody",
        type.name,
        "Int",
        dice.one([...this.classes.keys()]),
      ]);
      return Object.defineProperty(made, "__typename", { value: odd });
    }
    if (isEnumType(type) && dice.roll(20) > 0) return dice.one(type.getValues()).value;
    const known = "name" in type ? leaves[type.name] : undefined;
    if (!known) return dice.one<unknown>(["text", 7, "NOBODY", [1], { a: null }]);
    return dice.roll(20) > 0 ? known[dice.roll(2)] : dice.one(known);
  }

  #make(name: string, seed: string): object {
    const Source = this.classes.get(name);
    if (!Source) throw new Error(`no type ${name}`);
    return new Source(seed);
  }
}

/**
 * A rejected promise. Its rejection is handled here, because a list that fails at another item never awaits
 * it.
 */
function lost(error: unknown): Promise<never> {
  const promise = Promise.reject(error);
  promise.catch(() => {});
  return promise;
}

async function later<T>(value: T, turns: number): Promise<T> {
  for (let turn = 0; turn < turns; turn += 1) await null;
  return value;
}

function seedOf(source: unknown): string {
  const seeded = typeof source === "object" && source !== null && seedName in source;
  return seeded ? String(source[seedName]) : typeof source;
}
