/** Types of games in addresses and forms, such as RNG. The platform may have more than the schema names. */
const shape = /^[A-Z][A-Z0-9_]{0,29}$/;

export const isGameType = (text: string): boolean => shape.test(text);

/** Returns the type of games that an address names; null without one, and for anything that can't be one. */
export function gameTypeIn(query: URLSearchParams, name: string): string | null {
  const text = query.get(name) ?? "";
  return isGameType(text) ? text : null;
}
