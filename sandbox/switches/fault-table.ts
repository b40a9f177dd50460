import * as v from "valibot";

const faultKinds = [
  "slow",
  "hang-before-headers",
  "hang-after-headers",
  "reset",
  "status",
  "html",
  "truncated",
  "huge",
  "wrong-types",
  "missing-fields",
  "success-false",
  "expired-token",
  "redirect",
  "someone-else",
] as const;

/** A fault: the requests that it affects, and its kind. */
export const faultSchema = v.strictObject({
  /** All given conditions must hold; an empty match affects every request. */
  match: v.strictObject({
    /** A path or the start of one. */
    path: v.optional(v.pipe(v.string(), v.startsWith("/"))),
    /** Requirement id such as C45. */
    id: v.optional(v.string()),
  }),
  fault: v.strictObject({
    kind: v.picklist(faultKinds),
    /** Delay in milliseconds: by default 1000 (slow) or 30000 (hang). */
    ms: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(120_000))),
    /** Status of kind `status`; 500 by default. */
    status: v.optional(v.pipe(v.number(), v.integer(), v.minValue(400), v.maxValue(599))),
    /** Error code of kind `success-false`; `system.error` by default. */
    errorCode: v.optional(v.string()),
    /** Number of requests that it affects before it is removed; unlimited when absent. */
    times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  }),
});

export type FaultLine = v.InferOutput<typeof faultSchema>;
export type Fault = FaultLine["fault"];

/** Returns the first fault that matches a request. Counts down its `times` and removes it at zero. */
export function takeFault(lines: FaultLine[], path: string, id: string | null): Fault | null {
  const index = lines.findIndex(({ match }) => matches(match, path, id));
  const line = lines[index];
  if (line === undefined) return null;
  const { times } = line.fault;
  if (times !== undefined) {
    if (times <= 1) lines.splice(index, 1);
    else lines[index] = { ...line, fault: { ...line.fault, times: times - 1 } };
  }
  return line.fault;
}

function matches(match: FaultLine["match"], path: string, id: string | null): boolean {
  if (match.id !== undefined && match.id !== id) return false;
  return match.path === undefined || path.startsWith(match.path);
}
