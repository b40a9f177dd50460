/**
 * Memoizes a pure function of a platform response for as long as the response is cached. Responses and
 * results must not be changed (`platform/cache/freeze.ts`).
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
