/**
 * Reads the response of C18 in any form (D-23, A113, A114). Whether the portal is open is read separately
 * from everything else; an unreadable part affects only itself.
 */

import { decoderOf, mismatch } from "../../decoder/compiled-decoder.ts";
import type { Salvaged } from "../../platform/call.ts";
import { wireText } from "../../values/wire-values.ts";
import { isRecord, readFlag, readMoment } from "./flags.ts";
import { infoFields, infoNames, type WireMaintenance } from "./wire.ts";

export interface Gate {
  /** Null: open. Undefined: unreadable. */
  maintenance: WireMaintenance | null | undefined;
  regionClosed: boolean | undefined;
}

type Fields = Record<string, unknown>;

/** Names of properties that may wrap the response or a part of it. */
const wrappers = ["value", "data", "content", "result", "body", "permission", "system", "info"];
const deepest = 5;
const ours = ["info", "maintenance", "regionrestriction", "location"];
const starts = ["maintaintime", "starttime", "begintime", "start", "from"];
const ends = ["endtime", "end", "until", "to"];

/** Property names in lower case without separators: regionFlag, region_flag. */
const plain = (name: string) => name.toLowerCase().replace(/[_-]/g, "");
const tidy = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [plain(name), value]));

/** The objects of the response from the outermost inwards: with one envelope, two, or none. */
function layersOf(body: unknown): Fields[] {
  const layers: Fields[] = [];
  let level: unknown[] = [body];
  for (let depth = 0; depth < deepest && level.length > 0; depth += 1) {
    const records = level.map(unpacked).filter(isRecord).map(tidy);
    layers.push(...records);
    level = records.flatMap((fields) => wrappers.map((name) => fields[name]));
  }
  return layers;
}

/** Unwraps JSON text and lists of one item. */
function unpacked(value: unknown): unknown {
  if (Array.isArray(value)) return value[0];
  if (typeof value !== "string" || !value.trimStart().startsWith("{")) return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}

const fieldIn = (layers: readonly Fields[], name: string): unknown =>
  layers.find((fields) => fields[name] !== undefined)?.[name];

/** E17: true when a refusal without flags has a matching code. */
function refusedFor(layers: readonly Fields[], word: RegExp): boolean {
  const codes = layers.map(({ errorcode, code }) => errorcode ?? code);
  return codes.some((code) => typeof code === "string" && word.test(code));
}

const isRefusal = (layers: readonly Fields[]) => readFlag(fieldIn(layers, "success")) === false;

const momentIn = (fields: Fields, names: readonly string[]) =>
  readMoment(names.map((name) => fields[name]).find((value) => value != null));
const isWindow = (fields: Fields) =>
  ["maintaintime", "endtime"].some((name) => fields[name] !== undefined);
const windowIn = (fields: Fields): WireMaintenance => ({
  startsAt: momentIn(fields, starts),
  endsAt: momentIn(fields, ends),
});

function readMaintenance(value: unknown): WireMaintenance | null | undefined {
  const inner = unpacked(value);
  const on = readFlag(inner);
  const fields = isRecord(inner) ? tidy(inner) : {};
  // A maintenance window without a flag counts as on.
  if (on === true || (on === undefined && isWindow(fields))) return windowIn(fields);
  return on === false ? null : undefined;
}

function gateOf(layers: readonly Fields[]): Gate {
  const refusal = isRefusal(layers);
  const rawMaintenance = fieldIn(layers, "maintenance");
  const bare = refusal ? layers.find(isWindow) : undefined;
  const refused = refusal && refusedFor(layers, /maint/i);
  const window = bare ? windowIn(bare) : refused ? windowIn({}) : null;
  const region = fieldIn(layers, "regionrestriction");
  return {
    maintenance: rawMaintenance === undefined ? window : readMaintenance(rawMaintenance),
    regionClosed:
      region === undefined ? refusal && refusedFor(layers, /region/i) : readFlag(region),
  };
}

/**
 * Everything readable in a response of C18, with one envelope, two or none, refused or not. Null when nothing
 * is readable: the last known response then applies, and after it the portal is open.
 */
export function salvageStatus(body: unknown): Salvaged | null {
  const layers = layersOf(body);
  const gate = gateOf(layers);
  const known = layers.find((fields) => ours.some((name) => fields[name] !== undefined));
  if (!known && !gate.maintenance && !gate.regionClosed) return null;
  const unread = Object.entries(gate).flatMap(([name, is]) => (is === undefined ? [name] : []));
  const given = unpacked(known?.info);
  if (given != null && !isRecord(given)) unread.push("info");
  const around = isRecord(given) ? tidy(given) : {};
  const info: Fields = {};
  for (const [name, schema] of Object.entries(infoFields)) {
    const read = decoderOf(schema)(around[plain(name)]);
    if (read === mismatch) unread.push(`info.${name}`);
    info[nameOf(name)] = read === mismatch ? null : read;
  }
  const location = decoderOf(wireText)(known?.location);
  if (location === mismatch) unread.push("location");
  return { value: { ...gate, info, location: location === mismatch ? null : location }, unread };
}

const nameOf = (name: string): string =>
  (infoNames as Partial<Record<string, string>>)[name] ?? name;

/** How long the last readable flag replaces an unreadable one (docs/reliability.md), in ms. */
const lastKnownMs = 300_000;

/** The flags as cached per address (A114), each with the time of its last readable value, in ms. */
export interface KnownGate {
  at: number;
  maintenance: WireMaintenance | null;
  maintenanceAt: number;
  regionClosed: boolean;
  regionAt: number;
}

/** The flags of a response; an unreadable flag keeps its previous value. */
export function knownGate(answer: Gate, before: KnownGate | null, now: number): KnownGate {
  const { maintenance, regionClosed } = answer;
  const lately = (at: number | undefined) => at !== undefined && now - at < lastKnownMs;
  const lastMaintenance = before && lately(before.maintenanceAt) ? before.maintenance : null;
  const lastRegionClosed = before && lately(before.regionAt) ? before.regionClosed : false;
  return {
    at: now,
    maintenance: maintenance === undefined ? lastMaintenance : maintenance,
    maintenanceAt: maintenance === undefined ? (before?.maintenanceAt ?? 0) : now,
    regionClosed: regionClosed ?? lastRegionClosed,
    regionAt: regionClosed === undefined ? (before?.regionAt ?? 0) : now,
  };
}
