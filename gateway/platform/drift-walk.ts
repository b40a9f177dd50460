/** Walks an answer beside its schema and collects where the two differ: paths, types and counts. */
import * as v from "valibot";
import { itemsOf } from "./list-of.ts";
import {
  choices,
  gotWords,
  jsonType,
  type Shape,
  shapeOf,
  wantedTypes,
  wantedWords,
} from "./schema-words.ts";

export type DifferenceKind =
  /** Items of a list that the gateway left out. */
  | "dropped"
  /** A field that the schema needs is not there. */
  | "missing"
  /** Another JSON type. */
  | "type"
  /** The type fits, but not what it holds: a word nobody knows, a number out of bounds. */
  | "value"
  /** A field that the schema does not name. It does no harm; nobody reads it. */
  | "unknown";

export interface Difference {
  /** Such as `value.games[].gameName`; `[]` is any item of a list, `.*` any value of a map. */
  path: string;
  kind: DifferenceKind;
  /** In words, never with a value of the answer. */
  wanted: string;
  got: string;
  /** How often it was found, and in how many places it could have been. */
  count: number;
  of: number;
}

/** Different places are kept up to here; a map where an object was expected could have thousands. */
const mostDifferences = 60;
/** A tree of navigation nodes refers to itself: an answer could be as deep as it likes. */
const deepest = 24;

export class DriftWalk {
  readonly #found = new Map<string, { difference: Difference; among: string }>();
  readonly #visits = new Map<string, number>();
  /** Differences in places that were not kept. */
  more = 0;

  /** Everything found, in the order of the answer. */
  differences(): Difference[] {
    return [...this.#found.values()].map(({ difference, among }) => ({
      ...difference,
      of: this.#visits.get(among) ?? difference.count,
    }));
  }

  note(path: string, kind: DifferenceKind, wanted: string, got: string, among = path): void {
    const key = `${kind} ${path} ${got}`;
    const known = this.#found.get(key);
    if (known) known.difference.count += 1;
    else if (this.#found.size >= mostDifferences) this.more += 1;
    else this.#found.set(key, { difference: { path, kind, wanted, got, count: 1, of: 0 }, among });
  }

  /** Compares; answers whether the value fits as it is, without any fallback having to help. */
  walk(schema: v.GenericSchema, value: unknown, path: string, depth = 0): boolean {
    this.#visits.set(path, (this.#visits.get(path) ?? 0) + 1);
    return depth > deepest || this.#compare(shapeOf(schema), value, path, depth);
  }

  #compare(shape: Shape, value: unknown, path: string, depth: number): boolean {
    const { pipe } = shape;
    const items = itemsOf(shape);
    if (items) return this.#list(items, value, path, depth, true);
    if (pipe) {
      const root = shapeOf(pipe[0] as v.GenericSchema);
      // Rules on something simple are part of it; on what holds other things they come after those.
      if (!isLeaf(root)) {
        return this.#compare(root, value, path, depth) && this.#leaf(shape, value, path);
      }
      return this.#leaf(shape, value, path);
    }
    if (shape.wrapped) {
      if (value === null && allows(shape, "null")) return true;
      if (value === undefined && allows(shape, "nothing")) return true;
      return this.#compare(shapeOf(shape.wrapped), value, path, depth);
    }
    if (shape.getter) return this.#compare(shape.getter(value), value, path, depth);
    if (shape.entries) return this.#object(shape, shape.entries, value, path, depth);
    if (shape.type === "record") return this.#map(shape, value, path, depth);
    if (shape.item) return this.#list(shape.item, value, path, depth, false);
    const fitting = this.#choice(shape, value);
    return fitting ? this.#compare(fitting, value, path, depth) : this.#leaf(shape, value, path);
  }

  #object(
    shape: Shape,
    entries: Record<string, Shape>,
    value: unknown,
    path: string,
    depth: number,
  ): boolean {
    if (!isRecord(value)) return this.#wrong(shape, value, path);
    let fits = true;
    for (const [name, entry] of Object.entries(entries)) {
      if (!this.walk(entry, value[name], `${path}.${name}`, depth + 1)) fits = false;
    }
    for (const name of Object.keys(value)) {
      if (name in entries) continue;
      this.note(`${path}.${readable(name)}`, "unknown", "", gotWords(value[name]), path);
    }
    return fits;
  }

  #map(shape: Shape, value: unknown, path: string, depth: number): boolean {
    if (!isRecord(value) || !shape.value) return this.#wrong(shape, value, path);
    let fits = true;
    // The names of a map are the answer's own, so they are not shown.
    for (const member of Object.values(value)) {
      if (!this.walk(shape.value, member, `${path}.*`, depth + 1)) fits = false;
    }
    return fits;
  }

  #list(
    item: v.GenericSchema,
    value: unknown,
    path: string,
    depth: number,
    tolerant: boolean,
  ): boolean {
    if (!Array.isArray(value)) {
      this.note(path, value === undefined ? "missing" : "type", "list", gotWords(value));
      return false;
    }
    let fits = true;
    for (const member of value) {
      const good = this.walk(item, member, `${path}[]`, depth + 1);
      if (!good && !tolerant) fits = false;
      // Not the same as `good`: a fallback saves an item that has something wrong in it.
      if (tolerant && !good && !v.is(item, member)) this.note(`${path}[]`, "dropped", "", "");
    }
    return fits;
  }

  /** The member of a union to compare with: the one that fits, or the only one of the value's type. */
  #choice(shape: Shape, value: unknown): Shape | null {
    const containers = choices(shape).filter((option) => !isLeaf(option));
    const fitting = containers.find((option) => v.is(option, value));
    const alike = containers.filter((option) => wantedTypes(option)?.includes(jsonType(value)));
    return fitting ?? (alike.length === 1 ? (alike[0] ?? null) : null);
  }

  #leaf(shape: Shape, value: unknown, path: string): boolean {
    return v.is(withoutFallback(shape), value) || this.#wrong(shape, value, path);
  }

  #wrong(shape: Shape, value: unknown, path: string): false {
    const wanted = wantedTypes(shape);
    const sameType = wanted === null || wanted.includes(jsonType(value));
    const kind = value === undefined ? "missing" : sameType ? "value" : "type";
    this.note(path, kind, wantedWords(shape), gotWords(value));
    return false;
  }
}

/** True for what holds nothing else: its whole schema is one question. */
function isLeaf(shape: Shape): boolean {
  if (shape.type === "union") return choices(shape).every(isLeaf);
  if (shape.wrapped) return isLeaf(shapeOf(shape.wrapped));
  return !(shape.entries || shape.item || shape.getter || shape.type === "record");
}

function allows({ type }: Shape, nothing: "null" | "nothing"): boolean {
  if (type === "nullish") return true;
  return nothing === "null" ? type === "nullable" : type.endsWith("optional");
}

/** A schema with a fallback says yes to everything; the one inside has an opinion. */
function withoutFallback(shape: Shape): v.GenericSchema {
  if (!("fallback" in shape)) return shape;
  if (shape.pipe) return v.pipe(...(shape.pipe as unknown as [v.GenericSchema]));
  return shape.reference(shape.options ?? shape.literal);
}

/** Names of fields are shown, but not what could be an account or a token in a field name's place. */
function readable(name: string): string {
  const digits = name.replace(/\D/g, "").length;
  return /^[A-Za-z_$][\w$-]{0,39}$/.test(name) && digits <= 3 ? name : "(an odd name)";
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return jsonType(value) === "object";
}
