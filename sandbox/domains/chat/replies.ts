import type { Lang, Localised } from "../../http/language.ts";

/** Answers by what a line speaks of; the last one is for everything else. */
const replies: readonly { about: RegExp; text: Localised }[] = [
  {
    about: /deposit|입금|충전/i,
    text: {
      EN: "Deposits are approved within a minute. Is yours older than that?",
      KR: "입금은 1분 이내에 승인됩니다. 더 오래되었나요?",
    },
  },
  {
    about: /withdraw|출금|환전/i,
    text: {
      EN: "Withdrawals are paid after a short check. Please confirm the receipt in your account.",
      KR: "출금은 확인 후 지급됩니다. 계정에서 수령을 확인해 주세요.",
    },
  },
  {
    about: /password|비밀번호|login|로그인/i,
    text: {
      EN: "You can set a new password by SMS or mail on the login window.",
      KR: "로그인 창에서 문자나 메일로 비밀번호를 재설정할 수 있습니다.",
    },
  },
  {
    about: /bonus|보너스|point|포인트/i,
    text: {
      EN: "Bonuses and points are listed in your member center.",
      KR: "보너스와 포인트는 마이페이지에서 볼 수 있습니다.",
    },
  },
  {
    about: /^/,
    text: {
      EN: "Thank you. A colleague reads this and will answer shortly.",
      KR: "감사합니다. 담당자가 확인 후 답변드리겠습니다.",
    },
  },
];

export const greeting: Localised = {
  EN: "Hello, how can we help?",
  KR: "안녕하세요, 무엇을 도와드릴까요?",
};

export function replyTo(line: string, lang: Lang): string {
  return replies.find(({ about }) => about.test(line))?.text[lang] ?? greeting[lang];
}
