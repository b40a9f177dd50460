/** Walks an answer beside its schema and collects where the two differ: paths, types, counts, what it costs. */
import * as v from "valibot";
import { isHopeless, itemsOf } from "../decoder/list-of.ts";
import {
  choices,
  choicesOf,
  describeChoice,
  describeSchema,
  describeValue,
  jsonType,
  type Shape,
  shapeOf,
  wantedTypes,
  wantsChoice,
} from "../decoder/schema-description.ts";

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

/** What a difference costs, worst first: the nearest part that can do without decides. */
export type Cost =
  /** The whole answer can't be used. */
  | "answer"
  /** An item of a list is left out. */
  | "item"
  /** A part of the answer falls back to what stands for it when nothing is known. */
  | "field"
  /** Nothing reads it. */
  | "nothing";

export interface Difference {
  /** Such as `value.games[].gameName`; `[]` is any item of a list, `.*` any value of a map. */
  path: string;
  kind: DifferenceKind;
  /** In words, never with a value of the answer, but for a word where one of a list was wanted. */
  wanted: string;
  got: string;
  cost: Cost;
  /** How often it was found, and in how many places it could have been. */
  count: number;
  of: number;
}

/** Different places are kept up to here; a map where an object was expected could have thousands. */
const mostDifferences = 60;
/** A tree of navigation nodes refers to itself: an answer could be as deep as it likes. */
const deepest = 24;

export class SchemaComparison {
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

  /** `among` is the place whose visits say how often it could have been found. */
  note(found: Omit<Difference, "count" | "of">, among = found.path): void {
    const { kind, path, got, cost } = found;
    const key = `${kind} ${cost} ${path} ${got}`;
    const known = this.#found.get(key);
    if (known) known.difference.count += 1;
    else if (this.#found.size >= mostDifferences) this.more += 1;
    else this.#found.set(key, { difference: { ...found, count: 1, of: 0 }, among });
  }

  /** Compares; returns whether the value fits as it is, without any fallback having to help. */
  walk(
    schema: v.GenericSchema,
    value: unknown,
    path: string,
    cost: Cost = "answer",
    depth = 0,
  ): boolean {
    this.#visits.set(path, (this.#visits.get(path) ?? 0) + 1);
    return depth > deepest || this.#compare(shapeOf(schema), value, { path, cost, depth });
  }

  #compare(shape: Shape, value: unknown, around: Place): boolean {
    const place: Place = "fallback" in shape ? { ...around, cost: "field" } : around;
    const { pipe } = shape;
    const items = itemsOf(shape);
    if (items) return this.#tolerantList(items, value, place);
    if (pipe) {
      const root = shapeOf(pipe[0] as v.GenericSchema);
      // Rules on something simple are part of it; on what holds other things they come after those.
      if (!isLeaf(root)) {
        return this.#compare(root, value, place) && this.#leaf(shape, value, place);
      }
      return this.#leaf(shape, value, place);
    }
    if (shape.wrapped) {
      if (value === null && allows(shape, "null")) return true;
      if (value === undefined && allows(shape, "nothing")) return true;
      return this.#compare(shapeOf(shape.wrapped), value, place);
    }
    if (shape.getter) return this.#compare(shape.getter(value), value, place);
    if (shape.entries) return this.#object(shape, shape.entries, value, place);
    if (shape.type === "record") return this.#map(shape, value, place);
    if (shape.item) return this.#list(shape.item, value, place);
    const fitting = this.#choice(shape, value);
    return fitting ? this.#compare(fitting, value, place) : this.#leaf(shape, value, place);
  }

