import * as front from "./foreground.ts";
import * as arcade from "./motifs/arcade.ts";
import * as lottery from "./motifs/lottery.ts";
import * as myth from "./motifs/myth.ts";
import * as people from "./motifs/people.ts";
import * as sea from "./motifs/sea.ts";
import * as sport from "./motifs/sport.ts";
import * as table from "./motifs/table.ts";
import * as gold from "./motifs/treasure.ts";
import * as back from "./scenery.ts";
import type { Theme } from "./theme.ts";

/** Covers of everything that is not a slot, by the platform's game type. */
export const typeThemes = {
  LIVE: {
    heroes: [
      people.dealer,
      people.dealer,
      people.dealer,
      table.roulette,
      table.cards,
      table.dragonTiger,
      table.moneyWheel,
    ],
    named: [table.pairOfDice, table.chips],
    props: [table.chips, table.cards, table.roulette, table.chip, table.pairOfDice],
    scenery: [back.felt, back.stage, back.hall, back.bokeh],
    foreground: [front.glints, front.shower],
    schemes: ["crimson", "emerald", "royal", "night", "gold", "rose"],
  },
  FISH: {
    heroes: [
      sea.koi,
      sea.shark,
      sea.octopus,
      sea.crab,
      sea.puffer,
      sea.turtle,
      sea.jelly,
      sea.cannon,
      myth.serpent,
    ],
    named: [people.pirate, myth.dragon],
    props: [sea.puffer, gold.coin, sea.pearl, sea.crab, sea.cannon, gold.chest],
    scenery: [back.underwater, back.underwater, back.underwater, back.bokeh],
    foreground: [front.coins, front.glints, front.waves],
    schemes: ["ocean", "teal", "lagoon", "night", "royal"],
  },
  PVP: {
    heroes: [
      table.cards,
      table.mahjong,
      people.king,
      people.queen,
      table.suit,
      table.chips,
      people.dealer,
    ],
    named: [],
    props: [table.chip, table.suit, gold.crown, table.chips, table.pairOfDice],
    scenery: [back.felt, back.quilt, back.rays, back.bokeh],
    foreground: [front.glints, front.shower, front.coins],
    schemes: ["emerald", "crimson", "royal", "ocean", "gold", "dusk"],
  },
  SPORTS: {
    heroes: [
      sport.football,
      sport.basketball,
      sport.tennis,
      sport.baseball,
      sport.glove,
      sport.trophy,
      sport.horse,
    ],
    named: [],
    props: [sport.trophy, sport.football, sport.basketball],
    scenery: [back.stadium, back.stadium, back.rays],
    foreground: [front.confetti, front.glints],
    schemes: ["emerald", "ocean", "night", "sunset", "forest", "crimson"],
  },
  ESPORTS: {
    heroes: [sport.gamepad, sport.helmet, sport.crosshair, myth.swords, sport.trophy],
    named: [sport.football, sport.horse],
    props: [sport.crosshair, gold.gem, sport.trophy],
    scenery: [back.grid, back.city, back.starlight],
    foreground: [front.glints, front.confetti],
    schemes: ["cyber", "night", "magenta", "teal", "royal"],
  },
  COCKFIGHT: {
    heroes: [sport.rooster, sport.duel, sport.rooster],
    named: [],
    props: [sport.trophy, gold.coin, myth.swords],
    scenery: [back.arena, back.arena, back.rays],
    foreground: [front.glints, front.coins, front.flames],
    schemes: ["lava", "sunset", "sand", "gold", "dusk"],
  },
  LOTT: {
    heroes: [lottery.balls, lottery.drum, lottery.ticket, lottery.balls],
    named: [lottery.digits],
    props: [lottery.ticket, gold.coin, gold.clover],
    scenery: [back.rays, back.bulbs, back.bokeh, back.quilt],
    foreground: [front.confetti, front.coins, front.glints],
    schemes: ["crimson", "ocean", "royal", "gold", "emerald", "magenta"],
  },
  ELOTT: {
    heroes: [lottery.digits, lottery.drum, lottery.balls],
    named: [],
    props: [gold.coin, table.pairOfDice, lottery.ticket],
    scenery: [back.grid, back.bulbs, back.starlight, back.city],
    foreground: [front.glints, front.confetti, front.shower],
    schemes: ["cyber", "night", "teal", "magenta", "royal"],
  },
  BINGO: {
    heroes: [lottery.bingoCard, lottery.balls, lottery.drum, lottery.bingoCard],
    named: [],
    props: [lottery.ticket, gold.gem, arcade.gift],
    scenery: [back.bulbs, back.sweets, back.bokeh, back.rays],
    foreground: [front.confetti, front.glints],
    schemes: ["candy", "magenta", "lagoon", "royal", "sunset"],
  },
  MINI: {
    heroes: [
      arcade.balloon,
      arcade.plane,
      arcade.rocket,
      arcade.plinko,
      arcade.mines,
      arcade.heads,
      table.pairOfDice,
      table.moneyWheel,
      arcade.bomb,
    ],
    named: [arcade.balloon, gold.gem],
    props: [gold.coin, gold.gem, table.chip],
    scenery: [back.grid, back.cosmos, back.rays, back.clouds, back.city],
    foreground: [front.glints, front.coins, front.confetti],
    schemes: ["cyber", "night", "royal", "lagoon", "magenta", "steel"],
  },
} as const satisfies Record<string, Theme>;
