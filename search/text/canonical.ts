/** Brings words with the same meaning to one form: number words to digits, English plurals to the singular (Q3). */

/** Number words of the portal's languages, folded. Ten and more are rare in names. */
const numberWords: Readonly<Record<string, readonly string[]>> = {
  0: ["zero", "영", "khong", "ศูนย", "零", "ぜろ"],
  1: ["one", "원", "하나", "mot", "หนึง", "一", "いち", "わん"],
  2: ["two", "투", "둘", "hai", "สอง", "二", "に", "つー"],
  3: ["three", "쓰리", "셋", "ba", "สาม", "三", "さん", "すりー"],
  4: ["four", "포", "넷", "bon", "สี", "四", "よん", "ふぉー"],
  5: ["five", "파이브", "다섯", "nam", "หา", "五", "ご", "ふぁいぶ"],
  6: ["six", "식스", "여섯", "sau", "หก", "六", "ろく", "しっくす"],
  7: ["seven", "세븐", "일곱", "칠", "bay", "เจด", "七", "なな", "せぶん"],
  8: ["eight", "에잇", "여덟", "tam", "แปด", "八", "はち", "えいと"],
  9: ["nine", "나인", "아홉", "chin", "เกา", "九", "きゅう", "ないん"],
  10: ["ten", "텐", "열", "muoi", "สิบ", "十", "じゅう"],
};
const digitOf = new Map(
  Object.entries(numberWords).flatMap(([digit, words]) => words.map((word) => [word, digit])),
);

/** Returns the singular of an English word, and other words unchanged. */
function singular(word: string): string {
  if (word.length < 4 || !/^[a-z]+s$/.test(word) || /(ss|us|is)$/.test(word)) return word;
  if (word.length > 4 && word.endsWith("ies")) return `${word.slice(0, -3)}y`;
  if (/(ches|shes|sses|xes|zes)$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}

/** Returns the form by which a folded word is compared. */
export function canonical(word: string): string {
  const one = singular(word);
  return digitOf.get(one) ?? digitOf.get(word) ?? one;
}
