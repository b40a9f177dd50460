/** How many typing errors a word of this many letters may have (Q3). */
export const errorsAllowed = (letters: number): number => (letters < 5 ? 0 : letters < 9 ? 1 : 2);

/** The longest text that is compared, in letters. */
const longest = 200;
/** Reused by all calls, because thousands of words are compared for each key. */
const rows = [0, 1, 2].map(() => new Int16Array(longest + 1)) as [
  Int16Array,
  Int16Array,
  Int16Array,
];

/**
 * Returns the number of typing errors between two words (inserted, dropped, swapped or replaced letters), or
 * `most + 1` if there are more than `most`.
 * @param prefix compares `typed` with the best beginning of `word`, for a word that is still being typed
 */
export function typingErrors(typed: string, word: string, most: number, prefix = false): number {
  const [n, m] = [typed.length, word.length];
  if (n - m > most || (!prefix && m - n > most)) return most + 1;
  const width = Math.min(m, n + most);
  if (width > longest || n > longest) return most + 1;
  let [before, last, row] = rows;
  for (let at = 0; at <= width; at++) last[at] = at;
  for (let i = 1; i <= n; i++) {
    row[0] = i;
    let least = i;
    for (let j = 1; j <= width; j++) {
      const same = typed[i - 1] === word[j - 1];
      let cost = Math.min(
        (last[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (last[j - 1] ?? 0) + (same ? 0 : 1),
      );
      if (i > 1 && j > 1 && typed[i - 1] === word[j - 2] && typed[i - 2] === word[j - 1]) {
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      }
      row[j] = cost;
      if (cost < least) least = cost;
    }
    if (least > most) return most + 1;
    [before, last, row] = [last, row, before];
  }
  let errors = prefix || m > width ? most + 1 : (last[m] ?? most + 1);
  if (prefix)
    for (let at = Math.max(0, n - most); at <= width; at++)
      errors = Math.min(errors, last[at] ?? errors);
  return Math.min(errors, most + 1);
}
