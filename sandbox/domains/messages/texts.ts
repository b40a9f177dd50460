import type { Lang } from "../../http/language.ts";

/** In Korean, what the messages of a new world say; kept in English with the accounts. */
const korean: Readonly<Record<string, string>> = {
  "Your weekly cashback has been credited": "주간 캐시백이 지급되었습니다",
  "New tables are open in the live casino": "라이브 카지노에 새 테이블이 열렸습니다",
  "Your identity check is complete": "본인 확인이 완료되었습니다",
  "The commission of last month is ready": "지난달 수수료가 준비되었습니다",
};

/** A message in the visitor's language, where it has words in it. */
export const messageIn = (text: string, lang: Lang): string =>
  (lang === "KR" ? korean[text] : undefined) ?? text;
