/**
 * Executes the fields of an object: resolves and completes each value, and sets null where an error occurred.
 */
import { type FieldNode, type GraphQLError, locatedError, responsePathAsArray } from "graphql";
import type { GatewayContext } from "../../request/context.ts";

/** The position of a value in the response. */
export interface Path {
  prev: Path | undefined;
  key: string | number;
  typename: string | undefined;
}

/** The state of one execution. */
export interface Run {
  context: GatewayContext;
  variables: Record<string, unknown>;
  errors: GraphQLError[];
  /** Positions that an error set to null; `undefined` stands for the whole response. */
  emptied: Set<Path | undefined>;
}

/** Records an error at a position, unless the position or one above it was already set to null. */
export function recordError(error: GraphQLError, path: Path | undefined, run: Run): void {
  for (let at = path; at; at = at.prev) if (run.emptied.has(at)) return;
  if (run.emptied.has(undefined)) return;
  run.emptied.add(path);
  run.errors.push(error);
}

/** Converts a resolver's value to its response value, or a promise of it. Throws on an error. */
export type Complete = (value: unknown, path: Path, run: Run) => unknown;

type Resolve = (source: unknown, args: object, context: GatewayContext) => unknown;

export interface Field {
  key: string;
  name: string;
  typename: string;
  nodes: readonly FieldNode[];
  nonNull: boolean;
  /** Undefined when the value is a property of the source object. */
  resolve: Resolve | undefined;
  args: (run: Run) => object;
  complete: Complete;
}

/**
 * Returns the object, or a promise when one of its fields is a promise. Keys have the operation's order. It
 * awaits in as many steps as graphql-js, because the first of two errors is the one that is reported.
 */
export function runFields(
  fields: readonly Field[],
  source: unknown,
  prev: Path | undefined,
  run: Run,
): unknown {
  const answer: Record<string, unknown> = {};
  const keys: string[] = [];
  const pending: Promise<unknown>[] = [];
  const fill = (settled: unknown[]) => {
    settled.forEach((value, at) => {
      answer[keys[at] as string] = value;
    });
    return answer;
  };
  try {
    for (const field of fields) {
      const value = runField(field, source, prev, run);
      answer[field.key] = value;
      if (value instanceof Promise) {
        keys.push(field.key);
        pending.push(value);
      }
    }
  } catch (error) {
    if (pending.length === 0) throw error;
    // Rejections of the pending fields are handled here to prevent unhandled rejections.
    return Promise.all(pending)
      .then(fill)
      .finally(() => {
        throw error;
      });
  }
  return pending.length === 0 ? answer : Promise.all(pending).then(fill);
}

function runField(field: Field, source: unknown, prev: Path | undefined, run: Run): unknown {
  const path: Path = { prev, key: field.key, typename: field.typename };
  const failed = (error: unknown) => nullOrThrow(error, field.nodes, field.nonNull, path, run);
  try {
    const args = field.args(run);
    const raw = field.resolve
      ? field.resolve(source, args, run.context)
      : ownValue(field.name, source, args, run.context);
    const done = isThenable(raw)
      ? Promise.resolve(raw).then((value) => field.complete(value, path, run))
      : field.complete(raw, path, run);
    return done instanceof Promise ? done.catch(failed) : done;
  } catch (error) {
    return failed(error);
  }
}

/** Records the error and returns null for a nullable position; otherwise throws the error to the parent. */
export function nullOrThrow(
  error: unknown,
  nodes: readonly FieldNode[],
  nonNull: boolean,
  path: Path,
  run: Run,
): null {
  const located = locatedError(error, nodes, responsePathAsArray(path));
  if (nonNull) throw located;
  recordError(located, path, run);
  return null;
}

function ownValue(name: string, source: unknown, args: object, context: GatewayContext): unknown {
  if (typeof source !== "function" && (typeof source !== "object" || source === null)) return;
  const own = source as Record<string, unknown>;
  return typeof own[name] === "function" ? own[name](args, context) : own[name];
}

export function isThenable(value: unknown): value is PromiseLike<unknown> {
  return typeof (value as { then?: unknown } | null | undefined)?.then === "function";
}
