/** The part of the configuration that counting needs (O8). */
import * as v from "valibot";
import type { MetricsStores } from "./metrics-store.ts";

export interface MetricsConfiguration {
  stores: MetricsStores;
  /** The version of the Worker that runs, by which counts are told apart (O14). */
  version: string;
}

/** The variables of any deployment. */
export const metricsVars = {
  METRICS: v.custom<MetricsStores>(
    (value) => (typeof value === "object" || typeof value === "function") && value !== null,
    "is missing: bind the Durable Object MetricsObject.",
  ),
  VERSION: v.optional(v.object({ id: v.string() })),
};

export function metricsConfiguration(
  vars: v.InferOutput<v.ObjectSchema<typeof metricsVars, undefined>>,
): MetricsConfiguration {
  return { stores: vars.METRICS, version: vars.VERSION?.id ?? "development" };
}
