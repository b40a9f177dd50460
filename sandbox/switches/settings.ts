import * as v from "valibot";
import { defaultFlags } from "../domains/system/flags.ts";
import { merchantOf } from "../domains/system/merchants.ts";

const onOff = v.picklist(["1", "0"]);

/** A maintenance period; `endTime` is null when the end is unknown. */
const maintenanceSchema = v.union([
  v.literal(false),
  v.strictObject({ maintainTime: v.number(), endTime: v.nullable(v.number()) }),
]);

/**
 * How far the world's clock is ahead of the real time, in ms; at most five years. What becomes due by then is
 * settled.
 */
export const clockAheadMs = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(0),
  v.maxValue(5 * 366 * 86_400_000),
);

const entries = {
  maintenance: maintenanceSchema,
  /**
   * With `flag`, C18 returns the period as data; with `failure`, inside an envelope with `success: false`.
   */
  maintenanceAs: v.picklist(["flag", "failure"]),
  regionRestriction: v.boolean(),
  /** Addresses (X-Real-IP) in a restricted region, in addition to `regionRestriction`. */
  restrictedAddresses: v.array(v.string()),
  /** Fields that replace those of C18's response, with any name. */
  statusPatch: v.record(v.string(), v.unknown()),
  location: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)),
  domainRoute: v.array(v.string()),
  /** The operator's Google tag; empty for none. */
  gtagId: v.string(),
  /** Whitelabel flags (W1-W13) set by the switches; null removes the node from the tree. */
  flags: v.record(v.string(), v.nullable(onOff)),
  /** Disabled vendors: a launch is refused with `vendor.refused`. */
  vendorsOff: v.array(v.string()),
  /** Games under maintenance: a launch is refused with `game.maintenance`. */
  gamesOff: v.array(v.number()),
  /** C24 for every merchant; null for the merchant's own setting. */
  singleWallet: v.nullable(v.boolean()),
  clockAheadMs,
};

/** The body of `POST /__sandbox/set`; every field is optional. */
export const settingsPatch = v.partial(v.strictObject(entries));

export type SettingsPatch = v.InferOutput<typeof settingsPatch>;

/** Platform settings that apply to all calls of a world. */
export type WorldSettings = Required<SettingsPatch>;

/** The settings of a newly seeded world. */
export function defaultSettings(): WorldSettings {
  return {
    maintenance: false,
    maintenanceAs: "flag",
    regionRestriction: false,
    restrictedAddresses: [],
    statusPatch: {},
    location: "KR",
    domainRoute: ["localhost", "127.0.0.1", "portico.example", "www.portico.example"],
    gtagId: "",
    flags: {},
    vendorsOff: [],
    gamesOff: [],
    singleWallet: null,
    clockAheadMs: 0,
  };
}

/** Returns the settings with a patch applied; flags are merged one by one. */
export function patchSettings(settings: WorldSettings, patch: SettingsPatch): WorldSettings {
  return { ...settings, ...patch, flags: { ...settings.flags, ...patch.flags } };
}

/** Returns a merchant's flags; values of the switches take precedence. */
export function flagsOf(settings: WorldSettings, merchant: string): WorldSettings["flags"] {
  return { ...defaultFlags, ...merchantOf(merchant).flags, ...settings.flags };
}

/** True when a whitelabel flag exists and is on for a merchant. */
export function flagOn(
  { settings, merchant }: { settings: WorldSettings; merchant: string },
  flag: string,
): boolean {
  return flagsOf(settings, merchant)[flag] === "1";
}
