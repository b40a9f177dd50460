/** patternId → message key (A48), for platforms that number their patterns as the specification lists them. */
export const commonPatternMessages: Record<string, string> = {
  1: "validation.pattern.any",
  2: "validation.pattern.letterFirst",
  3: "validation.pattern.chineseDigits",
  4: "validation.pattern.email",
  5: "validation.pattern.alphanumeric",
  6: "validation.pattern.lettersAndDigits",
  7: "validation.pattern.digits",
  8: "validation.pattern.upperCase",
  9: "validation.pattern.englishSpaces",
  10: "validation.pattern.noSpaces",
  11: "validation.pattern.chinesePunctuation",
  12: "validation.pattern.date",
  13: "validation.pattern.korean",
  14: "validation.pattern.thai",
  15: "validation.pattern.thaiEnglish",
  16: "validation.pattern.symbols",
};
