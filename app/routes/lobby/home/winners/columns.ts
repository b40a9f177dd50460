/** The winner board's two columns, in the platform's order: 1st, 3rd, … and 2nd, 4th, … (A36, U5). */
export function oddAndEven<T>(items: readonly T[]): { odd: T[]; even: T[] } {
  return {
    odd: items.filter((_, index) => index % 2 === 0),
    even: items.filter((_, index) => index % 2 === 1),
  };
}
