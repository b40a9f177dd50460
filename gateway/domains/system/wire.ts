/** Shapes of the system answers (D-21, D-22, D-23, D-27). */
import * as v from "valibot";
import { listOf } from "../../platform/list-of.ts";
import { wireFlag, wireInteger, wireText } from "../../values/wire-values.ts";
import { readFlag } from "./flags.ts";

export interface WhitelabelNode {
  modId: string;
  enabled: boolean;
  childrenNodes: WhitelabelNode[];
}

/** D-22. */
export const whitelabelNode: v.GenericSchema<unknown, WhitelabelNode> = v.object({
  modId: v.string(),
  enabled: wireFlag,
  childrenNodes: v.nullish(v.array(v.lazy(() => whitelabelNode)), []),
});

/** D-27, one field. */
const registerRule = v.object({
  enabled: wireFlag,
  required: wireFlag,
  acceptedPattern: v.nullish(v.pipe(v.string(), v.maxLength(500)), "*"),
  patternId: v.nullish(wireInteger, null),
  minLength: v.nullish(wireInteger, null),
  maxLength: v.nullish(wireInteger, null),
});
export type WireRegisterRule = v.InferOutput<typeof registerRule>;

/** D-27: rules by field name; a rule that can't be read is left out, never guessed (A47). */
export const registerRules = v.pipe(
  v.record(v.string(), v.fallback(v.nullable(registerRule), null)),
  v.transform((rules) =>
    Object.entries(rules).flatMap(([field, rule]) => (rule ? [{ field, ...rule }] : [])),
  ),
);

/** D-21. */
const resource = v.object({
  resourceType: v.picklist(["SOCIAL", "APP", "LICENCE", "CHAT"]),
  labelNameEn: v.string(),
  url: v.string(),
});

/** A window of maintenance; times in ms, null where nobody knows. */
export interface WireMaintenance {
  maintainTime: number | null;
  endTime: number | null;
}

/** What D-23 says besides whether the portal is open; each field is read by itself. */
export const infoFields = {
  customerService: v.nullish(listOf(v.object({ name: v.string(), url: v.string() })), null),
  domainRoute: v.nullish(listOf(v.string()), null),
  resources: v.nullish(listOf(resource), null),
  // A missing or broken tree means that C16 is asked instead.
  whitelabel: v.nullish(whitelabelNode, null),
  mainDomain: wireText,
};

const readable = v.check((value: unknown) => readFlag(value) !== undefined);

/**
 * D-23, "permission", as it is expected. Answers are read by `permission.ts`, which takes much else too.
 */
export const systemStatusAnswer = v.object({
  info: v.object(infoFields),
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
});
export type WireSystemStatus = v.InferOutput<typeof systemStatusAnswer>;

export const helpSection = v.object({
  anchor: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,40}$/)),
  title: v.string(),
  content: v.string(),
  sort: v.nullish(v.number(), 0),
});
export type WireHelpSection = v.InferOutput<typeof helpSection>;
