/** Compares a response with its schema and collects the differences: paths, types, counts and effects. */
import * as v from "valibot";
import { isHopeless, itemsOf } from "../../decoder/list-of.ts";
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
} from "../../decoder/schema-description.ts";

export type DifferenceKind =
  /** List items that the gateway drops. */
  | "dropped"
  /** A required field is missing. */
  | "missing"
  /** Another JSON type. */
  | "type"
  /** The type matches but not the value: an unknown word, or a number out of range. */
  | "value"
  /** A field that the schema does not have. It is ignored. */
  | "unknown";

/** The effect of a difference, worst first. The nearest optional part around it decides. */
export type Cost =
  /** The whole response is unusable. */
  | "answer"
  /** A list item is dropped. */
  | "item"
  /** A field gets its fallback value. */
  | "field"
  /** No effect, because nothing reads it. */
  | "nothing";

export interface Difference {
  /** Such as `value.games[].gameName`; `[]` is any item of a list, `.*` any value of a map. */
  path: string;
  kind: DifferenceKind;
  /** A description without values of the response, except a word where one of a list was expected. */
  wanted: string;
  got: string;
  cost: Cost;
  /** How often it was found, and how many positions were checked. */
  count: number;
  of: number;
}

/** The maximum number of stored differences; a map in place of an object could have thousands. */
const maxDifferences = 60;
/** Maximum depth: recursive schemas, such as navigation nodes, accept responses of any depth. */
const deepest = 24;

export class SchemaComparison {
  readonly #found = new Map<string, { difference: Difference; among: string }>();
  readonly #visits = new Map<string, number>();
  /** The number of differences that were not stored. */
  more = 0;

  /** All differences, in the order of the response. */
  differences(): Difference[] {
    return [...this.#found.values()].map(({ difference, among }) => ({
      ...difference,
      of: this.#visits.get(among) ?? difference.count,
    }));
  }

  /** Counts a difference. `among` is the path whose visits give the number of checked positions. */
  record(found: Omit<Difference, "count" | "of">, among = found.path): void {
    const { kind, path, got, cost } = found;
    const key = `${kind} ${cost} ${path} ${got}`;
    const known = this.#found.get(key);
    if (known) known.difference.count += 1;
    else if (this.#found.size >= maxDifferences) this.more += 1;
    else this.#found.set(key, { difference: { ...found, count: 1, of: 0 }, among });
  }

  /** Compares a value; returns true when it fits without a fallback. */
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
      // Validations of a simple value are part of its check; those of a container run after its members.
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
      this.record({ kind: "unknown", wanted: "", cost: "nothing", ...extra }, path);
    }
    return fits;
  }

  #map(shape: Shape, value: unknown, place: Place): boolean {
    if (!isRecord(value) || !shape.value) return this.#wrong(shape, value, place);
    const { path, cost, depth } = place;
    let fits = true;
    // The keys of a map are data of the response, so they are not shown.
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

  /** Invalid items are dropped; a list of only invalid items is invalid itself. */
  #tolerantList(item: v.GenericSchema, value: unknown, place: Place): boolean {
    if (value === null) return true;
    if (!Array.isArray(value)) return this.#noList(value, place);
    const { path, cost, depth } = place;
    let dropped = 0;
    for (const member of value) {
      const good = this.walk(item, member, `${path}[]`, "item", depth + 1);
      // Differs from `good`: a fallback accepts an item that has a difference.
      if (good || v.is(item, member)) continue;
      dropped += 1;
      this.record({ path: `${path}[]`, kind: "dropped", wanted: "", got: "", cost: "item" });
    }
    if (!isHopeless(dropped, value.length)) return true;
    this.record({ path, kind: "value", wanted: "a good item", got: "none in the list", cost });
    return false;
  }

  #noList(value: unknown, { path, cost }: Place): false {
    const kind = value === undefined ? "missing" : "type";
    this.record({ path, kind, wanted: "list", got: describeValue(value), cost });
    return false;
  }

  /** The union member to compare with: the one that fits, or the only one with the value's type. */
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
    // The schema accepts unknown words too, so the difference only affects the field.
    const wanted = `one of ${known.length} words`;
    this.record({
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
    this.record({ path, kind, wanted: describeSchema(shape), got: word, cost });
    return false;
  }
}

/** The current position in the response, and the effect of a difference there. */
interface Place {
  path: string;
  cost: Cost;
  depth: number;
}

/** True for a schema without nested values. */
function isLeaf(shape: Shape): boolean {
  if (shape.type === "union") return choices(shape).every(isLeaf);
  if (shape.wrapped) return isLeaf(shapeOf(shape.wrapped));
  return !(shape.entries || shape.item || shape.getter || shape.type === "record");
}

function allows({ type }: Shape, nothing: "null" | "nothing"): boolean {
  if (type === "nullish") return true;
  return nothing === "null" ? type === "nullable" : type.endsWith("optional");
}

/** A schema with a fallback accepts everything, so the inner schema is used for the check. */
function withoutFallback(shape: Shape): v.GenericSchema {
  if (!("fallback" in shape)) return shape;
  if (shape.pipe) return v.pipe(...(shape.pipe as unknown as [v.GenericSchema]));
  return shape.reference(shape.options ?? shape.literal);
}

/** Shows a field name, unless it could be an account or a token. */
function readable(name: string): string {
  const digits = name.replace(/\D/g, "").length;
  return /^[A-Za-z_$][\w$-]{0,39}$/.test(name) && digits <= 3 ? name : "(an odd name)";
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return jsonType(value) === "object";
}
