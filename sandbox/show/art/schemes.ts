import type { Hsl } from "./colour.ts";
import { rows } from "./plans.ts";

/** Scheme of a picture: three background colours from center to edge, and two for the motif. */
export interface Scheme {
  readonly sky: readonly [Hsl, Hsl, Hsl];
  readonly main: Hsl;
  readonly accent: Hsl;
}

/** Hue, saturation and lightness of these five, chosen by eye in pairs that sing. */
const table = rows(`
  royal 282/95/66 272/80/38 262/85/13 322/90/58 45/95/55
  crimson 14/100/62 352/82/39 338/88/13 44/95/54 350/85/52
  ocean 192/100/62 212/90/41 226/86/17 26/95/56 186/90/52
  emerald 140/76/58 158/86/28 170/90/10 45/95/55 342/80/55
  sunset 36/100/64 10/80/50 310/74/17 268/72/58 30/95/56
  magenta 322/100/70 316/80/40 288/86/15 190/90/55 48/95/58
  teal 172/86/60 186/88/31 206/88/14 12/90/60 48/95/58
  night 232/100/70 240/62/38 242/74/12 45/95/60 200/90/62
  gold 48/100/70 36/90/46 18/86/15 356/82/50 160/65/42
  forest 82/78/62 112/55/34 142/64/11 32/92/55 280/60/58
  candy 330/100/82 304/66/56 270/70/26 186/80/58 46/98/62
  ice 196/100/90 208/78/60 220/78/24 262/70/62 190/85/58
  lava 46/100/64 14/92/46 354/84/10 36/100/55 0/80/45
  jade 72/80/72 158/64/36 186/78/12 352/80/52 45/95/56
  dusk 14/100/74 286/50/46 252/74/17 340/85/60 42/98/62
  steel 216/60/80 220/36/42 230/50/14 204/85/55 8/85/56
  sand 42/100/80 30/62/52 18/62/17 196/80/42 14/80/50
  cyber 184/100/66 264/82/48 256/82/12 312/100/62 184/95/52
  rose 14/100/86 346/62/56 320/64/18 340/85/60 42/90/60
  lagoon 158/90/70 188/84/40 222/80/18 338/90/62 52/96/58
`);

export const schemeNames: readonly string[] = [...table.keys()];

/** A scheme, turned on the colour wheel by a few degrees so that two of one name still differ. */
export function scheme(name: string, turn = 0): Scheme {
  const colour = (place: number): Hsl => {
    const [h = 0, s = 0, l = 0] = table.get(name)?.[place]?.split("/").map(Number) ?? [];
    return [h + turn, s, l];
  };
  return { sky: [colour(0), colour(1), colour(2)], main: colour(3), accent: colour(4) };
}
