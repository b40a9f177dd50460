import * as v from "valibot";
import { defaultFlags } from "../domains/system/flags.ts";
import { merchantOf } from "../domains/system/merchants.ts";

const onOff = v.picklist(["1", "0"]);

/** A maintenance window; `endTime` null means that the end is not known. */
const maintenanceSchema = v.union([
  v.literal(false),
  v.strictObject({ maintainTime: v.number(), endTime: v.nullable(v.number()) }),
]);

/** How far the world's clock runs ahead, in milliseconds: what falls due then is due now. Five years at most. */
export const clockAheadMs = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(0),
  v.maxValue(5 * 366 * 86_400_000),
);

const entries = {
  maintenance: maintenanceSchema,
  /** As `flag` C18 has the window in its answer, as `failure` with `success: false` around it. */
  maintenanceAs: v.picklist(["flag", "failure"]),
  regionRestriction: v.boolean(),
  /** Addresses (X-Real-IP) whose region is restricted, whatever `regionRestriction` says of the others. */
  restrictedAddresses: v.array(v.string()),
  /** Fields of C18's answer that replace its own, spelled in whatever way. */
  statusPatch: v.record(v.string(), v.unknown()),
  location: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)),
  domainRoute: v.array(v.string()),
  /** The operator's Google tag; none when empty. */
  gtagId: v.string(),
  /** Whitelabel flags (W1-W13) set by the switches; null takes the node out of the tree. */
  flags: v.record(v.string(), v.nullable(onOff)),
  /** Vendors switched off: a launch is refused with `vendor.refused`. */
  vendorsOff: v.array(v.string()),
  /** Games under maintenance: a launch is refused with `game.maintenance`. */
  gamesOff: v.array(v.number()),
  /** C24 for every merchant; null leaves it to the merchant. */
  singleWallet: v.nullable(v.boolean()),
  clockAheadMs,
};

/** What `POST /__sandbox/set` may change; everything is optional there. */
export const settingsPatch = v.partial(v.strictObject(entries));

export type SettingsPatch = v.InferOutput<typeof settingsPatch>;

/** What the platform answers besides its data; the same for every call of a world. */
export type WorldSettings = Required<SettingsPatch>;

/** The settings of a freshly seeded world. */
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

/** The settings with a patch laid over them; flags are merged one by one. */
export function patchSettings(settings: WorldSettings, patch: SettingsPatch): WorldSettings {
  return { ...settings, ...patch, flags: { ...settings.flags, ...patch.flags } };
}

/** The flags as a merchant has them: the switches' word over the merchant's. */
export function flagsOf(settings: WorldSettings, merchant: string): WorldSettings["flags"] {
  return { ...defaultFlags, ...merchantOf(merchant).flags, ...settings.flags };
}

/** True when a whitelabel flag is present and on for a merchant. */
export function flagOn(
  { settings, merchant }: { settings: WorldSettings; merchant: string },
  flag: string,
): boolean {
  return flagsOf(settings, merchant)[flag] === "1";
}
