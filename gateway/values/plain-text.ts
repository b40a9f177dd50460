/** Text of the platform that is shown as text: no markup, no control characters, not endless. */
const longest = 500;

/** Cuts tags and hidden characters; blank text is none. */
export function plainText(raw: string | null | undefined): string | null {
  const text = (raw ?? "")
    .replace(/<[^<>]*>/g, " ")
    .replace(/[\p{Cc}\p{Cf}]/gu, " ")
    .replace(/\s+/g, " ")
    .trim();
  return text === "" ? null : Array.from(text).slice(0, longest).join("");
}
