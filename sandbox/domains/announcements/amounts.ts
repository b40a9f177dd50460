/** Which numbers of a promotion's or notice's texts are money, by its id, in units of the tables' currency (A137). */
export const amountsOf: Readonly<Record<number, readonly number[]>> = {
  1: [200],
  3: [0.5],
  5: [20_000],
  7: [50, 20],
  202: [20_000],
  214: [20],
};
