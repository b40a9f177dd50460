/** Plain text of the platform: without markup and control characters, limited in length. */
const longest = 500;

/** Removes tags and hidden characters; null for blank text. */
export function plainText(raw: string | null | undefined): string | null {
  const text = (raw ?? "")
    .replace(/<[^<>]*>/g, " ")
    .replace(/[\p{Cc}\p{Cf}]/gu, " ")
    .replace(/\s+/g, " ")
    .trim();
  return text === "" ? null : Array.from(text).slice(0, longest).join("");
}
