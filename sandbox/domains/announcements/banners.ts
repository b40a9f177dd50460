import type { Localised } from "../../http/language.ts";

/** A banner (D-20): `w_home` ones are in the carousel, `w_login` is beside the login form. */
export interface Banner {
  groupName: "w_home" | "w_login";
  url: string;
  linkageType: "PROMOTION" | "GAME" | "URL" | "NONE";
  /** Promotion id, `nodeId` or address, by `linkageType`. */
  link?: string;
  title: Localised;
}

/** The banners of C44; one of each sort of link among them. */
export const banners: readonly Banner[] = [
  {
    groupName: "w_home",
    url: "/media/banners/welcome.svg",
    linkageType: "PROMOTION",
    link: "1",
    title: {
      EN: "Your first deposit doubled",
      KR: "첫 입금 두 배",
      VN: "Nhân đôi lần nạp đầu tiên",
      TH: "ฝากครั้งแรกรับเพิ่มเท่าตัว",
      CN: "首次存款翻倍",
      JP: "初回入金が2倍",
    },
  },
  {
    groupName: "w_home",
    url: "/media/banners/jackpot.svg",
    linkageType: "PROMOTION",
    link: "3",
    title: {
      EN: "Jackpot week",
      KR: "잭팟 위크",
      VN: "Tuần lễ jackpot",
      TH: "สัปดาห์แจ็กพอต",
      CN: "奖池周",
      JP: "ジャックポットウィーク",
    },
  },
  {
    groupName: "w_home",
    url: "/media/banners/live.svg",
    linkageType: "GAME",
    link: "120001",
    title: {
      EN: "Live tables, day and night",
      KR: "밤낮없는 라이브 테이블",
      VN: "Bàn trực tiếp ngày đêm",
      TH: "โต๊ะสดทั้งวันทั้งคืน",
      CN: "真人牌桌昼夜开放",
      JP: "昼も夜もライブテーブル",
    },
  },
  {
    groupName: "w_home",
    url: "/media/banners/fish.svg",
    linkageType: "URL",
    link: "https://fish.partner.example/",
    title: {
      EN: "Fishing week",
      KR: "피싱 위크",
      VN: "Tuần lễ bắn cá",
      TH: "สัปดาห์ยิงปลา",
      CN: "捕鱼周",
      JP: "フィッシングウィーク",
    },
  },
  {
    groupName: "w_login",
    url: "/media/banners/login.svg",
    linkageType: "NONE",
    title: {
      EN: "Welcome back",
      KR: "다시 오신 것을 환영합니다",
      VN: "Chào mừng trở lại",
      TH: "ยินดีต้อนรับกลับมา",
      CN: "欢迎回来",
      JP: "おかえりなさい",
    },
  },
];
