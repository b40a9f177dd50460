/** The values of the records that the preferences' object keeps. A value that can't be read counts as none. */
import * as v from "valibot";
import type { AttentionKind } from "../../generated/resolver-types.ts";
import type { PreferenceKind, PreferenceRecord } from "../../request/preferences-port.ts";

const view = v.object({ name: v.string(), page: v.string(), search: v.string() });

const display = v.object({
  density: v.picklist(["COMFORTABLE", "COMPACT"]),
  pageSize: v.nullable(v.number()),
  hasShortcuts: v.boolean(),
});

const thresholds = v.object({
  bigWin: v.nullable(v.string()),
  deposit: v.nullable(v.string()),
  withdrawal: v.nullable(v.string()),
  inactiveDays: v.nullable(v.number()),
  /** Whether agents are left out of the accounts that have stopped. */
  inactiveMembers: v.optional(v.boolean(), false),
  newDays: v.optional(v.nullable(v.number()), null),
  pendingDays: v.optional(v.nullable(v.number()), null),
  /** Kinds that are not listed. */
  without: v.optional(v.array(v.custom<AttentionKind>((kind) => typeof kind === "string")), []),
  /** Of the brand's day, at which the inbox has the day's list. */
  hour: v.optional(v.nullable(v.number()), null),
});

const template = v.object({
  name: v.string(),
  rates: v.array(v.object({ type: v.string(), rate: v.string() })),
});

export type Display = v.InferOutput<typeof display>;
export type Thresholds = v.InferOutput<typeof thresholds>;

/** What the pages of the agent center read at once. */
export const ownKinds = ["view", "columns", "setting", "template"] as const;

/** Keys of settings. */
export const settingKeys = {
  start: "start",
  display: "display",
  thresholds: "thresholds",
} as const;

const usualDisplay: Display = { density: "COMFORTABLE", pageSize: null, hasShortcuts: true };
const noThresholds: Thresholds = {
  bigWin: null,
  deposit: null,
  withdrawal: null,
  inactiveDays: null,
  inactiveMembers: false,
  newDays: null,
  pendingDays: null,
  without: [],
  hour: null,
};

/** A value of a record; null where it does not fit. */
export function readValue<const S extends v.GenericSchema>(
  schema: S,
  text: string | null,
): v.InferOutput<S> | null {
  if (text === null) return null;
  try {
    const found = v.safeParse(schema, JSON.parse(text));
    return found.success ? found.output : null;
  } catch {
    return null;
  }
}

/** The thresholds in the JSON of their record. */
const thresholdsOf = (text: string | null): Thresholds =>
  readValue(thresholds, text) ?? noThresholds;

/** The text of a note in the JSON of its record. */
export const noteOf = (text: string | null): string | null => readValue(v.string(), text);

/** The tags in the JSON of an account's record. */
export const tagsIn = (text: string | null): string[] => readValue(v.array(v.string()), text) ?? [];

/** All preferences out of their records. */
export function preferencesOf(records: readonly PreferenceRecord[]) {
  const of = (kind: PreferenceKind) => records.filter((record) => record.kind === kind);
  const setting = (key: string) => of("setting").find((record) => record.key === key)?.value;
  const views = of("view")
    .flatMap(({ key, value }) => {
      const found = readValue(view, value);
      return found ? [{ id: key, ...found }] : [];
    })
    .toSorted((a, b) => a.name.localeCompare(b.name));
  const rateTemplates = of("template")
    .flatMap(({ key, value }) => {
      const found = readValue(template, value);
      return found ? [{ id: key, ...found }] : [];
    })
    .toSorted((a, b) => a.name.localeCompare(b.name));
  return {
    views,
    start: readValue(v.string(), setting(settingKeys.start) ?? null),
    display: readValue(display, setting(settingKeys.display) ?? null) ?? usualDisplay,
    columns: of("columns").flatMap(({ key, value }) => {
      const names = readValue(v.array(v.string()), value);
      return names ? [{ page: key, names }] : [];
    }),
    thresholds: thresholdsOf(setting(settingKeys.thresholds) ?? null),
    rateTemplates,
  };
}
