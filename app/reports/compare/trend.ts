/** The small chart in a row (N6), drawn by the server, so that the browser needs no code for it. */
import type { Trend } from "~/ui/table/column.ts";

/** Size of the drawing (`app/ui/table/cell.tsx`), and its margin for the stroke. */
const width = 44;
const height = 18;
const margin = 1;

/**
 * Draws values as a line, first to last, with the height of zero; null where there is nothing to see: fewer than two
 * values, or all zero.
 * @param text the values, for screen readers and as a tooltip
 */
export function drawTrend(values: readonly number[], text: string): Trend | null {
  if (values.length < 2 || values.every((value) => value === 0)) return null;
  const top = Math.max(0, ...values);
  const bottom = Math.min(0, ...values);
  const y = (value: number) =>
    tenth(margin + ((top - value) / (top - bottom)) * (height - 2 * margin));
  const step = (width - 2 * margin) / (values.length - 1);
  const points = values.map((value, at) => `${tenth(margin + at * step)} ${y(value)}`);
  return { line: `M${points.join("L")}`, zero: y(0), text };
}

const tenth = (size: number) => Math.round(size * 10) / 10;
