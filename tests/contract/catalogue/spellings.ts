/** Different spellings of the same response (A113), and what each makes a row lose. */
import type { Call } from "../../../gateway/platform/call.ts";
import { PlatformError } from "../../../gateway/platform/errors.ts";
import { interpret } from "../../../gateway/platform/http/envelope.ts";
import { anyAnswer } from "../../../gateway/values/wire-values.ts";

/** The loss, from nothing to the whole response. */
export const costs = ["nothing", "field", "item", "answer"] as const;
export type Cost = (typeof costs)[number];

type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

/** A value in the spelling of other platforms; undefined where this spelling does not apply to the value. */
interface Spelling {
  name: string;
  /** The largest allowed loss, unless the row defines another. */
  limit: Cost;
  /** For a spelling that loses the value, only one list item is changed, as in practice; otherwise all are. */
  once?: true;
  respell: (value: Json, field: string) => Json | typeof absent | undefined;
}

/** A field that is not there. */
const absent = Symbol("absent");

const isMoment = (value: Json): value is number =>
  typeof value === "number" && value > 1e12 && value < 1e13;

/** Flags that the sandbox writes as 1 and 0, as number or text. */
const numbered = new Set(["supportPlay", "isHot", "isNew", "enabled"]);
const flagOf = (value: Json, field: string) =>
  numbered.has(field) && ["0", "1"].includes(String(value)) ? String(value) === "1" : value;
const spelledFlag = (name: string, on: Json, off: Json): Spelling => ({
  name,
  limit: "nothing",
  respell: (value, field) => {
    const flag = flagOf(value, field);
    return typeof flag === "boolean" ? (flag ? on : off) : undefined;
  },
});

/** A spelling with the same meaning loses nothing; one without a meaning loses its field. */
const spellings: readonly Spelling[] = [
  {
    name: "a number as text",
    limit: "nothing",
    respell: (value) => (typeof value === "number" ? String(value) : undefined),
  },
  {
    name: "a number that is written as text, as a number",
    limit: "nothing",
    respell: (value) =>
      typeof value === "string" && /^(0|[1-9]\d{0,8})(\.\d*[1-9])?$/.test(value)
        ? Number(value)
        : undefined,
  },
  spelledFlag("a flag as true and false", true, false),
  spelledFlag("a flag as 1 and 0", 1, 0),
  spelledFlag('a flag as "1" and "0"', "1", "0"),
  spelledFlag('a flag as "true" and "false"', "true", "false"),
  spelledFlag('a flag as "Y" and "N"', "Y", "N"),
  spelledFlag('a flag as "y" and "n"', "y", "n"),
  {
    name: "a moment as ISO text",
    limit: "nothing",
    respell: (value) => (isMoment(value) ? new Date(value).toISOString() : undefined),
  },
  {
    name: "a moment in seconds",
    limit: "nothing",
    respell: (value) => (isMoment(value) ? value / 1000 : undefined),
  },
  {
    name: "a list as null",
    limit: "field",
    respell: (value) => (Array.isArray(value) ? null : undefined),
  },
  {
    name: "null",
    limit: "field",
    once: true,
    respell: (value) => (Array.isArray(value) ? undefined : null),
  },
  { name: "nothing at all", limit: "field", once: true, respell: () => absent },
  {
    name: "an object where something plain was",
    limit: "field",
    once: true,
    respell: (value) => (typeof value === "object" ? undefined : { odd: true }),
  },
];

/** Other structures of the whole response; each has the same meaning. */
const wrappings: Record<string, (value: Json) => Json> = {
  "success as text": (value) => ({ success: "true", value }),
  "success as 1": (value) => ({ success: 1, value }),
  'success as "Y"': (value) => ({ success: "Y", value }),
  "one envelope too many": (value) => ({ success: true, value: { success: true, value } }),
  "one envelope too few": (value) => value,
};

