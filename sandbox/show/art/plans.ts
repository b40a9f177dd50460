/** Pictures by name: what is apart by commas or lines is a name and what belongs to it. */
export function rows(text: string): ReadonlyMap<string, readonly string[]> {
  const lines = text.trim().split(/\s*[,\n]\s*/);
  return new Map(lines.map((line) => [line.split(" ")[0] ?? "", line.split(" ").slice(1)]));
}

/** Scheme of a banner, hero, and what is left and right of it. */
export const banners = rows(`
  welcome royal chest coin jewel
  jackpot crimson seven coin bell
  live emerald dealer chip suit
  fish ocean shark coin pearl
  login night lucky-cat lantern ingot
  slots magenta dragon jewel coin
  sports forest football trophy glove
  lottery sunset balls coin ingot
  vip gold crown jewel rose
  invite lagoon gift coin clover
  tournament cyber trophy helmet gem
  cashback teal bag coin ingot
  agent steel eagle coin bag
`);

/** The same of an entry tile of the home page. */
export const tiles = rows(`
  live crimson dealer chip suit
  slots royal seven bell gem
  fish ocean koi pearl puffer
  sports emerald football trophy basketball
  lottery sunset balls coin clover
`);

/** The same of a promotion, by its number. */
export const promotions = rows(`
  0 magenta gift gem crown
  1 royal chest coin gem
  2 teal bag coin ingot
  3 crimson seven coin bell
  4 emerald dealer chip suit
  5 ocean shark puffer coin
  6 forest football trophy glove
  7 lagoon fox gift coin
  8 gold crown jewel rose
  9 sunset balls ticket clover
  10 cyber trophy helmet gem
  11 lava dragon coin lantern
`);

/** Who sits for portraits. */
export const sitters = (
  "tiger dealer fox viking panda geisha lion pirate rabbit dealer wolf wizard monkey queen bear cowboy pig dealer owl " +
  "king hound cleopatra lucky-cat bull black-cat"
).split(" ");

/** Schemes of the rewards that have a picture: `sandbox/domains/points/products.ts`. */
export const gifts = rows(`
  coupon-5 emerald, coupon-50 royal, coupon-200 crimson, coffee sunset, cinema night, airtime ocean, basket forest
  kettle teal, speaker magenta, headphones steel, suitcase lagoon, watch gold
`);

/** What a specialised vendor is known for, by the code that the platform uses. */
export const vendorFaces = rows(`
  EG3 dealer, EG4 dealer, EG7 dealer, EVO dealer, BG dealer, DL dealer, WM roulette, KT cards, RC mahjong, SB football
  GL trophy, EP gamepad, VX helmet, CF rooster, RW duel, LOTT balls, TCG_SEA drum, ELOTT digits, TCG_LOTTO_VN ticket
  BN bingo-card, SP rocket, TB plane, SW shark, CQ koi, PP seven, JL lantern, HB bell, MW owl, NX planet
`);

/** Faces of the other vendors. */
export const faces =
  "dragon tiger queen wolf pharaoh lion viking wealth-god fox cleopatra lucky-cat panda zeus bull".split(
    " ",
  );
