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

/** One line of the fault table: which requests, and what befalls them. */
export const faultSchema = v.strictObject({
  /** All given parts must hold; an empty match hits every request. */
  match: v.strictObject({
    /** A path or the beginning of one. */
    path: v.optional(v.pipe(v.string(), v.startsWith("/"))),
    /** Coverage id such as C45. */
    id: v.optional(v.string()),
  }),
  fault: v.strictObject({
    kind: v.picklist(faultKinds),
    /** How long to wait or hang, in milliseconds: 1000 (slow) or 30000 (hang) by default. */
    ms: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(120_000))),
    /** Status of kind `status`; 500 by default. */
    status: v.optional(v.pipe(v.number(), v.integer(), v.minValue(400), v.maxValue(599))),
    /** Error code of kind `success-false`; `system.error` by default. */
    errorCode: v.optional(v.string()),
    /** How many requests it befalls before it is gone; for ever when absent. */
    times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  }),
});

export type FaultLine = v.InferOutput<typeof faultSchema>;
export type Fault = FaultLine["fault"];

/** The first line that matches a request, counted down and dropped when its `times` are used up. */
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
