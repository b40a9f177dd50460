import * as goods from "./motifs/goods.ts";
import { inkOf, paintsOf, sky } from "./paint.ts";
import { type SchemeName, scheme } from "./schemes.ts";
import { at, box, disc, flat, inked, type Motif, oval, path, picture, sheet } from "./svg.ts";

const shelf: Readonly<Record<string, readonly [SchemeName, Motif]>> = {
  "coupon-5": ["emerald", goods.coupon("j", 1)],
  "coupon-50": ["royal", goods.coupon("v", 2)],
  "coupon-200": ["crimson", goods.coupon("r", 3)],
  coffee: ["sunset", goods.coffee],
  cinema: ["night", goods.tickets],
  airtime: ["ocean", goods.phone],
  basket: ["forest", goods.basket],
  kettle: ["teal", goods.kettle],
  speaker: ["magenta", goods.speaker],
  headphones: ["steel", goods.headphones],
  suitcase: ["lagoon", goods.suitcase],
  watch: ["gold", goods.watch],
};

/** Ids of what has a picture: those of `sandbox/domains/points/products.ts`. */
export const giftIds = Object.keys(shelf);

/** A reward on a stand, 480 by 360; null for an unknown one. */
export function gift(id: string): string | null {
  const found = Object.hasOwn(shelf, id) ? shelf[id] : undefined;
  if (found === undefined) return null;
  const [name, thing] = found;
  const colours = scheme(name);
  const art = sheet(`gift:${id}`, inkOf(colours));
  const body =
    box([0, 0, 480, 360], 0, sky) +
    disc(240, 168, 178, "L") +
    flat(
      disc(88, 76, 5, "#fff9"),
      disc(398, 92, 7, "#fff7"),
      disc(424, 210, 4, "#fff9"),
      disc(62, 196, 6, "#fff6"),
    ) +
    path("M96 296V318A144 30 0 0 0 384 318V296Z", "q") +
    oval(240, 296, 144, 30, "n") +
    oval(240, 294, 126, 23, "q", 'opacity=".55"') +
    oval(240, 292, 92, 13, "#000", 'opacity=".35"') +
    at(240, 180, 1.3, inked(art, thing(art), 4)) +
    path("M0 290H480V360H0Z", "D", 'opacity=".5"');
  return picture(480, 360, paintsOf(colours), body);
}
