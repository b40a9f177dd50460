import { type Hsl, hex } from "./colour.ts";
import { plate, signature, wallpaper } from "./logo.ts";
import * as animal from "./motifs/animals.ts";
import * as arcade from "./motifs/arcade.ts";
import * as lottery from "./motifs/lottery.ts";
import * as myth from "./motifs/myth.ts";
import * as people from "./motifs/people.ts";
import * as sea from "./motifs/sea.ts";
import * as sport from "./motifs/sport.ts";
import * as table from "./motifs/table.ts";
import * as gold from "./motifs/treasure.ts";
import { inkOf, paintsOf, type Scheme, sky } from "./paint.ts";
import { at, box, disc, inked, type Motif, path, picture, sheet } from "./svg.ts";
import { vendorStyle } from "./vendor-style.ts";

const faces: readonly Motif[] = [
  myth.dragon,
  animal.tiger,
  people.queen,
  animal.wolf,
  people.pharaoh,
  animal.lion,
  people.viking,
  people.wealthGod,
  animal.fox,
  people.cleopatra,
  myth.luckyCat,
  animal.panda,
  people.zeus,
  animal.bull,
];

/** What a specialised vendor is known for; codes are those the platform uses. */
const known: Readonly<Record<string, Motif>> = {
  EG3: people.dealer,
  EG4: people.dealer,
  EG7: people.dealer,
  EVO: people.dealer,
  BG: people.dealer,
  DL: people.dealer,
  WM: table.roulette,
  KT: table.cards,
  RC: table.mahjong,
  SB: sport.football,
  GL: sport.trophy,
  EP: sport.gamepad,
  VX: sport.helmet,
  CF: sport.rooster,
  RW: sport.duel,
  LOTT: lottery.balls,
  TCG_SEA: lottery.drum,
  ELOTT: lottery.digits,
  TCG_LOTTO_VN: lottery.ticket,
  BN: lottery.bingoCard,
  SP: arcade.rocket,
  TB: arcade.plane,
  SW: sea.shark,
  CQ: sea.koi,
  PP: gold.seven,
  JL: gold.lantern,
  HB: gold.bell,
  MW: animal.owl,
  NX: arcade.planet,
};

/** Card of a vendor for menus and lanes, 400 by 300: its face, mark and letters in its own hue. */
export function vendorCard(code: string): string {
  const style = vendorStyle(code);
  const hue = style.hue;
  const tone = (turn: number, s: number, l: number): Hsl => [hue + turn, s, l];
  const colours: Scheme = {
    sky: [tone(8, 92, 66), tone(0, 80, 38), tone(-22, 82, 13)],
    main: tone(150, 85, 56),
    accent: tone(60, 92, 58),
  };
  const art = sheet(`vendor:${code}`, inkOf(colours));
  const face = known[code] ?? art.pick(faces);
  const light = hex(tone(0, 96, 78));
  const body =
    box([0, 0, 400, 300], 0, sky) +
    wallpaper(art, style, 400, 300) +
    path("M0 300 180 0H330L120 300Z", "#fff", 'opacity=".1"') +
    disc(282, 150, 170, "L") +
    at(284, 168, 1.25, inked(art, face(art), 3.6)) +
    plate(style, 22, 62, 152, 176) +
    signature(style, code, 98, 150) +
    box([3, 3, 394, 294], 18, "none", `stroke="${light}" stroke-width="3" opacity=".8"`);
  return picture(400, 300, paintsOf(colours), body);
}
