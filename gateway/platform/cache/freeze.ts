/**
 * Makes a cached answer unchangeable, all the way down: many visitors' requests read the same object,
 * and a resolver that sorted it in place would change what the next visitor sees.
 */
export function freeze<T>(value: T): T {
  if (typeof value !== "object" || value === null || Object.isFrozen(value)) return value;
  for (const member of Object.values(value)) freeze(member);
  return Object.freeze(value);
}
