/** Text that was typed with the other keyboard layout: Korean as Latin letters, and the reverse (Q3). */
import { convertHangulToQwerty, convertQwertyToHangul } from "es-hangul";
import { hasHangul } from "./fold.ts";

const looseLetter = /[\u3131-\u318e]/;

/** The package throws for letters that form no syllable. */
function koreanOf(text: string): string {
  try {
    return convertQwertyToHangul(text);
  } catch {
    return "";
  }
}

/** Returns the text as the other layout would have typed it, or null if that is no text. */
export function otherLayout(text: string): string | null {
  if (hasHangul(text)) {
    const latin = convertHangulToQwerty(text).toLowerCase();
    return /^[a-z0-9\s]+$/.test(latin) ? latin : null;
  }
  if (!/^[a-z\s]+$/i.test(text)) return null;
  const korean = koreanOf(text);
  // The last syllable may be half typed; a loose letter anywhere else is no Korean word.
  return hasHangul(korean) && !looseLetter.test(korean.trim().slice(0, -1)) ? korean : null;
}
