import { motif, motifShapes, type Sheet, sheet, surroundings } from "./assets.ts";
import { studioHands } from "./hands/studio-hands.ts";
import { document, picture } from "./paint.ts";
import { scheme } from "./schemes.ts";
import { type Dice, dice } from "./seed.ts";
import { studioOf } from "./studios.ts";
import { at, disc, path } from "./svg.ts";
import { slotThemes, type Theme, typeThemes } from "./themes.ts";
import { frame, vendorStyle } from "./vendor-style.ts";
import { wordsOf } from "./words.ts";

export interface CoverRequest {
  readonly nodeId: string;
  /** English name; empty when unknown. Chooses the motif, is never lettered. */
  readonly name: string;
  readonly vendor: string;
  readonly gameType: string;
  /** 480 by 270 instead of 300 by 400. */
  readonly wide?: boolean;
}

/** Above this a cover is drawn again with less around its hero. */
const mostBytes = 5400;
const stories = [...slotThemes.keys()];

function themeOf({ gameType, nodeId }: CoverRequest, story: string | undefined): Theme {
  const name = story ?? dice(`story:${nodeId}`).pick(stories);
  const theme = typeThemes.get(gameType.toUpperCase()) ?? slotThemes.get(name);
  if (theme === undefined) throw new Error(`no theme ${name}`);
  return theme;
}

/** The choices that cover and game page share; `choose` continues the same random sequence. */
export function planOf(request: CoverRequest) {
  const choose = dice(`cover:${request.nodeId}:${request.gameType}`);
  const { heroes, story } = wordsOf(request.name);
  const theme = themeOf(request, story);
  const colours = scheme(choose.pick(theme.schemes), choose.whole(-11, 11));
  const picked = choose.pick(theme.heroes);
  return { theme, colours, hero: namedHero(theme, heroes, choose) ?? picked, choose };
}

/** The first motif of the name that fits the family: a ruby is no baccarat table. */
function namedHero(
  theme: Theme,
  words: readonly (readonly string[])[],
  choose: Dice,
): string | undefined {
  const { heroes, named } = theme;
  // One motif takes no turn of the dice, so that a name that fits nothing changes nothing.
  const motifs = words.map((names) => (names.length > 1 ? choose.pick(names) : (names[0] ?? "")));
  return motifs.find((name) => !named || heroes.includes(name) || named.includes(name));
}

/** The middle of the picture: hero with its glow, and what is at its sides. */
function group(art: Sheet, theme: Theme, hero: string, frugal: boolean): string {
  const glow = disc(150, 178, art.whole(168, 196), "L");
  const turn = art.whole(-3, 3);
  const y = art.whole(176, 190);
  const body = motif(art, hero, 3.6);
  const main = at(150, y, art.between(1.18, 1.32), body, turn);
  const layout = frugal ? (art.chance(0.25) ? 1 : 0) : art.whole(0, 7);
  if (layout === 0) return glow + main;
  if (layout === 1) {
    const ring = disc(150, 178, 128, "q", 'stroke="url(#g)" stroke-width="9"');
    return `${glow}${ring}${disc(150, 178, 120, "L", 'opacity=".7"')}${at(150, 178, 1.06, body)}`;
  }
  const one = motif(art, art.pick(theme.props.filter((prop) => prop !== hero)), 5);
  const tilt = art.whole(8, 26);
  const pair = (px: number, py: number, size: number): string =>
    `<g id="pr">${at(px, py, size, one, -tilt)}</g><use href="#pr" transform="translate(300)scale(-1 1)"/>`;
  switch (layout) {
    case 2:
      return `${glow}${at(58, 92, 0.54, one, -tilt)}${main}`;
    case 3:
      return `${glow}${pair(56, 100, 0.48)}${main}`;
    case 4:
      return `${glow}${main}${pair(58, 300, 0.52)}`;
    case 5:
      return `${glow}${at(240, 92, 0.56, one, tilt)}${main}`;
    case 6:
      return `${glow}${main}${at(238, 284, 0.6, one, tilt)}`;
    default:
      return `${glow}${pair(46, 180, 0.62)}${at(150, 172, 1.12, body, turn)}`;
  }
}

function paintedCover(request: CoverRequest, thrift: 0 | 1 | 2): string {
  const { theme, hero, colours, choose } = planOf(request);
  const art = sheet(seedOf(request));
  const scenery = choose.pick(theme.scenery);
  const front = choose.pick(theme.foreground);
  const [far, near] =
    thrift > 1
      ? ["", ""]
      : [surroundings(art, `scenery/${scenery}`), surroundings(art, `foreground/${front}`)];
  const middle = group(art, theme, hero, thrift > 0);
  if (request.wide) {
    const body =
      `<g transform="translate(0 -150)scale(1.6)">${far}</g>` +
      `<g transform="translate(135 0)scale(.7)">${middle}</g>` +
      path("M0 150H480V270H0Z", "D") +
      `<g transform="translate(0 -370)scale(1.6)">${near}</g>`;
    return picture(480, 270, colours, body);
  }
  const edge = frame(art, vendorStyle(request.vendor || choose.pick([..."abcdefg"])));
  return picture(300, 400, colours, far + middle + path("M0 230H300V400H0Z", "D") + near + edge);
}

const seedOf = ({ nodeId, gameType }: CoverRequest) => `cover:${nodeId}:${gameType}:art`;

/** The hero, at times with a smaller thing before it. */
function company(art: Sheet, { theme, hero }: ReturnType<typeof planOf>): string {
  const main = motifShapes(art, hero);
  const props = theme.props.filter((prop) => prop !== hero);
  if (props.length === 0 || art.chance(0.25)) return main;
  const side = art.pick([-1, 1]);
  const prop = at(
    side * art.whole(66, 80),
    art.whole(52, 76),
    art.between(0.36, 0.48),
    motifShapes(art, art.pick(props)),
    side * art.whole(4, 18),
  );
  return main + prop;
}

/** A cover in the hand of its studio, or null where that is the painted one. */
function studioCover(request: CoverRequest): string | null {
  const hand = studioHands.get(studioOf(request.vendor).hand);
  if (!hand) return null;
  const plan = planOf(request);
  const { colours } = plan;
  const art = sheet(seedOf(request));
  const place = request.wide
    ? { w: 480, h: 270, x: 240, y: 138, size: 0.86 }
    : { w: 300, h: 400, x: 150, y: 190, size: 1.16 };
  const { ink, body } = hand({ art, colours, hero: company(art, plan), ...place });
  return document(place.w, place.h, ink, colours, body);
}

/**
 * Returns the cover of a game, 300 by 400, or 480 by 270 for cards that are wide. Equal requests return equal bytes, and
 * different node ids different pictures. A picture that is too large is drawn again with fewer details.
 */
export function cover(request: CoverRequest): string {
  const own = studioCover(request);
  if (own !== null && own.length <= mostBytes) return own;
  const full = paintedCover(request, 0);
  if (full.length <= mostBytes) return full;
  const lean = paintedCover(request, 1);
  return lean.length <= mostBytes ? lean : paintedCover(request, 2);
}
