/** Schemas of the system responses (D-21, D-22, D-23, D-27). */
import * as v from "valibot";
import { listOf } from "../../decoder/list-of.ts";
import { renamed } from "../../decoder/renamed.ts";
import {
  orElse,
  wireFlag,
  wireId,
  wireInteger,
  wireLabel,
  wireNumber,
  wireText,
  wireWord,
} from "../../values/wire-values.ts";
import { readFlag } from "./flags.ts";

/** A white-label module with its submodules. */
export interface WhitelabelNode {
  module: string;
  enabled: boolean;
  below: WhitelabelNode[];
}

/** D-22. */
export const whitelabelNode: v.GenericSchema<unknown, WhitelabelNode> = renamed(
  v.object({
    modId: wireId,
    enabled: wireFlag,
    childrenNodes: v.nullish(listOf(v.lazy(() => whitelabelNode)), []),
  }),
  { modId: "module", childrenNodes: "below" },
);

/** D-27, one field. */
const registerRule = renamed(
  v.object({
    enabled: wireFlag,
    required: wireFlag,
    acceptedPattern: v.nullish(v.pipe(v.string(), v.maxLength(500)), "*"),
    patternId: orElse(wireInteger, null),
    minLength: orElse(wireInteger, null),
    maxLength: orElse(wireInteger, null),
  }),
  { acceptedPattern: "pattern" },
);

/** Field names that differ between platform and schema (A18). */
const plainNames: Record<string, string> = { mobileNum: "mobile", qqNum: "qq" };

/** D-27: rules by field name; an unreadable rule is dropped, never guessed (A47). */
export const registerRules = v.pipe(
  v.record(v.string(), v.fallback(v.nullable(registerRule), null)),
  v.transform((rules) =>
    Object.entries(rules).flatMap(([field, rule]) =>
      rule ? [{ ...rule, field: plainNames[field] ?? field }] : [],
    ),
  ),
);

/** D-21. */
const resource = renamed(
  v.object({
    resourceType: wireWord(["SOCIAL", "APP", "LICENCE", "CHAT", "TESTING", "AGE"]),
    labelNameEn: v.string(),
    url: v.string(),
  }),
  { resourceType: "kind", labelNameEn: "label" },
);

/** A169: a way to pay in, as guests are told of it. */
const payment = v.object({
  kind: wireWord(["BANK", "CARD", "EWALLET", "CRYPTO"]),
  name: v.pipe(v.string(), v.trim(), v.nonEmpty()),
});

/** A day of a year is more than any withdrawal takes. */
const minutes = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(525_600));

/** A169: how long withdrawals take, in minutes. */
const withdrawal = v.object({
  usualMinutes: minutes,
  mostMinutes: orElse(minutes, null),
});

/** A maintenance window; times in ms, null when unknown. */
export interface WireMaintenance {
  startsAt: number | null;
  endsAt: number | null;
}

/** The informational part of D-23; each field is read separately. */
export const infoFields = {
  customerService: v.nullish(listOf(v.object({ name: v.string(), url: v.string() })), null),
  domainRoute: v.nullish(listOf(v.string()), null),
  resources: v.nullish(listOf(resource), null),
  // Without a readable tree C16 is called instead.
  whitelabel: v.nullish(whitelabelNode, null),
  mainDomain: wireText,
  /** Hosts that games are loaded from, in order of preference (D-34; assumed to be here). */
  launchCdn: v.nullish(listOf(v.string()), null),
  // The same rules as C15's.
  register: v.nullish(registerRules, null),
  analytics: v.nullish(v.object({ gtagId: wireText }), null),
  /** Ways to pay in, and how long withdrawals take (assumed, A169). */
  payments: v.nullish(listOf(payment), null),
  withdrawal: orElse(withdrawal, null),
};

/** The gateway's names of these fields. */
export const infoNames = {
  domainRoute: "hosts",
  mainDomain: "mainHost",
  launchCdn: "launchHosts",
  register: "registerRules",
} as const;

const readable = v.check((value: unknown) => readFlag(value) !== undefined);

/** D-23, "permission", in its expected form. `permission.ts` reads it, and tolerates other forms. */
export const systemStatusAnswer = renamed(
  v.object({
    info: renamed(v.object(infoFields), infoNames),
    location: wireText,
    maintenance: v.pipe(
      v.nullish(
        v.union([
          v.object({ maintainTime: v.unknown(), endTime: v.unknown() }),
          v.pipe(v.unknown(), readable),
        ]),
        null,
      ),
      v.transform((value) => value as WireMaintenance | null),
    ),
    regionRestriction: v.pipe(
      v.unknown(),
      readable,
      v.transform((value) => readFlag(value) === true),
    ),
  }),
  { regionRestriction: "regionClosed" },
);
export type WireSystemStatus = v.InferOutput<typeof systemStatusAnswer>;

export const helpSection = v.object({
  anchor: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,40}$/)),
  title: wireLabel,
  content: wireLabel,
  sort: orElse(wireNumber, 0),
});
export type WireHelpSection = v.InferOutput<typeof helpSection>;
