/**
 * What follows from a platform's answer and nothing else, worked out once for as long as that answer is kept. Answers
 * change in no request (`platform/freeze.ts`), and neither may what is made of them.
 */
export function memoize<Source extends object, Made>(
  make: (source: Source) => Made,
): (source: Source) => Made {
  const known = new WeakMap<Source, { made: Made }>();
  return (source) => {
    const found = known.get(source) ?? { made: make(source) };
    known.set(source, found);
    return found.made;
  };
}
