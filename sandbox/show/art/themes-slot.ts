import * as front from "./foreground.ts";
import * as animal from "./motifs/animals.ts";
import * as arcade from "./motifs/arcade.ts";
import * as fruit from "./motifs/fruit.ts";
import * as myth from "./motifs/myth.ts";
import * as people from "./motifs/people.ts";
import * as place from "./motifs/places.ts";
import * as sea from "./motifs/sea.ts";
import * as sky from "./motifs/sky.ts";
import * as sport from "./motifs/sport.ts";
import * as table from "./motifs/table.ts";
import * as gold from "./motifs/treasure.ts";
import * as back from "./scenery.ts";
import type { Theme } from "./theme.ts";

/** Families of slot covers by theme. */
export const slotThemes = {
  fortune: {
    heroes: [myth.luckyCat, people.wealthGod, gold.ingot, gold.lantern, animal.pig, gold.bag],
    props: [gold.ingot, gold.coin, gold.lantern, fruit.peach],
    scenery: [back.rays, back.clouds, back.hall, back.quilt],
    foreground: [front.coins, front.mist, front.shower],
    schemes: ["crimson", "gold", "lava", "jade", "sunset"],
  },
  dragon: {
    heroes: [myth.dragon, myth.serpent, myth.phoenix, myth.dragon],
    props: [gold.coin, gold.lantern, gold.ruby, place.pagoda],
    scenery: [back.clouds, back.rays, back.mountains, back.hall],
    foreground: [front.flames, front.mist, front.coins, front.jewels],
    schemes: ["crimson", "emerald", "royal", "lava", "ocean", "gold"],
  },
  orient: {
    heroes: [
      people.geisha,
      people.samurai,
      sky.lotus,
      animal.panda,
      place.pagoda,
      animal.tiger,
      animal.monkey,
      animal.rabbit,
    ],
    props: [gold.lantern, fruit.peach, arcade.drumAndStick, table.mahjong],
    scenery: [back.mountains, back.clouds, back.rays],
    foreground: [front.petals, front.mist, front.coins],
    schemes: ["rose", "jade", "dusk", "crimson", "teal"],
  },
  egypt: {
    heroes: [
      people.pharaoh,
      people.cleopatra,
      myth.scarab,
      place.eyeOfLuck,
      place.pyramid,
      animal.blackCat,
    ],
    props: [myth.scarab, gold.coin, myth.book, place.eyeOfLuck],
    scenery: [back.desert, back.hall, back.rays, back.starlight],
    foreground: [front.coins, front.jewels, front.glints],
    schemes: ["sand", "gold", "ocean", "dusk", "night"],
  },
  fruit: {
    heroes: [
      fruit.cherries,
      fruit.melon,
      fruit.lemon,
      fruit.grapes,
      fruit.orange,
      fruit.strawberry,
    ],
    props: [fruit.lemon, fruit.cherries, fruit.orange, fruit.strawberry, gold.bell],
    scenery: [back.rays, back.bulbs, back.bokeh, back.quilt],
    foreground: [
      front.reels(gold.seven),
      front.confetti,
      front.glints,
      front.reels(fruit.cherries),
    ],
    schemes: ["royal", "magenta", "lagoon", "candy", "night", "forest"],
  },
  classic: {
    heroes: [gold.seven, gold.bell, gold.horseshoe, gold.clover, gold.seven, table.moneyWheel],
    props: [fruit.cherries, gold.bell, gold.clover, gold.coin, fruit.lemon],
    scenery: [back.bulbs, back.rays, back.grid, back.stage],
    foreground: [front.reels(gold.seven), front.coins, front.reels(gold.bell), front.confetti],
    schemes: ["crimson", "royal", "cyber", "night", "magenta", "lava"],
  },
  gems: {
    heroes: [gold.gem, gold.ruby, gold.crown, myth.crystalBall, gold.gem],
    props: [gold.ruby, gold.gem, gold.coin],
    scenery: [back.rays, back.bokeh, back.quilt, back.starlight],
    foreground: [front.jewels, front.glints, front.reels(gold.gem)],
    schemes: ["cyber", "royal", "ocean", "teal", "magenta", "ice"],
  },
  pirate: {
    heroes: [people.pirate, place.ship, gold.chest, sea.anchor],
    props: [arcade.bomb, gold.coin, sea.anchor, gold.chest],
    scenery: [back.mountains, back.bokeh, back.rays, back.starlight],
    foreground: [front.waves, front.coins, front.waves],
    schemes: ["ocean", "teal", "dusk", "sunset", "lagoon"],
  },
  sweet: {
    heroes: [fruit.lollipop, sky.honey, fruit.sweet, animal.bear, fruit.strawberry, animal.rabbit],
    props: [fruit.sweet, fruit.lollipop, fruit.strawberry],
    scenery: [back.sweets, back.bokeh, back.rays],
    foreground: [front.confetti, front.glints, front.reels(fruit.sweet)],
    schemes: ["candy", "rose", "magenta", "lagoon", "ice"],
  },
  wild: {
    heroes: [
      animal.lion,
      sky.elephant,
      animal.tiger,
      animal.wolf,
      animal.bull,
      animal.eagle,
      animal.monkey,
      animal.bear,
    ],
    props: [gold.coin, gold.ruby, place.cactus, gold.bag],
    scenery: [back.mountains, back.jungle, back.desert, back.rays],
    foreground: [front.coins, front.petals, front.glints],
    schemes: ["sunset", "forest", "emerald", "sand", "dusk", "ice"],
  },
  farm: {
    heroes: [animal.pig, animal.hound, animal.rabbit, animal.fox, sport.rooster, animal.bull],
    props: [gold.clover, gold.horseshoe, fruit.strawberry, gold.bag],
    scenery: [back.sweets, back.jungle, back.bokeh],
    foreground: [front.coins, front.petals, front.reels(gold.clover)],
    schemes: ["forest", "lagoon", "sunset", "gold"],
  },
  norse: {
    heroes: [people.viking, myth.swords, animal.wolf, place.ship, sport.helmet],
    props: [myth.swords, gold.ruby, myth.bolt],
    scenery: [back.winter, back.mountains, back.rays],
    foreground: [front.glints, front.coins, front.flames],
    schemes: ["ice", "steel", "ocean", "night"],
  },
  olympus: {
    heroes: [people.zeus, people.goddess, myth.bolt, myth.trident, animal.eagle, gold.crown],
    props: [myth.bolt, gold.coin, gold.ruby],
    scenery: [back.hall, back.clouds, back.rays],
    foreground: [front.mist, front.coins, front.jewels],
    schemes: ["ocean", "ice", "royal", "gold", "night"],
  },
  magic: {
    heroes: [
      people.wizard,
      sky.lamp,
      animal.goblin,
      myth.potion,
      myth.crystalBall,
      animal.owl,
      myth.book,
      place.mushroom,
    ],
    props: [myth.potion, myth.book, gold.gem, place.mushroom],
    scenery: [back.starlight, back.jungle, back.bokeh, back.cosmos],
    foreground: [front.glints, front.jewels, front.petals],
    schemes: ["royal", "emerald", "dusk", "cyber", "teal"],
  },
  royal: {
    heroes: [people.king, people.queen, sky.castle, gold.crown, table.suit, myth.mask],
    props: [gold.ruby, table.suit, gold.coin, arcade.rose],
    scenery: [back.stage, back.hall, back.quilt, back.rays],
    foreground: [front.jewels, front.coins, front.petals],
    schemes: ["royal", "crimson", "rose", "night", "magenta"],
  },
  west: {
    heroes: [
      people.cowboy,
      people.explorer,
      animal.bull,
      place.cactus,
      gold.horseshoe,
      sport.horse,
    ],
    props: [place.cactus, gold.bag, gold.horseshoe, gold.coin],
    scenery: [back.desert, back.arena, back.rays],
    foreground: [front.coins, front.flames, front.glints],
    schemes: ["sunset", "sand", "dusk", "gold"],
  },
  fiesta: {
    heroes: [
      fruit.chilli,
      sky.tent,
      sky.sun,
      place.guitar,
      myth.mask,
      arcade.drumAndStick,
      animal.bull,
    ],
    props: [fruit.chilli, place.cactus, place.guitar],
    scenery: [back.rays, back.bulbs, back.city],
    foreground: [front.confetti, front.flames, front.reels(fruit.chilli)],
    schemes: ["lava", "lagoon", "magenta", "sunset", "candy"],
  },
  space: {
    heroes: [
      arcade.rocket,
      sky.astronaut,
      sky.robot,
      sky.comet,
      sky.moon,
      arcade.planet,
      gold.gem,
      sport.helmet,
    ],
    props: [arcade.planet, gold.gem, arcade.rocket],
    scenery: [back.cosmos, back.grid, back.starlight],
    foreground: [front.glints, front.jewels],
    schemes: ["night", "cyber", "royal", "teal", "magenta"],
  },
  inferno: {
    heroes: [place.volcano, myth.phoenix, animal.bull, gold.seven, arcade.bomb],
    props: [gold.coin, gold.ruby, fruit.chilli],
    scenery: [back.rays, back.mountains, back.bokeh],
    foreground: [front.flames, front.flames, front.coins],
    schemes: ["lava", "crimson", "sunset"],
  },
  spooky: {
    heroes: [place.pumpkin, people.vampire, sky.moon, animal.blackCat, animal.owl, myth.potion],
    props: [place.pumpkin, myth.potion, myth.crystalBall],
    scenery: [back.mountains, back.starlight, back.city],
    foreground: [front.mist, front.glints, front.coins],
    schemes: ["night", "dusk", "royal", "emerald"],
  },
  winter: {
    heroes: [people.santa, place.snowman, arcade.gift, gold.bell, animal.fox],
    props: [arcade.gift, gold.bell, fruit.sweet],
    scenery: [back.winter, back.bokeh, back.winter],
    foreground: [front.glints, front.confetti, front.reels(arcade.gift)],
    schemes: ["ice", "crimson", "ocean", "emerald"],
  },
  party: {
    heroes: [place.microphone, place.guitar, arcade.gift, table.moneyWheel, animal.fox],
    props: [arcade.gift, place.microphone, gold.coin],
    scenery: [back.grid, back.city, back.bulbs, back.stage],
    foreground: [front.confetti, front.glints, front.shower],
    schemes: ["cyber", "magenta", "night", "candy"],
  },
  romance: {
    heroes: [arcade.rose, people.queen, myth.mask, gold.ruby],
    props: [arcade.rose, gold.gem, fruit.strawberry],
    scenery: [back.bokeh, back.stage, back.quilt],
    foreground: [front.petals, front.petals, front.jewels],
    schemes: ["rose", "magenta", "crimson", "candy", "dusk"],
  },
  deep: {
    heroes: [sea.koi, sea.shark, sea.octopus, sea.turtle, sea.pearl, sea.puffer, myth.trident],
    props: [sea.pearl, gold.coin, sea.puffer, gold.chest],
    scenery: [back.underwater, back.underwater, back.bokeh],
    foreground: [front.glints, front.coins, front.waves],
    schemes: ["ocean", "teal", "lagoon", "night"],
  },
} as const satisfies Record<string, Theme>;

export type SlotThemeName = keyof typeof slotThemes;
