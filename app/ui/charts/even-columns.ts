/**
 * Returns in how many columns cells stand, at least two and at most so many: the most of which the last row lacks one cell
 * at most.
 */
export function evenColumns(cells: number, most: number): number {
  if (cells <= most) return Math.max(1, cells);
  for (let columns = most; columns > 2; columns -= 1) {
    if ((columns - (cells % columns)) % columns <= 1) return columns;
  }
  return 2;
}
