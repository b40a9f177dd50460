import type { Lang, Localised } from "../../http/language.ts";

/** Texts of a new world's messages; the English text is stored with the accounts. */
const texts: readonly Localised[] = [
  {
    EN: "Your weekly loss bonus has been credited",
    KR: "주간 손실 보너스가 지급되었습니다",
    VN: "Thưởng tiền thua hằng tuần của bạn đã được cộng",
    TH: "โบนัสยอดเสียรายสัปดาห์ของคุณเข้าบัญชีแล้ว",
    CN: "您的每周亏损红利已到账",
    JP: "週間損失ボーナスを付与しました",
  },
  {
    EN: "New tables are open in the live casino",
    KR: "라이브 카지노에 새 테이블이 열렸습니다",
    VN: "Casino trực tiếp đã mở bàn mới",
    TH: "คาสิโนสดเปิดโต๊ะใหม่แล้ว",
    CN: "真人娱乐开设了新牌桌",
    JP: "ライブカジノに新しいテーブルができました",
  },
  {
    EN: "New missions start every day",
    KR: "매일 새로운 미션이 시작됩니다",
    VN: "Mỗi ngày có nhiệm vụ mới",
    TH: "มีภารกิจใหม่ทุกวัน",
    CN: "每天都有新任务",
    JP: "毎日新しいミッションが始まります",
  },
  {
    EN: "Last month's commission is ready",
    KR: "지난달 커미션이 준비되었습니다",
    VN: "Hoa hồng tháng trước đã sẵn sàng",
    TH: "ค่าคอมมิชชั่นของเดือนที่แล้วพร้อมแล้ว",
    CN: "上月佣金已备妥",
    JP: "先月のコミッションの準備ができました",
  },
];

/** A message in the visitor's language; a text that the portal's own members wrote stays as it is. */
export const messageIn = (text: string, lang: Lang): string =>
  texts.find(({ EN }) => EN === text)?.[lang] ?? text;
