import type { ProperName } from "../../http/language.ts";
import type { GameType } from "./game-types.ts";

/** A vendor and how many games of each type it brings. */
export interface Vendor {
  code: string;
  names: ProperName;
  games: Partial<Record<GameType, number>>;
}

function vendor(code: string, EN: string, KR: string, games: Vendor["games"]): Vendor {
  return { code, names: { EN, KR }, games };
}

/** The vendors of every world. Codes are the specification's where it names any; names are made up.
 * The RNG counts add up to exactly 10,000 (K35). */
export const vendors: readonly Vendor[] = [
  vendor("PG", "Paper Gate", "페이퍼 게이트", { RNG: 900 }),
  vendor("JL", "Jolly Lantern", "졸리 랜턴", { RNG: 850, FISH: 50 }),
  vendor("JDB", "Jade Basin", "제이드 베이슨", { RNG: 800, FISH: 50 }),
  vendor("PP", "Pepper Plaza", "페퍼 플라자", { RNG: 1000, LIVE: 60 }),
  vendor("SS", "Silver Sparrow", "실버 스패로", { RNG: 700, SPORTS: 60 }),
  vendor("BGS", "Blue Grove Slots", "블루 그로브 슬롯", { RNG: 650 }),
  vendor("BG", "Blue Grove", "블루 그로브", { LIVE: 80, FISH: 40 }),
  vendor("EG3", "Evening Glow Grand", "이브닝 글로우 그랜드", { LIVE: 60 }),
  vendor("EG4", "Evening Glow Salon", "이브닝 글로우 살롱", { LIVE: 60 }),
  vendor("EG7", "Evening Glow Studio", "이브닝 글로우 스튜디오", { LIVE: 60 }),
  vendor("KM", "Kite Mountain", "카이트 마운틴", { RNG: 750, PVP: 60 }),
  vendor("CQ", "Coral Quay", "코럴 키", { RNG: 700, FISH: 60 }),
  vendor("FT", "Fern Tower", "펀 타워", { RNG: 600, BINGO: 90 }),
  vendor("MW", "Moonwell", "문웰", { RNG: 700 }),
  vendor("HB", "Honeybell", "허니벨", { RNG: 750 }),
  vendor("NX", "Nova Axis", "노바 액시스", { RNG: 650, MINI: 70 }),
  vendor("RT", "Red Teapot", "레드 티팟", { RNG: 600 }),
  vendor("SW", "Saltwind", "솔트윈드", { RNG: 350, FISH: 60 }),
  vendor("DL", "Dealer Lane", "딜러 레인", { LIVE: 80 }),
  vendor("WM", "White Marble", "화이트 마블", { LIVE: 60 }),
  vendor("KT", "King Table", "킹 테이블", { PVP: 100 }),
  vendor("RC", "Rummy Court", "러미 코트", { PVP: 90 }),
  vendor("SB", "Stadium Bay", "스타디움 베이", { SPORTS: 100 }),
  vendor("GL", "Goal Lantern", "골 랜턴", { SPORTS: 80 }),
  vendor("EP", "Echo Pulse", "에코 펄스", { ESPORTS: 110 }),
  vendor("VX", "Vertex Arena", "버텍스 아레나", { ESPORTS: 100 }),
  vendor("CF", "Crimson Feather", "크림슨 페더", { COCKFIGHT: 110 }),
  vendor("RW", "Rooster Ward", "루스터 워드", { COCKFIGHT: 100 }),
  vendor("LOTT", "Portico Lottery", "포르티코 복권", { LOTT: 110 }),
  vendor("TCG_SEA", "South Sea Draws", "남해 추첨", { LOTT: 110 }),
  vendor("ELOTT", "Portico E-Lottery", "포르티코 전자 복권", { ELOTT: 110 }),
  vendor("TCG_LOTTO_VN", "Mekong Draws", "메콩 추첨", { ELOTT: 110 }),
  vendor("BN", "Bingo Nook", "빙고 누크", { BINGO: 120 }),
  vendor("SP", "Spark Play", "스파크 플레이", { MINI: 130 }),
  vendor("TB", "Turbo Box", "터보 박스", { MINI: 100 }),
];

const byCode = new Map(vendors.map((entry) => [entry.code, entry]));

/** A vendor by its code (`vassalage`), or undefined. */
export function findVendor(code: string): Vendor | undefined {
  return byCode.get(code);
}

/** The vendors that bring games of a type, in the operator's order. */
export function vendorsOf(gameType: GameType): Vendor[] {
  return vendors.filter((entry) => (entry.games[gameType] ?? 0) > 0);
}
