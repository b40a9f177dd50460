import { rows } from "./plans.ts";
import { hash } from "./seed.ts";

/** How a studio looks: the hand of its covers, the letters of its wordmark, plate, letters' colour and sign. */
export interface Studio {
  readonly hand: string;
  readonly lettering: string;
  readonly plate: string;
  readonly ink: string;
  /** A name of `assets/marks`, or `-` for letters alone. */
  readonly sign: string;
}

/** Code, hand, lettering, plate, ink, sign. */
const table = rows(`
  PG paper serif #f4efe4 #7a1f2b -, JL painted script #b3121f #ffd76a crescent, JDB card wide #0f3b34 #e9d9a6 -
  PP sticker rounded #ffcf24 #7b1230 -, SS tonal thin #10141f #d5dde8 wing, BGS flat slab #e8f1e4 #1f5a3a -
  BG line serif #123c2c #e7f0d8 flower, EG3 painted thin #1b1030 #f0c987 spark, EG4 card thin #f0c987 #2b1544 spark
  EG7 line thin #2b1544 #f3e6ff spark, KM geometric condensed #fffdf7 #d0342c -, CQ flat rounded #ff7a59 #fff6ec drop
  FT card slab #22351f #dfe8c8 -, MW neon thin #0a1030 #8fd3ff crescent, HB sticker script #fff0c2 #8a4b00 -
  NX neon tech #0b0c12 #35f0c8 -, RT poster slab #c4201c #fff3dc -, SW tonal italic #dceaf2 #0e3f66 wing
  DL line condensed #0d0d0f #f5f5f0 -, WM card wide #f7f6f3 #22252b -, KT poster serif #20124a #f3c64b -
  RC geometric rounded #0c6b58 #fdf6df -, SB flat condensed #0a3d91 #fff -, GL poster italic #0b7a3b #ffe14a -
  EP neon outline #12091f #ff4fd8 -, VX geometric tech #f2f4f8 #101828 bolt, CF poster slab #8c1410 #ffe9cf -
  RW paper condensed #f6d9a8 #6b2410 -, LOTT flat wide #fff #c8102e -, TCG_SEA paper italic #0b4f6c #f8f1df drop
  ELOTT tonal tech #1c1f4a #b9c4ff -, TCG_LOTTO_VN card serif #f7e9d7 #9b1c1c flower, BN sticker outline #ff5fa2 #fff -
  SP geometric italic #111 #ffd400 bolt, TB flat tech #ff5a1f #fff -
`);

const hands = "flat sticker line poster geometric neon card tonal paper painted".split(" ");

/** The look of a studio; one that is not in the table has a hand by its code. */
export function studioOf(code: string): Studio {
  const [hand, lettering = "wide", plate = "#fff", ink = "#181a20", sign = "-"] =
    table.get(code) ?? [];
  return { hand: hand ?? hands[hash(code) % hands.length] ?? "flat", lettering, plate, ink, sign };
}
