/** What a chart shows: counts in steps of one length, also those in which nothing happened. */
import { addCounts, type Counts } from "../../metrics/counts.ts";
import type { Point } from "../../metrics/timeline.ts";

interface Steps {
  /** The beginning of the first step, in ms since the epoch. */
  from: number;
  until: number;
  /** The length of a step in ms. */
  length: number;
}

export function inSteps(points: readonly Point[], { from, until, length }: Steps): Point[] {
  const steps = Array.from({ length: Math.ceil((until - from) / length) }, (_, at): Point => {
    const counts: Counts = {};
    return { at: from + at * length, counts };
  });
  for (const { at, counts } of points) {
    const step = steps[Math.floor((at - from) / length)];
    if (step) addCounts(step.counts, counts);
  }
  return steps;
}
