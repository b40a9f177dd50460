import type { Localised } from "../../http/language.ts";
import type { GameType } from "./game-types.ts";

/** A server class (`gameClassify` key) and its names. */
export interface GameClass {
  key: string;
  names: Localised;
}

const entry = (key: string, EN: string, KR: string): GameClass => ({ key, names: { EN, KR } });

/** Server classes of each type in menu order; RNG holds the classic categories (K49). */
export const gameClasses: Record<GameType, readonly GameClass[]> = {
  RNG: [
    entry("SC", "Classic slots", "클래식 슬롯"),
    entry("MEGAWAY", "Many ways", "멀티웨이"),
    entry("JP", "Jackpots", "잭팟"),
    entry("TG", "Table games", "테이블 게임"),
    entry("VP", "Video poker", "비디오 포커"),
    entry("AC", "Arcade", "아케이드"),
    entry("BG", "Board games", "보드 게임"),
  ],
  LIVE: [
    entry("BAC", "Baccarat", "바카라"),
    entry("ROU", "Roulette", "룰렛"),
    entry("BJ", "Blackjack", "블랙잭"),
    entry("DT", "Dragon and tiger", "드래곤 타이거"),
    entry("SICBO", "Dice tables", "다이사이"),
    entry("SHOW", "Game shows", "게임쇼"),
  ],
  FISH: [entry("REEF", "Reef", "산호초"), entry("BOSS", "Boss hunt", "보스 사냥")],
  PVP: [
    entry("POKER", "Poker", "포커"),
    entry("RUMMY", "Rummy", "러미"),
    entry("TILES", "Tiles", "타일"),
  ],
  SPORTS: [
    entry("FOOT", "Football", "축구"),
    entry("BASK", "Basketball", "농구"),
    entry("BASE", "Baseball", "야구"),
    entry("TENNIS", "Tennis", "테니스"),
    entry("HORSE", "Horse racing", "경마"),
  ],
  ESPORTS: [
    entry("MOBA", "Battle arena", "배틀 아레나"),
    entry("FPS", "Shooters", "슈팅"),
    entry("VIRTUAL", "Virtual sports", "가상 스포츠"),
  ],
  COCKFIGHT: [entry("ARENA", "Arena", "경기장"), entry("DERBY", "Derby", "더비")],
  LOTT: [
    entry("FAST", "Fast draws", "빠른 추첨"),
    entry("DAILY", "Daily draws", "일일 추첨"),
    entry("SEAFAST", "3D and 4D", "3D·4D"),
    entry("SEADAY", "Grand 6D", "그랜드 6D"),
  ],
  ELOTT: [
    entry("FAST", "Fast draws", "빠른 추첨"),
    entry("DAILY", "Daily draws", "일일 추첨"),
    entry("VNFAST", "Quick lotteries", "퀵 복권"),
    entry("VNDAY", "Province lotteries", "지방 복권"),
  ],
  BINGO: [entry("B75", "75 balls", "75볼"), entry("B90", "90 balls", "90볼")],
  MINI: [
    entry("CRASH", "Crash", "크래시"),
    entry("DICE", "Dice", "주사위"),
    entry("MINES", "Mines", "지뢰찾기"),
    entry("PLINKO", "Plinko", "플링코"),
  ],
};
