import * as animal from "./motifs/animals.ts";
import * as arcade from "./motifs/arcade.ts";
import * as lottery from "./motifs/lottery.ts";
import * as myth from "./motifs/myth.ts";
import * as people from "./motifs/people.ts";
import * as sea from "./motifs/sea.ts";
import * as sport from "./motifs/sport.ts";
import * as table from "./motifs/table.ts";
import * as gold from "./motifs/treasure.ts";
import { inkOf, paintsOf, sky } from "./paint.ts";
import { rays } from "./scenery.ts";
import { type SchemeName, scheme, schemeNames } from "./schemes.ts";
import { at, box, disc, inked, type Motif, path, picture, sheet } from "./svg.ts";

const sitters: readonly Motif[] = [
  animal.tiger,
  people.dealer,
  animal.fox,
  people.viking,
  animal.panda,
  people.geisha,
  animal.lion,
  people.pirate,
  animal.rabbit,
  people.dealer,
  animal.wolf,
  people.wizard,
  animal.monkey,
  people.queen,
  animal.bear,
  people.cowboy,
  animal.pig,
  people.dealer,
  animal.owl,
  people.king,
  animal.hound,
  people.cleopatra,
  myth.luckyCat,
  animal.bull,
  animal.beast({
    fur: "c",
    pale: "e",
    ear: "point",
    mark: "cheeks",
    eye: "#0a63b8",
    fierce: false,
  }),
];

/** A round portrait, 160 by 160; `n` chooses sitter and colours. */
export function avatar(n: number): string {
  const name = schemeNames[(n * 7) % schemeNames.length] ?? "royal";
  const colours = scheme(name, (n * 13) % 24);
  const art = sheet(`avatar:${n}`, inkOf(colours));
  const sitter = sitters[n % sitters.length] ?? animal.fox;
  const body =
    '<clipPath id="cl"><circle cx="80" cy="80" r="78"/></clipPath><g clip-path="url(#cl)">' +
    box([0, 0, 160, 160], 0, sky) +
    disc(80, 76, 84, "L") +
    at(80, 90, 0.74, inked(art, sitter(art), 4)) +
    `</g><circle cx="80" cy="80" r="76" fill="none" stroke="url(#g)" stroke-width="5"/>`;
  return picture(160, 160, paintsOf(colours), body);
}

interface TilePlan {
  readonly scheme: SchemeName;
  readonly hero: Motif;
  readonly left: Motif;
  readonly right: Motif;
}

const tiles: Readonly<Record<string, TilePlan>> = {
  live: { scheme: "crimson", hero: people.dealer, left: table.chip, right: table.suit },
  slots: { scheme: "royal", hero: gold.seven, left: gold.bell, right: gold.gem },
  fish: { scheme: "ocean", hero: sea.koi, left: sea.pearl, right: sea.puffer },
  sports: { scheme: "emerald", hero: sport.football, left: sport.trophy, right: sport.basketball },
  lottery: { scheme: "sunset", hero: lottery.balls, left: gold.coin, right: gold.clover },
};

/** An entry tile of the home page, 480 by 300, or null; its name is the page's to write. */
export function tile(id: string): string | null {
  if (!Object.hasOwn(tiles, id)) return null;
  const chosen = tiles[id];
  if (chosen === undefined) return null;
  return scene(
    `tile:${id}`,
    scheme(chosen.scheme),
    [chosen.hero, chosen.left, chosen.right],
    [480, 300],
  );
}

const promotions: readonly (readonly [SchemeName, Motif, Motif, Motif])[] = [
  ["magenta", arcade.gift, gold.gem, gold.crown],
  ["royal", gold.chest, gold.coin, gold.gem],
  ["teal", gold.bag, gold.coin, gold.ingot],
  ["crimson", gold.seven, gold.coin, gold.bell],
  ["emerald", people.dealer, table.chip, table.suit],
  ["ocean", sea.shark, sea.puffer, gold.coin],
  ["forest", sport.football, sport.trophy, sport.glove],
  ["lagoon", animal.fox, arcade.gift, gold.coin],
  ["gold", gold.crown, gold.ruby, arcade.rose],
  ["sunset", lottery.balls, lottery.ticket, gold.clover],
  ["cyber", sport.trophy, sport.helmet, gold.gem],
  ["lava", myth.dragon, gold.coin, gold.lantern],
];

/** Picture of a promotion, 640 by 360. */
export function promotion(n: number): string {
  const [name, hero, left, right] = promotions[n % promotions.length] ?? [
    "royal",
    gold.chest,
    gold.coin,
    gold.gem,
  ];
  const turn = Math.floor(n / promotions.length) * 9;
  return scene(`promotion:${n}`, scheme(name, turn % 60), [hero, left, right], [640, 360]);
}

function scene(
  seed: string,
  colours: ReturnType<typeof scheme>,
  [hero, left, right]: readonly [Motif, Motif, Motif],
  [width, height]: readonly [number, number],
): string {
  const art = sheet(seed, inkOf(colours));
  const x = width / 2;
  const y = height / 2;
  const size = height / 250;
  const body =
    box([0, 0, width, height], 0, sky) +
    `<g transform="translate(${x - 150 * 1.7} ${y - 175 * 1.7})scale(1.7)">${rays(art)}</g>` +
    disc(x, y, height * 0.72, "L") +
    at(x - width * 0.29, y + height * 0.14, size * 0.72, inked(art, left(art), 4), -12) +
    at(x + width * 0.29, y + height * 0.14, size * 0.72, inked(art, right(art), 4), 12) +
    at(x, y + 6, size * 1.12, inked(art, hero(art), 3.6)) +
    path(`M0 ${height * 0.62}H${width}V${height}H0Z`, "D");
  return picture(width, height, paintsOf(colours), body);
}
