/**
 * Compiles a valibot schema to closures, once per schema, so that decoding allocates no objects per field.
 * The result equals valibot's or is `mismatch`, which a test compares; valibot itself is only used to find
 * the invalid part, and for schema types that are not compiled.
 */
import * as v from "valibot";

/** The result for an invalid value; null and undefined are valid values. */
export const mismatch = Symbol("mismatch");

/** Returns the decoded value or `mismatch`; never throws. */
export type Read = (value: unknown) => unknown;

/** The properties of valibot schemas that are read here; they are public in each schema type. */
interface Part extends v.GenericSchema {
  pipe?: readonly Step[];
  fallback?: unknown;
  default?: unknown;
  wrapped?: Part;
  entries?: Record<string, Part>;
  item?: Part;
  key?: Part;
  value?: Part;
  options?: readonly unknown[];
  literal?: unknown;
  getter?: (value: unknown) => Part;
}
type Action = v.GenericPipeAction & { requirement?: unknown; operation?: Read };
type Step = Part | Action;

const compiled = new WeakMap<v.GenericSchema, Read>();

/** The decoder of a schema; compiled on first use, because a Worker starts with all rows. */
export function decoderOf(schema: v.GenericSchema): Read {
  const known = compiled.get(schema);
  if (known) return known;
  const read = compile(schema as Part);
  compiled.set(schema, read);
  return read;
}

function compile(schema: Part): Read {
  const first = schema.pipe?.[0] as Part | undefined;
  // A pipe inherits the properties of its first schema, including a fallback that is not the pipe's own.
  const guarded = "fallback" in schema && !(first && "fallback" in first);
  if (!guarded) return schema.pipe ? inOrder(schema.pipe) : simple(schema);
  const { fallback } = schema;
  if (typeof fallback === "function") return bySchema(schema);
  const inner = schema.pipe ? inOrder(schema.pipe) : simple(schema);
  return (value) => {
    const got = inner(value);
    return got === mismatch ? fallback : got;
  };
}

function inOrder(pipe: readonly Step[]): Read {
  const steps = pipe.filter(({ kind }) => kind !== "metadata").map(step);
  if (steps.includes(null)) return bySchema(v.pipe(...(pipe as [v.GenericSchema])));
  const reads = steps as Read[];
  return (value) => {
    let current = value;
    for (const read of reads) {
      current = read(current);
      if (current === mismatch) return mismatch;
    }
    return current;
  };
}

/** Null for a step that only valibot's own pipe can run. */
function step(item: Step): Read | null {
  if (item.kind === "schema") return compile(item as Part);
  const { type, requirement, operation } = item as Action;
  const holds = rules[type]?.(requirement as never);
  if (holds) return (value) => (holds(value as never) ? value : mismatch);
  if (type === "trim") return (value) => (value as string).trim();
  if (type === "to_upper_case") return (value) => (value as string).toUpperCase();
  if (type === "transform") return operation as Read;
  if (type === "raw_transform") return byAction(item as v.GenericPipeAction);
  return null;
}

/** Validations of valibot by type, as far as rows use them. */
const rules: Record<string, (requirement: never) => (value: never) => boolean> = {
  min_length: (least: number) => (text: string) => text.length >= least,
  max_length: (most: number) => (text: string) => text.length <= most,
  min_value: (least: number) => (value: number) => value >= least,
  max_value: (most: number) => (value: number) => value <= most,
  integer: () => (value: number) => Number.isInteger(value),
  finite: () => (value: number) => Number.isFinite(value),
  regex: (pattern: RegExp) => (text: string) => pattern.test(text),
  check: (holds: (value: unknown) => boolean) => (value: unknown) => holds(value),
};

