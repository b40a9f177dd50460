/** Runs the fields of an object: resolver, completion, and where an error leaves its null. */
import { type FieldNode, type GraphQLError, locatedError, responsePathAsArray } from "graphql";
import type { GatewayContext } from "../context.ts";

/** Where in the answer a value stands. */
export interface Path {
  prev: Path | undefined;
  key: string | number;
  typename: string | undefined;
}

/** One execution. */
export interface Run {
  context: GatewayContext;
  variables: Record<string, unknown>;
  errors: GraphQLError[];
}

/** Turns what a resolver gave into what is answered, or a promise of it; throws what went wrong. */
export type Complete = (value: unknown, path: Path, run: Run) => unknown;

type Resolve = (source: unknown, args: object, context: GatewayContext) => unknown;

export interface Field {
  key: string;
  name: string;
  typename: string;
  nodes: readonly FieldNode[];
  nonNull: boolean;
  /** Undefined where the value is the source's own property. */
  resolve: Resolve | undefined;
  args: (run: Run) => object;
  complete: Complete;
}

/** Answers the object, or a promise when a field is one. Keys stand in the operation's order. */
export function runFields(
  fields: readonly Field[],
  source: unknown,
  prev: Path | undefined,
  run: Run,
): unknown {
  const answer: Record<string, unknown> = {};
  const pending: Promise<void>[] = [];
  try {
    for (const field of fields) {
      const value = runField(field, source, prev, run);
      answer[field.key] = value;
      if (value instanceof Promise) {
        pending.push(
          value.then((settled) => {
            answer[field.key] = settled;
          }),
        );
      }
    }
  } catch (error) {
    // The neighbours that are on their way must not end as rejections that nobody hears.
    if (pending.length === 0) throw error;
    return Promise.allSettled(pending).then(() => {
      throw error;
    });
  }
  return pending.length === 0 ? answer : Promise.all(pending).then(() => answer);
}

function runField(field: Field, source: unknown, prev: Path | undefined, run: Run): unknown {
  const path: Path = { prev, key: field.key, typename: field.typename };
  const failed = (error: unknown) => leaveNull(error, field.nodes, field.nonNull, path, run);
  try {
    const raw = field.resolve
      ? field.resolve(source, field.args(run), run.context)
      : ownValue(field, source, run);
    const done = isThenable(raw)
      ? Promise.resolve(raw).then((value) => field.complete(value, path, run))
      : field.complete(raw, path, run);
    return done instanceof Promise ? done.catch(failed) : done;
  } catch (error) {
    return failed(error);
  }
}

/** Null for a place that may be null, with the error noted; else the error goes on to the parent. */
export function leaveNull(
  error: unknown,
  nodes: readonly FieldNode[],
  nonNull: boolean,
  path: Path,
  run: Run,
): null {
  const located = locatedError(error, nodes, responsePathAsArray(path));
  if (nonNull) throw located;
  run.errors.push(located);
  return null;
}

function ownValue(field: Field, source: unknown, run: Run): unknown {
  if (typeof source !== "object" || source === null) return undefined;
  const value = (source as Record<string, unknown>)[field.name];
  return typeof value === "function" ? value.call(source, field.args(run), run.context) : value;
}

export function isThenable(value: unknown): value is PromiseLike<unknown> {
  return typeof value === "object" && value !== null && "then" in value
    ? typeof value.then === "function"
    : false;
}
