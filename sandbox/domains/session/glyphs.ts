// Letters and digits that cannot be taken for one another (neither I and 1 nor O, Q and 0, nor 2, 5,
// 6, 8), each 5 wide and 7 high: one number per row, its five low bits from left to right.
const rows: Record<string, readonly number[]> = {
  A: [14, 17, 17, 31, 17, 17, 17],
  B: [30, 17, 17, 30, 17, 17, 30],
  C: [14, 17, 16, 16, 16, 17, 14],
  D: [30, 17, 17, 17, 17, 17, 30],
  E: [31, 16, 16, 30, 16, 16, 31],
  F: [31, 16, 16, 30, 16, 16, 16],
  G: [14, 17, 16, 23, 17, 17, 15],
  H: [17, 17, 17, 31, 17, 17, 17],
  J: [7, 2, 2, 2, 2, 18, 12],
  K: [17, 18, 20, 24, 20, 18, 17],
  L: [16, 16, 16, 16, 16, 16, 31],
  M: [17, 27, 21, 21, 17, 17, 17],
  N: [17, 25, 21, 19, 17, 17, 17],
  P: [30, 17, 17, 30, 16, 16, 16],
  R: [30, 17, 17, 30, 20, 18, 17],
  S: [15, 16, 16, 14, 1, 1, 30],
  T: [31, 4, 4, 4, 4, 4, 4],
  U: [17, 17, 17, 17, 17, 17, 14],
  V: [17, 17, 17, 17, 17, 10, 4],
  W: [17, 17, 17, 21, 21, 27, 17],
  X: [17, 17, 10, 4, 10, 17, 17],
  Y: [17, 17, 10, 4, 4, 4, 4],
  Z: [31, 1, 2, 4, 8, 16, 31],
  "3": [30, 1, 1, 14, 1, 1, 30],
  "4": [2, 6, 10, 18, 31, 2, 2],
  "7": [31, 1, 2, 4, 8, 8, 8],
  "9": [14, 17, 17, 15, 1, 2, 12],
};

export const glyphWidth = 5;
export const glyphHeight = 7;

/** The characters a captcha is made of: 27 of them. */
export const glyphCharacters: readonly string[] = Object.keys(rows);

/** Whether the glyph's cell is inked; false outside it and for unknown characters. */
export function glyphInk(character: string, column: number, row: number): boolean {
  if (column < 0 || column >= glyphWidth) return false;
  const bits = rows[character]?.[row] ?? 0;
  return ((bits >> (glyphWidth - 1 - column)) & 1) === 1;
}