function simple(schema: Part): Read {
  switch (schema.type) {
    case "unknown":
      return (value) => value;
    case "string":
      return (value) => (typeof value === "string" ? value : mismatch);
    case "boolean":
      return (value) => (typeof value === "boolean" ? value : mismatch);
    case "number":
      return (value) => (typeof value === "number" && !Number.isNaN(value) ? value : mismatch);
    case "literal":
      return (value) => (value === schema.literal ? value : mismatch);
    case "picklist": {
      const words = new Set(schema.options);
      return (value) => (words.has(value) ? value : mismatch);
    }
    case "union":
      return firstOf((schema.options as Part[]).map(compile));
    case "nullish":
    case "nullable":
    case "optional":
      return maybe(schema);
    case "array":
      return schema.item ? listReader(schema.item) : bySchema(schema);
    case "object":
      return schema.entries ? objectReader(schema.entries) : bySchema(schema);
    case "record":
      return mapReader(schema) ?? bySchema(schema);
    case "lazy": {
      const { getter } = schema;
      // A recursive schema: its decoder is looked up when there is a value to decode.
      return getter ? (value) => decoderOf(getter(value))(value) : bySchema(schema);
    }
    default:
      return bySchema(schema);
  }
}

function firstOf(reads: readonly Read[]): Read {
  return (value) => {
    for (const read of reads) {
      const got = read(value);
      if (got !== mismatch) return got;
    }
    return mismatch;
  };
}

function maybe(schema: Part): Read {
  const { type, wrapped, default: instead } = schema;
  if (!wrapped || typeof instead === "function") return bySchema(schema);
  const inner = compile(wrapped);
  const isNothing = (value: unknown) =>
    (value === null && type !== "optional") || (value === undefined && type !== "nullable");
  return (value) => {
    if (!isNothing(value)) return inner(value);
    if (instead === undefined) return value;
    return isNothing(instead) ? instead : inner(instead);
  };
}

function listReader(item: Part): Read {
  const read = compile(item);
  return (value) => {
    if (!Array.isArray(value)) return mismatch;
    const items: unknown[] = [];
    for (const each of value) {
      const got = read(each);
      if (got === mismatch) return mismatch;
      items.push(got);
    }
    return items;
  };
}

/** Keys that could reach an object's prototype; valibot skips them too. */
const unsafe = new Set(["__proto__", "prototype", "constructor"]);

/** Null for a record whose keys have a schema of their own. */
function mapReader({ key, value: member }: Part): Read | null {
  if (!member || key?.type !== "string" || key.pipe) return null;
  const read = compile(member);
  return (value) => {
    if (typeof value !== "object" || value === null) return mismatch;
    const result: Record<string, unknown> = {};
    for (const [name, raw] of Object.entries(value)) {
      if (unsafe.has(name)) continue;
      const got = read(raw);
      if (got === mismatch) return mismatch;
      result[name] = got;
    }
    return result;
  };
}

const leavable = new Set(["nullish", "optional", "exact_optional"]);

function objectReader(entries: Record<string, Part>): Read {
  const members = Object.entries(entries).map(([key, schema]) => {
    const optional = leavable.has(schema.type);
    const filled = optional && schema.default !== undefined;
    // What happens to an absent field: decoded as undefined, replaced by its fallback, left out, or a
    // mismatch.
    const replaced = schema.fallback !== undefined;
    const absent = filled ? "read" : replaced ? "replace" : optional ? "leave" : "miss";
    return { key, schema, read: compile(schema), absent };
  });
  return (value) => {
    if (typeof value !== "object" || value === null) return mismatch;
    const source = value as Record<string, unknown>;
    const result: Record<string, unknown> = {};
    for (const { key, schema, read, absent } of members) {
      const raw = source[key];
      if (raw !== undefined || absent === "read" || key in source) {
        const got = read(raw);
        if (got === mismatch) return mismatch;
        result[key] = got;
      } else if (absent === "replace") {
        result[key] = v.getFallback(schema);
      } else if (absent === "miss") return mismatch;
    }
    return result;
  };
}

function bySchema(schema: v.GenericSchema): Read {
  return (value) => {
    const result = v.safeParse(schema, value);
    return result.success ? result.output : mismatch;
  };
}

/** An action that is not a plain function: runs it as valibot does in a pipe. */
function byAction(action: v.GenericPipeAction): Read {
  const transformation = action as v.GenericTransformation;
  return (value) => {
    const { issues, value: made } = transformation["~run"]({ typed: true, value }, {});
    return issues ? mismatch : made;
  };
}
