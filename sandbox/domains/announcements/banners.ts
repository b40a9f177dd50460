import type { Localised } from "../../http/language.ts";
import type { Merchant } from "../system/merchants.ts";

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
const banners: readonly Banner[] = [
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

/** Before them on a house of draws and matches. */
const drawBanners: readonly Banner[] = [
  {
    groupName: "w_home",
    url: "/media/banners/lottery.svg",
    linkageType: "NONE",
    title: {
      EN: "A draw every minute",
      KR: "매분 새로운 추첨",
      VN: "Mỗi phút một kỳ quay",
      TH: "ออกผลทุกนาที",
      CN: "每分钟开奖",
      JP: "毎分の抽選",
    },
  },
  {
    groupName: "w_home",
    url: "/media/banners/sports.svg",
    linkageType: "PROMOTION",
    link: "6",
    title: {
      EN: "Five bets, a bonus",
      KR: "베팅 5회 보너스",
      VN: "Năm vé, một phần thưởng",
      TH: "เดิมพันห้าครั้ง รับโบนัส",
      CN: "五次投注得红利",
      JP: "ベット5回でボーナス",
    },
  },
];

/** An operator's banners, in its order; slots and fishing are none of a house of draws. */
export const bannersOf = ({ categories }: Merchant): readonly Banner[] =>
  categories[0] === "LOTT"
    ? drawBanners.concat(banners.filter(({ url }) => !/jackpot|fish/.test(url)))
    : banners;
