import * as animal from "./motifs/animals";
import * as arcade from "./motifs/arcade";
import * as fruit from "./motifs/fruit";
import * as lottery from "./motifs/lottery";
import * as myth from "./motifs/myth";
import * as people from "./motifs/people";
import * as place from "./motifs/places";
import * as sea from "./motifs/sea";
import * as sport from "./motifs/sport";
import * as table from "./motifs/table";
import * as gold from "./motifs/treasure";
import type { Motif } from "./svg";
import type { SlotThemeName } from "./themes-slot";

/** Words of English game names that call for one motif, whatever the theme. */
const HEROES: readonly (readonly [RegExp, Motif])[] = [
  [/dragon.?tiger/, table.dragonTiger], [/roulette/, table.roulette], [/wheel|spin/, table.moneyWheel],
  [/dragon|wyrm/, myth.dragon], [/phoenix|firebird/, myth.phoenix], [/tiger/, animal.tiger], [/lion|safari/, animal.lion],
  [/wolf|wolves/, animal.wolf], [/fox/, animal.fox], [/panda/, animal.panda], [/monkey|kong|ape/, animal.monkey],
  [/rabbit|bunny|hare/, animal.rabbit], [/pig/, animal.pig], [/bull|ox|buffalo|bison/, animal.bull], [/bear/, animal.bear],
  [/eagle|hawk|falcon/, animal.eagle], [/owl/, animal.owl], [/lucky cat|neko|kitty/, myth.luckyCat], [/cat|panther/, animal.blackCat],
  [/dog|hound|puppy/, animal.hound], [/horse|mustang|derby|stallion/, sport.horse], [/rooster|cock|chicken/, sport.rooster],
  [/koi|carp|fish/, sea.koi], [/shark/, sea.shark], [/octopus|kraken/, sea.octopus], [/crab|lobster/, sea.crab], [/turtle/, sea.turtle],
  [/jelly/, sea.jelly], [/pearl|shell|mermaid/, sea.pearl], [/puffer/, sea.puffer], [/cannon/, sea.cannon], [/anchor/, sea.anchor],
  [/pharaoh|tut|ra\b/, people.pharaoh], [/cleo|nile/, people.cleopatra], [/scarab|anubis/, myth.scarab], [/horus|eye of/, place.eyeOfLuck],
  [/pyramid/, place.pyramid], [/book/, myth.book], [/viking|thor|odin/, people.viking], [/zeus|olymp/, people.zeus], [/poseidon|trident|neptune/, myth.trident],
  [/thunder|lightning|bolt|storm/, myth.bolt], [/pirate|captain|corsair/, people.pirate], [/ship|voyage|galleon/, place.ship], [/wizard|merlin|mage/, people.wizard],
  [/potion|alchem|witch/, myth.potion], [/santa|christmas/, people.santa], [/snow|frost/, place.snowman], [/gift|birthday/, arcade.gift],
  [/cowboy|sheriff|bandit/, people.cowboy], [/cactus/, place.cactus], [/chil[l]?i|pepper|salsa/, fruit.chilli], [/guitar|mariachi/, place.guitar],
  [/geisha|sakura|kimono/, people.geisha], [/queen|princess/, people.queen], [/king\b|emperor/, people.king], [/wealth|caishen|fu\b/, people.wealthGod],
  [/crown|royal/, gold.crown], [/sword|warrior|knight|samurai/, myth.swords], [/mask|carnival/, myth.mask], [/seven|777/, gold.seven], [/bell/, gold.bell],
  [/clover|irish|shamrock/, gold.clover], [/horseshoe/, gold.horseshoe], [/lantern/, gold.lantern], [/ingot|yuan ?bao/, gold.ingot], [/chest|treasure/, gold.chest],
  [/ruby|emerald|sapphire/, gold.ruby], [/diamond|gem|jewel|crystal/, gold.gem], [/bag|purse/, gold.bag], [/coin|gold\b/, gold.coin],
  [/cherr/, fruit.cherries], [/melon/, fruit.melon], [/lemon/, fruit.lemon], [/grape/, fruit.grapes], [/strawberr|berr/, fruit.strawberry], [/peach/, fruit.peach],
  [/orange|juic|fruit/, fruit.orange], [/candy|sweet|sugar|bonanza/, fruit.sweet], [/lolli/, fruit.lollipop], [/rocket|launch/, arcade.rocket],
  [/aviat|plane|jet|pilot|flight/, arcade.plane], [/planet|galax|star|cosm|space/, arcade.planet], [/mine(s|r|field)?\b/, arcade.mines], [/plinko/, arcade.plinko],
  [/bomb|blast|boom/, arcade.bomb], [/rose|valentine|love/, arcade.rose], [/drum\b/, arcade.drumAndStick], [/flip|heads/, arcade.heads], [/dice|sic ?bo|craps/, table.pairOfDice],
  [/mahjong/, table.mahjong], [/poker|hold|teen ?patti|rummy|baccarat|blackjack|card/, table.cards], [/chip/, table.chips], [/spade|heart|joker/, table.suit],
  [/soccer|football|goal|league/, sport.football], [/basket|hoop|dunk/, sport.basketball], [/tennis/, sport.tennis], [/baseball/, sport.baseball], [/box|fight|mma/, sport.glove],
  [/cup|champion|trophy/, sport.trophy], [/arena|legend|moba/, sport.helmet], [/strike|shoot|sniper/, sport.crosshair], [/temple|pagoda|shrine/, place.pagoda],
  [/volcano|lava/, place.volcano], [/mushroom|gnome|fairy/, place.mushroom], [/pumpkin|hallow/, place.pumpkin], [/karaoke|music|disco|pop/, place.microphone],
  [/bingo/, lottery.bingoCard], [/keno|lotto|ball/, lottery.balls], [/ticket|scratch/, lottery.ticket],
];

