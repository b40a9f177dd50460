/** From one sum to another, step by step: where the bars of a waterfall begin and how wide they are, in percent. */
export interface Bar {
  start: number;
  width: number;
}

/** @param before the first sum, whose bar begins at zero, as that of the last does @param steps what is added, in order */
export function waterfallOf(before: number, steps: readonly number[]): Bar[] {
  const ends = [before];
  for (const step of steps) ends.push((ends.at(-1) ?? 0) + step);
  const after = ends.at(-1) ?? before;
  const [low, high] = [Math.min(0, ...ends), Math.max(0, ...ends)];
  const scale = high === low ? 0 : 100 / (high - low);
  const barOf = (from: number, to: number): Bar => ({
    start: tenth((Math.min(from, to) - low) * scale),
    width: tenth(Math.abs(to - from) * scale),
  });
  const moves = steps.map((step, at) => barOf(ends[at] ?? 0, (ends[at] ?? 0) + step));
  return [barOf(0, before), ...moves, barOf(0, after)];
}

const tenth = (size: number) => Math.round(size * 10) / 10;
