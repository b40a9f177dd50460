/** The points of the self-test (G27): nine answers of 0 to 3 points, and what their sum means. */

/** The bands of the sum, in their order, each with the most points that it has. */
export const bands = [
  { most: 0, range: "0", text: "outside.safe.band0" },
  { most: 2, range: "1–2", text: "outside.safe.band1" },
  { most: 7, range: "3–7", text: "outside.safe.band3" },
  { most: 27, range: "8–27", text: "outside.safe.band8" },
] as const;

/** The sum of all answers; null while one is missing. */
export function totalOf(points: readonly (number | null)[]): number | null {
  return points.reduce<number | null>(
    (sum, each) => (sum === null || each === null ? null : sum + each),
    0,
  );
}

/** The band of a sum of 0 to 27. */
export const bandOf = (total: number) => bands.find(({ most }) => total <= most) ?? bands[3];
