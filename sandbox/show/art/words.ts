/** Pairs `names=pattern`, apart by spaces; a name alone is its own pattern. */
function table(text: string): readonly (readonly [names: readonly string[], words: RegExp])[] {
  return text
    .trim()
    .split(/\s+/)
    .map((pair) => {
      const [names = "", words = names] = pair.split("=");
      return [names.split(","), new RegExp(words)];
    });
}

/**
 * Words of English game names that select a motif; the first match is used. Among several motifs of a word the
 * game's random sequence decides. `jewel:bc` is the jewel in one of the paints b and c.
 */
export const heroWords = table(String.raw`
dragon-tiger=dragon.?tiger roulette dragon,dragon,serpent=dragon|wyrm serpent=serpent|snake|naga
phoenix=phoenix|firebird|crane tiger lion=\blion|safari wolf=wolf|wolves fox panda=panda|bamboo
monkey=monkey|kong|\bape rabbit=rabbit|bunny pig=pig\b|piggy bull=bull|buffalo|bison bear=\bbear
eagle=eagle|hawk|falcon owl=\bowl\b elephant lucky-cat=lucky.cat|neko|kitty black-cat=\bcats?\b|panther
hound=\bdog|hound|puppy horse=horse.racing|stallion|mustang|virtual.racing
rooster=rooster|cock|chicken|comb|spur|feather koi=koi|carp shark octopus=octopus|kraken|abyss crab=crab|lobster
turtle=turtle|tortoise jelly pearl=pearl.bay|mermaid puffer=puffer|reef cannon anchor pharaoh cleopatra=cleo|nile
scarab=scarab|anubis eye-of-luck=horus|eye.of pyramid=sphinx|pyramid book=book|alchemist viking=viking|thor|odin
samurai=samurai|ninja zeus=zeus|titan\b|giant trident=poseidon|trident|neptune goddess helmet=gladiator|knight
vampire goblin pirate=pirate|captain|corsair ship=\bship\b|voyage|galleon wizard=wizard|merlin|mage\b lamp=genie
potion=potion|alchem|witch santa=santa|christmas snowman=snow gift=gift|birthday cowboy=cowboy|sheriff|bandit
explorer cactus chilli=chil[l]?i|pepper|salsa|fiesta guitar=guitar|mariachi geisha=geisha|sakura|kimono
queen=queen|princess king=king\b|emperor wealth-god=wealth|caishen robot astronaut mushroom=fairy|mushroom|gnome
castle tent=circus mask=carnival|mask pagoda=temple|pagoda|shrine volcano=volcano|lava koi=ocean
bolt=thunder|lightning|bolt lotus honey crown seven=seven|777 bell=bells?\b clover=clover|irish|shamrock horseshoe
lantern ingot=ingot|yuan.?bao mines=treasure.dig|mines?\b|minefield chest=chest|treasure jewel:r=ruby
jewel:bc=sapphire jewel:j=\bjade\b jewel:o=amber jewel:sf=\bopal\b gem=diamond|jewel|crystal coin=\bcoins?\b|gold\b
cherries=cherr melon lemon grapes=grape strawberry=strawberr|berr peach orange=orange|juic|fruit sweet=candy|sugar
lollipop=lolli rocket=rocket|launch plane=\bjet\b|aviat|plane\b|pilot|flight comet planet=galax|planet|space
moon=\bmoon\b sun=\bsun\b big-star=\bstar\b plinko bomb=bomb\b|boom rose=rose\b|valentine heads=flip|heads
pair-of-dice=dice|sic.?bo|craps|hi-?lo balloon mahjong=mahjong|domino|go-stop money-wheel=wheel.show
dealer,dealer,cards,chips=baccarat cards,dealer=blackjack cards,queen,king=rummy|patti
cards,suit,chips,dealer=poker|hold|three.cards football=football|soccer|goal|boot basketball=basket|hoop|dunk tennis
baseball glove=boxing|fight|mma crosshair=strike|shoot|sniper|squad helmet=lanes|towers digits=pick.(three|five)
ticket=scratch|ticket balls=keno|lotto microphone=karaoke|music|disco pumpkin=pumpkin|hallow
money-wheel=wheel|spin\b jewel:j=emerald pearl planet=cosm
`);

/** Words that select the family of slots. */
const stories = table(String.raw`
dragon=dragon|phoenix|serpent egypt=pharaoh|egypt|nile|scarab|pyramid|sphinx|anubis|cleo|horus|luxor
fortune=wealth|ingot|caishen|neko|lucky.cat|yuan|jade|gold\b|coin
orient=geisha|samurai|ninja|sakura|panda|temple|lantern|bamboo|lotus|crane
fruit=fruit|cherr|melon|lemon|grape|juic|orange classic=sevens?\b|777|classic|bells?\b|vegas|clover|horseshoe
gems=diamond|jewel|ruby|crystal|emerald\b|sapphire|opal|amber pirate=pirate|captain|galleon|treasure
sweet=candy|sugar|lolli|honey farm=\bfarm|\bpig|chicken|rabbit norse=viking|thor|odin|norse|asgard
olympus=zeus|olymp|titan|giant|thunder|goddess|gladiator
magic=wizard|witch|potion|fairy|enchant|owl\b|alchem|genie|goblin|mushroom
royal=king\b|queen|emperor|crown|princess|knight|castle west=cowboy|sheriff|bandit|explorer|stallion
fiesta=chil|fiesta|mariachi|salsa|taco|mexic|carnival|circus
space=space|galax|\bstar\b|cosm|rocket|planet|\bmoon\b|comet|astronaut|robot inferno=volcano|lava|inferno
spooky=hallow|pumpkin|ghost|vampire winter=christmas|santa|snow party=disco|music|karaoke|birthday
romance=\blove|rose\b|valentine|heart deep=fish|ocean|shark|mermaid|reef|koi|pearl|tortoise|turtle
wild=lion|wolf|tiger|safari|bull|buffalo|bear|jungle|eagle|falcon|monkey|elephant|fox
`);

/** Returns the motifs and the family for an English name, best first; often none. */
export function wordsOf(name: string) {
  const plain = name.toLowerCase();
  const found = (rows: typeof heroWords) =>
    rows.filter(([, words]) => words.test(plain)).map(([names]) => names);
  return { heroes: found(heroWords), story: found(stories)[0]?.[0] };
}
