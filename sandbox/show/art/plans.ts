/** Pictures by name: what is apart by commas or lines is a name and what belongs to it. */
export function rows(text: string): ReadonlyMap<string, readonly string[]> {
  const lines = text.trim().split(/\s*[,\n]\s*/);
  return new Map(lines.map((line) => [line.split(" ")[0] ?? "", line.split(" ").slice(1)]));
}

/** Entry tiles of the home page. */
export const tiles = "live slots fish sports lottery".split(" ");

/** Pictures of promotions, by number; a higher number begins again. */
export const promotionCount = 12;

/** Who sits for portraits. */
export const sitters = (
  "tiger dealer fox viking panda geisha lion pirate rabbit dealer wolf wizard monkey queen bear cowboy pig dealer owl " +
  "king hound cleopatra lucky-cat bull black-cat"
).split(" ");

/** The rewards that have a picture: `sandbox/domains/points/products.ts`. */
export const gifts = new Set(
  "coupon-5 coupon-50 coupon-200 coffee cinema airtime basket kettle speaker headphones suitcase watch".split(
    " ",
  ),
);