/** Every named place of a response, such as `value.list[].id`; items of a list share one. */
function placesIn(value: Json, path = ""): string[] {
  const inside = Array.isArray(value)
    ? value.flatMap((item) => placesIn(item, `${path}[]`))
    : typeof value === "object" && value !== null
      ? Object.entries(value).flatMap(([name, member]) => {
          const at = path === "" ? name : `${path}.${name}`;
          return [at, ...placesIn(member, at)];
        })
      : [];
  return [...new Set(inside)];
}

/** The response with one place in another spelling; null where the spelling does not apply. */
function respelled(value: Json, place: string, { respell, once }: Spelling): Json | null {
  let touched = false;
  const walk = (current: Json, path: string): Json => {
    if (Array.isArray(current)) return current.map((item) => walk(item, `${path}[]`));
    if (typeof current !== "object" || current === null) return current;
    const members = Object.entries(current).flatMap(([name, member]): [string, Json][] => {
      const at = path === "" ? name : `${path}.${name}`;
      if (at !== place || (once && touched)) return [[name, walk(member, at)]];
      const other = respell(member, name);
      if (other === undefined) return [[name, member]];
      touched = true;
      return other === absent ? [] : [[name, other]];
    });
    return Object.fromEntries(members);
  };
  const result = walk(value, "");
  return touched ? result : null;
}

/** Reads a response as the portal does. */
function readAs(row: Call, body: Json) {
  try {
    const { value, dropped } = interpret(row, 200, JSON.stringify(body));
    return { text: JSON.stringify(value), dropped };
  } catch (error) {
    if (error instanceof PlatformError) return null;
    throw error;
  }
}

/** The loss between the two readings. */
function costOf(row: Call, usual: Json, other: Json): Cost {
  const [before, after] = [readAs(row, usual), readAs(row, other)];
  if (!before) throw new Error(`${row.id}: its usual answer can't be read`);
  if (!after) return "answer";
  if (after.dropped > before.dropped) return "item";
  return after.text === before.text ? "nothing" : "field";
}

/** C28 uses types as keys; all have the same structure. */
const general = (row: Call, place: string) =>
  row.id === "C28" ? place.replace(/^[A-Z]+\./, "*.") : place;

/**
 * What the spellings of a row's response lose.
 * @param needs required places of the response
 * @returns spellings that lose more than they may, places whose loss costs more than their value, and how many
 *   spellings had each cost
 */
export function lossesOf(row: Call, answer: string, needs: readonly string[]) {
  const body: Json = JSON.parse(answer);
  const value = row.envelope ? ((body as { value?: Json }).value ?? null) : body;
  const wrap = (inner: Json): Json => (row.envelope ? { success: true, value: inner } : inner);
  const tooMuch: string[] = [];
  const costly = new Set<string>();
  const counts: Record<Cost, number> = { nothing: 0, field: 0, item: 0, answer: 0 };
  const note = (cost: Cost, limit: Cost, what: string) => {
    counts[cost] += 1;
    if (costs.indexOf(cost) > costs.indexOf(limit)) tooMuch.push(`${what}: ${cost}`);
  };
  /** The largest loss that a spelling may cause at a place. */
  const limitAt = (place: string, limit: Cost): Cost => {
    // Maintenance and region are read separately, and have their own tests.
    if (row.id === "C18") return "answer";
    if (limit === "nothing" || !needs.includes(general(row, place))) return limit;
    return place.includes("[]") ? "item" : "answer";
  };
  for (const place of placesIn(value)) {
    for (const spelling of spellings) {
      const other = respelled(value, place, spelling);
      if (other === null) continue;
      const cost = costOf(row, body, wrap(other));
      if (cost === "item" || cost === "answer") costly.add(general(row, place));
      note(cost, limitAt(place, spelling.limit), `${place} as ${spelling.name}`);
    }
  }
  for (const [name, wrapping] of Object.entries(wrappings)) {
    // For a row without content, a body without envelope does not show success.
    const silent = row.answer === anyAnswer && name === "one envelope too few";
    note(costOf(row, body, wrapping(value)), silent ? "answer" : "nothing", name);
  }
  return { tooMuch, costly, counts };
}
