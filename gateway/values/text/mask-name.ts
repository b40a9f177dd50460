/**
 * Masks most of a customer's name (A96): "lucky777" → "lu****7". The number of stars does not depend on the
 * length. A name that the platform has masked is unchanged.
 */
export function maskName(name: string): string {
  const trimmed = name.trim();
  if (/\*{2,}/.test(trimmed)) return trimmed;
  const letters = Array.from(trimmed);
  if (letters.length <= 2) return `${letters[0] ?? ""}****`;
  const head = letters.slice(0, letters.length > 4 ? 2 : 1).join("");
  const tail = letters.length > 4 ? (letters.at(-1) ?? "") : "";
  return `${head}****${tail}`;
}