  #object(shape: Shape, entries: Record<string, Shape>, value: unknown, place: Place): boolean {
    if (!isRecord(value)) return this.#wrong(shape, value, place);
    const { path, cost, depth } = place;
    let fits = true;
    for (const [name, entry] of Object.entries(entries)) {
      if (!this.walk(entry, value[name], `${path}.${name}`, cost, depth + 1)) fits = false;
    }
    for (const name of Object.keys(value)) {
      if (name in entries) continue;
      const extra = { path: `${path}.${readable(name)}`, got: describeValue(value[name]) };
      this.note({ kind: "unknown", wanted: "", cost: "nothing", ...extra }, path);
    }
    return fits;
  }

  #map(shape: Shape, value: unknown, place: Place): boolean {
    if (!isRecord(value) || !shape.value) return this.#wrong(shape, value, place);
    const { path, cost, depth } = place;
    let fits = true;
    // The names of a map are the answer's own, so they are not shown.
    for (const member of Object.values(value)) {
      if (!this.walk(shape.value, member, `${path}.*`, cost, depth + 1)) fits = false;
    }
    return fits;
  }

  #list(item: v.GenericSchema, value: unknown, place: Place): boolean {
    if (!Array.isArray(value)) return this.#noList(value, place);
    const { path, cost, depth } = place;
    let fits = true;
    for (const member of value) {
      if (!this.walk(item, member, `${path}[]`, cost, depth + 1)) fits = false;
    }
    return fits;
  }

  /** Bad items are left out; a list of nothing else is bad itself. */
  #tolerantList(item: v.GenericSchema, value: unknown, place: Place): boolean {
    if (value === null) return true;
    if (!Array.isArray(value)) return this.#noList(value, place);
    const { path, cost, depth } = place;
    let dropped = 0;
    for (const member of value) {
      const good = this.walk(item, member, `${path}[]`, "item", depth + 1);
      // Not the same as `good`: a fallback saves an item that has something wrong in it.
      if (good || v.is(item, member)) continue;
      dropped += 1;
      this.note({ path: `${path}[]`, kind: "dropped", wanted: "", got: "", cost: "item" });
    }
    if (!isHopeless(dropped, value.length)) return true;
    this.note({ path, kind: "value", wanted: "a good item", got: "none in the list", cost });
    return false;
  }

  #noList(value: unknown, { path, cost }: Place): false {
    const kind = value === undefined ? "missing" : "type";
    this.note({ path, kind, wanted: "list", got: describeValue(value), cost });
    return false;
  }

  /** The member of a union to compare with: the one that fits, or the only one of the value's type. */
  #choice(shape: Shape, value: unknown): Shape | null {
    const containers = choices(shape).filter((option) => !isLeaf(option));
    const fitting = containers.find((option) => v.is(option, value));
    const alike = containers.filter((option) => wantedTypes(option)?.includes(jsonType(value)));
    return fitting ?? (alike.length === 1 ? (alike[0] ?? null) : null);
  }

  #leaf(shape: Shape, value: unknown, place: Place): boolean {
    if (!v.is(withoutFallback(shape), value)) return this.#wrong(shape, value, place);
    const known = choicesOf(shape);
    if (!known || typeof value !== "string" || value.trim() === "") return true;
    if (known.includes(value.trim().toLowerCase())) return true;
    // The reader has an answer for words that it does not know, and so no opinion of them.
    const wanted = `one of ${known.length} words`;
    this.note({
      path: place.path,
      kind: "value",
      wanted,
      got: describeChoice(value),
      cost: "field",
    });
    return true;
  }

  #wrong(shape: Shape, value: unknown, { path, cost }: Place): false {
    const wanted = wantedTypes(shape);
    const sameType = wanted === null || wanted.includes(jsonType(value));
    const kind = value === undefined ? "missing" : sameType ? "value" : "type";
    const word =
      kind === "value" && wantsChoice(shape) ? describeChoice(value) : describeValue(value);
    this.note({ path, kind, wanted: describeSchema(shape), got: word, cost });
    return false;
  }
}

/** Where in an answer the walk is, and what a difference costs there. */
interface Place {
  path: string;
  cost: Cost;
  depth: number;
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
