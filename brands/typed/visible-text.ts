/** Removes characters that nobody sees, such as marks of direction and blanks without width. */

/** Controls, format characters, lone surrogates, fillers, variation selectors, and a braille sign without dots. */
const hidden = "\\p{Cc}\\p{Cf}\\p{Cs}\\p{DI}\\u2800";
const skin = "(?:\\ufe0f|\\p{EMod})?";
const picture = `\\p{ExtPict}${skin}(?:[\\u{e0020}-\\u{e007e}]+\\u{e007f})?`;
/** Scripts in which a joiner between letters changes what is read. */
const joining = [
  "Arab",
  "Deva",
  "Beng",
  "Gujr",
  "Guru",
  "Knda",
  "Mlym",
  "Orya",
  "Sinh",
  "Taml",
  "Telu",
];
const joined = `[${joining.map((script) => `\\p{Script=${script}}`).join("")}][\\u200c\\u200d](?=\\p{L})`;

const blanks = /[\t\n\v\f\r\u0085\u2028\u2029]+/g;
const hiddenSigns = new RegExp(`[${hidden}]`, "gu");
/** Emoji of several characters, letters with a joiner, or one hidden character. */
const pieces = new RegExp(
  [
    "\\p{RI}{2}",
    "[0-9#*]\\ufe0f?\\u20e3",
    `${picture}(?:\\u200d${picture})*`,
    joined,
    `[${hidden}]`,
  ].join("|"),
  "gu",
);
const oneHidden = new RegExp(`^[${hidden}]$`, "u");

/** Without any hidden character; line breaks and tabs are blanks. */
export const withoutHidden = (text: string): string =>
  text.replace(blanks, " ").replace(hiddenSigns, "");

/** Without hidden characters, except those that make an emoji or join letters. */
export const visibleText = (text: string): string =>
  text.replace(blanks, " ").replace(pieces, (piece) => (oneHidden.test(piece) ? "" : piece));
