/** What a new brand has by language: texts to begin with, and what is usual where the language is spoken. */
import type { MessageLanguage } from "../../brands/languages.ts";

interface NewLanguage {
  platformCode: string;
  label: string;
  currency: string;
  gmtOffset: string;
  dialing: { code: string; country: string };
  tagline: string;
  email: string;
  licence: (name: string) => string;
  tiles: Record<"live" | "slots" | "lottery" | "sports", string>;
}

export const newLanguages: Record<MessageLanguage, NewLanguage> = {
  en: {
    platformCode: "EN",
    label: "English",
    currency: "USD",
    gmtOffset: "+00:00",
    dialing: { code: "44", country: "GB" },
    tagline: "Good games, fair play",
    email: "Email",
    licence: (name) =>
      `${name} is a demonstration brand. In production this line names the licence holder, the licence and its number.`,
    tiles: {
      live: "Tables with a dealer",
      slots: "Slots of every kind",
      lottery: "A new draw every minute",
      sports: "Matches today and tomorrow",
    },
  },
  ko: {
    platformCode: "KR",
    label: "한국어",
    currency: "KRW",
    gmtOffset: "+09:00",
    dialing: { code: "82", country: "KR" },
    tagline: "좋은 게임, 공정한 플레이",
    email: "이메일",
    licence: (name) =>
      `${name} 브랜드는 시연용입니다. 실제 운영 시 이 줄에는 면허 보유자와 면허 번호가 표시됩니다.`,
    tiles: {
      live: "실시간 딜러와 함께",
      slots: "다양한 슬롯 게임",
      lottery: "1분마다 새로운 추첨",
      sports: "오늘과 내일의 경기",
    },
  },
  vi: {
    platformCode: "VN",
    label: "Tiếng Việt",
    currency: "VND",
    gmtOffset: "+07:00",
    dialing: { code: "84", country: "VN" },
    tagline: "Trò chơi hay, chơi công bằng",
    email: "Email",
    licence: (name) =>
      `${name} là thương hiệu minh họa. Khi vận hành thật, dòng này ghi chủ giấy phép, giấy phép và số giấy phép.`,
    tiles: {
      live: "Bàn chơi có người chia bài",
      slots: "Đủ loại trò chơi slot",
      lottery: "Kỳ quay mới mỗi phút",
      sports: "Trận đấu hôm nay và ngày mai",
    },
  },
  th: {
    platformCode: "TH",
    label: "ไทย",
    currency: "THB",
    gmtOffset: "+07:00",
    dialing: { code: "66", country: "TH" },
    tagline: "เกมดี เล่นอย่างยุติธรรม",
    email: "อีเมล",
    licence: (name) =>
      `${name} เป็นแบรนด์สาธิต เมื่อเปิดให้บริการจริง บรรทัดนี้จะระบุผู้ถือใบอนุญาต ใบอนุญาต และเลขที่`,
    tiles: {
      live: "โต๊ะเกมกับดีลเลอร์ตัวจริง",
      slots: "เกมสล็อตทุกแบบ",
      lottery: "ออกรางวัลใหม่ทุกนาที",
      sports: "คู่แข่งขันวันนี้และพรุ่งนี้",
    },
  },
  zh: {
    platformCode: "CN",
    label: "简体中文",
    currency: "CNY",
    gmtOffset: "+08:00",
    dialing: { code: "86", country: "CN" },
    tagline: "好游戏，公平玩",
    email: "电子邮件",
    licence: (name) => `${name} 为演示品牌。正式运营时，此处将显示牌照持有人、牌照及其编号。`,
    tiles: {
      live: "真人荷官，实时开桌",
      slots: "各类电子游戏",
      lottery: "每分钟开奖",
      sports: "今日与明日赛事",
    },
  },
  ja: {
    platformCode: "JP",
    label: "日本語",
    currency: "JPY",
    gmtOffset: "+09:00",
    dialing: { code: "81", country: "JP" },
    tagline: "良いゲームを、公正に",
    email: "メール",
    licence: (name) =>
      `${name} はデモ用のブランドです。実際の運営では、ここにライセンスの保有者、名称、番号が表示されます。`,
    tiles: {
      live: "ディーラーのいるテーブル",
      slots: "さまざまなスロット",
      lottery: "毎分の抽選",
      sports: "今日と明日の試合",
    },
  },
};
