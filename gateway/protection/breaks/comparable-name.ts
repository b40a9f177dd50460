/** The letters of a person's name, however it is typed (G17). */

/** Latin letters that Unicode does not take apart into a letter and an accent. */
const plainLetters: Readonly<Record<string, string>> = {
  đ: "d",
  ð: "d",
  ħ: "h",
  ł: "l",
  ø: "o",
  ŧ: "t",
  þ: "th",
  æ: "ae",
  œ: "oe",
};

/** Accents of Latin, Greek and Cyrillic letters. Marks of other scripts are letters: vowels in Thai. */
const accents = /[\u0300-\u036f]/g;
/** Apostrophes and other signs within a word, and what nobody sees. The modifier letters are apostrophes, too. */
const withinWord = /['’‘‛`´′＇\u02b0-\u02ff\ua78b\ua78c\p{Cf}]/gu;

/** By way of upper case: so "ß" and "ẞ" are "ss", and a final sigma is like any other. */
const foldedCase = (letter: string) => letter.toLowerCase().toUpperCase().toLowerCase();

/** The words without accents, apostrophes, case and other signs. */
export function foldedWords(name: string): string[] {
  const bare = name.replace(withinWord, "").normalize("NFKD").replace(accents, "");
  const letters = Array.from(bare.normalize("NFC").replace(withinWord, ""), foldedCase);
  const text = letters.map((letter) => plainLetters[letter] ?? letter).join("");
  return (text.match(/[\p{L}\p{M}]+/gu) ?? []).map((word) => word.normalize("NFC"));
}

/** Cyrillic and Greek letters in the order of the Latin ones that they look like. */
const strangers = "авекмнорстухіјѕԁԛԝ αβεικνορτυχ";
const latin = "abekmhopctyxijsdqw abeikvoptux";

/**
 * One form of a word for letters that look or sound alike: those of another script, umlauts as two letters, katakana as
 * hiragana.
 */
export function lookAlike(word: string): string {
  const letters = Array.from(word, (letter) => {
    const code = letter.codePointAt(0) ?? 0;
    if (code >= 0x30a1 && code <= 0x30f6) return String.fromCodePoint(code - 0x60);
    const place = [...strangers].indexOf(letter);
    return place < 0 ? letter : (latin[place] ?? letter);
  });
  return letters
    .join("")
    .replace(/([aou])e/g, "$1")
    .replace(/ph/g, "f")
    .replace(/y/g, "i");
}