/** Words that choose the family when the type is slots. */
const STORIES: readonly (readonly [RegExp, SlotThemeName])[] = [
  [/dragon|phoenix|serpent/, "dragon"], [/pharaoh|egypt|nile|scarab|pyramid|anubis|cleo|horus|book of/, "egypt"],
  [/fortune|fu\b|wealth|prosper|ingot|caishen|neko|lucky cat|yuan/, "fortune"], [/geisha|samurai|ninja|sakura|panda|temple|lantern|bamboo|mahjong/, "orient"],
  [/fruit|cherr|melon|lemon|grape|juic|orange/, "fruit"], [/seven|777|classic|bell|wheel|vegas|retro/, "classic"], [/gem|diamond|jewel|ruby|crystal|emerald|sapphire/, "gems"],
  [/pirate|captain|galleon|corsair|anchor/, "pirate"], [/candy|sweet|sugar|lolli|bonanza/, "sweet"], [/farm|pig|chicken|barn|harvest/, "farm"], [/viking|thor|odin|frost|norse/, "norse"],
  [/zeus|olymp|poseidon|titan|thunder|god/, "olympus"], [/wizard|magic|witch|potion|fairy|enchant|owl/, "magic"], [/king|queen|royal|crown|princess|knight/, "royal"],
  [/cowboy|west|bandit|sheriff|outlaw/, "west"], [/chil|fiesta|mariachi|salsa|taco|mexic/, "fiesta"], [/space|galax|star|cosm|rocket|planet|moon/, "space"], [/fire|lava|inferno|blaze|hot|burn/, "inferno"],
  [/hallow|pumpkin|ghost|vampire|spook|night/, "spooky"], [/christmas|santa|snow|winter|ice/, "winter"], [/party|disco|music|karaoke|birthday/, "party"], [/love|rose|valentine|heart|amor/, "romance"],
  [/fish|ocean|shark|sea|pearl|mermaid|reef|koi|atlant|deep/, "deep"], [/lion|wolf|tiger|safari|bull|buffalo|bear|jungle|wild|eagle|monkey/, "wild"],
];

function first<T>(table: readonly (readonly [RegExp, T])[], name: string): T | undefined {
  return table.find(([words]) => words.test(name))?.[1];
}

/** The motif and the family that a game's name asks for, when it asks for any. */
export function wordsOf(name: string): { hero?: Motif; story?: SlotThemeName } {
  const plain = name.toLowerCase();
  const hero = first(HEROES, plain);
  const story = first(STORIES, plain);
  return { ...(hero && { hero }), ...(story && { story }) };
}
