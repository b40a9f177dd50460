import type { Localised } from "../../http/language.ts";
import type { GameType } from "./game-types.ts";

/** A server class (`gameClassify` key) and its names. */
export interface GameClass {
  key: string;
  names: Localised;
}

const entry = (
  key: string,
  ...[EN, KR, VN, TH, CN, JP]: readonly [string, string, string, string, string, string]
): GameClass => ({ key, names: { EN, KR, VN, TH, CN, JP } });

/** The server classes of each type in menu order; RNG has the classic categories (K49). */
export const gameClasses: Record<GameType, readonly GameClass[]> = {
  RNG: [
    entry(
      "SC",
      "Classic slots",
      "클래식 슬롯",
      "Slot cổ điển",
      "สล็อตคลาสสิก",
      "经典老虎机",
      "クラシックスロット",
    ),
    entry(
      "MEGAWAY",
      "Many ways",
      "멀티웨이",
      "Nhiều đường thắng",
      "หลายเส้นทาง",
      "多路",
      "マルチウェイ",
    ),
    entry("JP", "Jackpots", "잭팟", "Jackpot", "แจ็กพอต", "彩金", "ジャックポット"),
    entry(
      "TG",
      "Table games",
      "테이블 게임",
      "Trò chơi bàn",
      "เกมโต๊ะ",
      "桌面游戏",
      "テーブルゲーム",
    ),
    entry(
      "VP",
      "Video poker",
      "비디오 포커",
      "Poker video",
      "วิดีโอโป๊กเกอร์",
      "视频扑克",
      "ビデオポーカー",
    ),
    entry("AC", "Arcade", "아케이드", "Arcade", "อาร์เคด", "街机", "アーケード"),
    entry("BG", "Board games", "보드 게임", "Cờ bàn", "เกมกระดาน", "棋盘游戏", "ボードゲーム"),
  ],
  LIVE: [
    entry("BAC", "Baccarat", "바카라", "Baccarat", "บาคาร่า", "百家乐", "バカラ"),
    entry("ROU", "Roulette", "룰렛", "Roulette", "รูเล็ต", "轮盘", "ルーレット"),
    entry("BJ", "Blackjack", "블랙잭", "Blackjack", "แบล็กแจ็ก", "二十一点", "ブラックジャック"),
    entry(
      "DT",
      "Dragon and tiger",
      "드래곤 타이거",
      "Rồng hổ",
      "เสือมังกร",
      "龙虎",
      "ドラゴンタイガー",
    ),
    entry("SICBO", "Dice tables", "다이사이", "Bàn xúc xắc", "โต๊ะลูกเต๋า", "骰宝", "シックボー"),
    entry("SHOW", "Game shows", "게임쇼", "Game show", "เกมโชว์", "游戏秀", "ゲームショー"),
  ],
  FISH: [
    entry("REEF", "Reef", "산호초", "Rạn san hô", "แนวปะการัง", "珊瑚礁", "リーフ"),
    entry("BOSS", "Boss hunt", "보스 사냥", "Săn trùm", "ล่าบอส", "猎杀首领", "ボスハント"),
  ],
  PVP: [
    entry("POKER", "Poker", "포커", "Poker", "โป๊กเกอร์", "扑克", "ポーカー"),
    entry("RUMMY", "Rummy", "러미", "Rummy", "รัมมี่", "拉米", "ラミー"),
    entry("TILES", "Tiles", "타일", "Cờ quân", "ไพ่กระเบื้อง", "牌九麻将", "タイル"),
  ],
  SPORTS: [
    entry("FOOT", "Football", "축구", "Bóng đá", "ฟุตบอล", "足球", "サッカー"),
    entry("BASK", "Basketball", "농구", "Bóng rổ", "บาสเกตบอล", "篮球", "バスケットボール"),
    entry("BASE", "Baseball", "야구", "Bóng chày", "เบสบอล", "棒球", "野球"),
    entry("TENNIS", "Tennis", "테니스", "Quần vợt", "เทนนิส", "网球", "テニス"),
    entry("HORSE", "Horse racing", "경마", "Đua ngựa", "แข่งม้า", "赛马", "競馬"),
  ],
  ESPORTS: [
    entry(
      "MOBA",
      "Battle arena",
      "배틀 아레나",
      "Đấu trường",
      "สนามประลอง",
      "竞技场",
      "バトルアリーナ",
    ),
    entry("FPS", "Shooters", "슈팅", "Bắn súng", "เกมยิง", "射击", "シューター"),
    entry(
      "VIRTUAL",
      "Virtual sports",
      "가상 스포츠",
      "Thể thao ảo",
      "กีฬาเสมือน",
      "虚拟体育",
      "バーチャルスポーツ",
    ),
  ],
  COCKFIGHT: [
    entry("ARENA", "Arena", "경기장", "Trường gà", "สนาม", "斗场", "アリーナ"),
    entry("DERBY", "Derby", "더비", "Derby", "ดาร์บี้", "德比", "ダービー"),
  ],
  LOTT: [
    entry("FAST", "Fast draws", "빠른 추첨", "Quay nhanh", "ออกผลเร็ว", "快速开奖", "高速抽選"),
    entry(
      "DAILY",
      "Daily draws",
      "일일 추첨",
      "Quay hằng ngày",
      "ออกผลรายวัน",
      "每日开奖",
      "毎日抽選",
    ),
    entry("SEAFAST", "3D and 4D", "3D·4D", "3D và 4D", "3D และ 4D", "3D 和 4D 彩票", "3Dと4D"),
    entry(
      "SEADAY",
      "Grand 6D",
      "그랜드 6D",
      "6D đặc biệt",
      "แกรนด์ 6D",
      "大奖 6D 彩票",
      "グランド6D",
    ),
  ],
  ELOTT: [
    entry("FAST", "Fast draws", "빠른 추첨", "Quay nhanh", "ออกผลเร็ว", "快速开奖", "高速抽選"),
    entry(
      "DAILY",
      "Daily draws",
      "일일 추첨",
      "Quay hằng ngày",
      "ออกผลรายวัน",
      "每日开奖",
      "毎日抽選",
    ),
    entry(
      "VNFAST",
      "Quick lotteries",
      "퀵 복권",
      "Xổ số nhanh",
      "ลอตเตอรี่เร็ว",
      "快速彩票",
      "クイックロッタリー",
    ),
    entry(
      "VNDAY",
      "Province lotteries",
      "지방 복권",
      "Xổ số tỉnh",
      "ลอตเตอรี่จังหวัด",
      "省级彩票",
      "地方ロッタリー",
    ),
  ],
  BINGO: [
    entry("B75", "75 balls", "75볼", "75 bóng", "75 ลูก", "75 球", "75ボール"),
    entry("B90", "90 balls", "90볼", "90 bóng", "90 ลูก", "90 球", "90ボール"),
  ],
  MINI: [
    entry("CRASH", "Crash", "크래시", "Crash", "แครช", "飞升", "クラッシュ"),
    entry("DICE", "Dice", "주사위", "Xúc xắc", "ลูกเต๋า", "骰子", "ダイス"),
    entry("MINES", "Mines", "지뢰찾기", "Dò mìn", "ทุ่นระเบิด", "扫雷", "マイン"),
    entry("PLINKO", "Plinko", "플링코", "Plinko", "ปลิงโก", "弹珠", "プリンコ"),
  ],
};
