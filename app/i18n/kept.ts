/** How many are kept: languages times ways to write; more than a portal has. */
const most = 200;

/**
 * Keeps what is dear to make and never changes, such as the formatters of `Intl`, each by the words that
 * made it. A page writes a hundred amounts by two or three of them.
 * With so many it begins anew: a word may come from outside, and memory is bounded.
 */
export function kept<T>(make: (...words: string[]) => T): (...words: string[]) => T {
  const known = new Map<string, T>();
  return (...words) => {
    const key = words.join("\n");
    let value = known.get(key);
    if (value === undefined) {
      value = make(...words);
      if (known.size >= most) known.clear();
      known.set(key, value);
    }
    return value;
  };
}
