/**
 * Freezes a cached value deeply: many requests share the object, and a resolver that changed it in place
 * would change the results of others.
 */
export function freeze<T>(value: T): T {
  if (typeof value !== "object" || value === null || Object.isFrozen(value)) return value;
  for (const member of Object.values(value)) freeze(member);
  return Object.freeze(value);
}
