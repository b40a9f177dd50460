import type { Lang, Localised } from "../../http/language.ts";

/** What the messages of a new world say, by the English text that is kept with the accounts. */
const translations: Readonly<Record<string, Omit<Localised, "EN">>> = {
  "Your weekly cashback has been credited": {
    KR: "주간 캐시백이 지급되었습니다",
    VN: "Tiền hoàn hằng tuần của bạn đã được cộng",
    TH: "เงินคืนรายสัปดาห์ของคุณเข้าบัญชีแล้ว",
    CN: "您的每周返现已到账",
    JP: "毎週のキャッシュバックを付与しました",
  },
  "New tables are open in the live casino": {
    KR: "라이브 카지노에 새 테이블이 열렸습니다",
    VN: "Casino trực tuyến đã mở bàn mới",
    TH: "คาสิโนสดเปิดโต๊ะใหม่แล้ว",
    CN: "真人娱乐开设了新牌桌",
    JP: "ライブカジノに新しいテーブルができました",
  },
  "Your identity check is complete": {
    KR: "본인 확인이 완료되었습니다",
    VN: "Đã xác minh xong danh tính của bạn",
    TH: "การยืนยันตัวตนของคุณเสร็จสมบูรณ์",
    CN: "您的身份验证已完成",
    JP: "本人確認が完了しました",
  },
  "The commission of last month is ready": {
    KR: "지난달 수수료가 준비되었습니다",
    VN: "Hoa hồng tháng trước đã sẵn sàng",
    TH: "คอมมิชชันของเดือนที่แล้วพร้อมแล้ว",
    CN: "上月佣金已备妥",
    JP: "先月のコミッションの準備ができました",
  },
};

/** A message in the visitor's language; a text that the portal's own members wrote stays as it is. */
export const messageIn = (text: string, lang: Lang): string =>
  (lang === "EN" ? undefined : translations[text]?.[lang]) ?? text;
