import type { Lang, Localised } from "../../http/language.ts";

/** Replies by the subject of a message; the last one is for all others. */
const replies: readonly { about: RegExp; text: Localised }[] = [
  {
    about: /deposit|입금|충전/i,
    text: {
      EN: "Deposits are approved within a minute. Is yours older than that?",
      KR: "입금은 1분 이내에 승인됩니다. 더 오래되었나요?",
      VN: "Lệnh nạp được duyệt trong một phút. Lệnh của bạn đã lâu hơn chưa?",
      TH: "รายการฝากอนุมัติภายในหนึ่งนาที ของคุณนานกว่านั้นไหม",
      CN: "存款会在一分钟内确认。您的是否已超过这个时间？",
      JP: "入金は1分以内に承認されます。それより経っていますか？",
    },
  },
  {
    about: /withdraw|출금|환전/i,
    text: {
      EN: "Withdrawals are paid after a short check. Confirm the receipt in your account.",
      KR: "출금은 확인 후 지급됩니다. 계정에서 수령을 확인해 주세요.",
      VN: "Lệnh rút được chi trả sau khi kiểm tra ngắn. Vui lòng xác nhận đã nhận trong tài khoản.",
      TH: "รายการถอนจ่ายหลังตรวจสอบสั้น ๆ โปรดยืนยันการรับเงินในบัญชีของคุณ",
      CN: "提款经简短审核后支付，请在账号中确认到账。",
      JP: "出金は簡単な確認の後に支払われます。アカウントで受領をご確認ください。",
    },
  },
  {
    about: /password|비밀번호|login|로그인/i,
    text: {
      EN: "The login window shows how to set a new password.",
      KR: "새 비밀번호를 설정하는 방법은 로그인 창에 안내되어 있습니다.",
      VN: "Bạn có thể đặt mật khẩu mới trong cửa sổ đăng nhập.",
      TH: "คุณตั้งรหัสผ่านใหม่ได้ที่หน้าต่างเข้าสู่ระบบ",
      CN: "您可以在登录窗口重设密码。",
      JP: "ログイン画面で新しいパスワードを設定できます。",
    },
  },
  {
    about: /bonus|보너스|point|포인트/i,
    text: {
      EN: "Bonuses and points are listed in your member center.",
      KR: "보너스와 포인트는 회원 센터에서 볼 수 있습니다.",
      VN: "Tiền thưởng và điểm được liệt kê trong trung tâm hội viên.",
      TH: "โบนัสและคะแนนแสดงอยู่ในศูนย์สมาชิก",
      CN: "红利和积分可在会员中心查看。",
      JP: "ボーナスとポイントは会員センターで確認できます。",
    },
  },
  {
    about: /^/,
    text: {
      EN: "Thank you. A colleague will read this and answer shortly.",
      KR: "감사합니다. 담당자가 확인 후 답변드리겠습니다.",
      VN: "Cảm ơn bạn. Đồng nghiệp của tôi sẽ trả lời sớm.",
      TH: "ขอบคุณ เจ้าหน้าที่จะอ่านและตอบในไม่ช้า",
      CN: "谢谢，同事会尽快答复您。",
      JP: "ありがとうございます。担当者が確認し、まもなく返信します。",
    },
  },
];

export const greeting: Localised = {
  EN: "Hello, how can we help?",
  KR: "안녕하세요, 무엇을 도와드릴까요?",
  VN: "Xin chào, chúng tôi có thể giúp gì?",
  TH: "สวัสดี มีอะไรให้เราช่วยไหม",
  CN: "您好，请问有什么可以帮您？",
  JP: "こんにちは。ご用件をお聞かせください。",
};

export function replyTo(line: string, lang: Lang): string {
  return replies.find(({ about }) => about.test(line))?.text[lang] ?? greeting[lang];
}
