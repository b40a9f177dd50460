/** A family of covers: what may be drawn, and in which colours. All are names of `assets/` and of `schemes.ts`. */
export interface Theme {
  readonly heroes: readonly string[];
  /** Smaller things at the hero's sides. */
  readonly props: readonly string[];
  readonly scenery: readonly string[];
  /** `reels:seven` are reels with sevens. */
  readonly foreground: readonly string[];
  readonly schemes: readonly string[];
  /** Motifs that a game's name may call for besides the heroes; without a list, any. */
  readonly named?: readonly string[] | undefined;
}

/** Each row: name | heroes | props | scenery | foreground | schemes, then `named` where not any motif fits. */
function table(rows: string): ReadonlyMap<string, Theme> {
  const list = (cell: string | undefined) => cell?.split(" ").filter((name) => name !== "");
  return new Map(
    rows
      .trim()
      .split("\n")
      .map((row) => {
        const [name = "", heroes, props, scenery, foreground, schemes, named] = row.split(/ \| ?/);
        return [
          name,
          {
            heroes: list(heroes) ?? [],
            props: list(props) ?? [],
            scenery: list(scenery) ?? [],
            foreground: list(foreground) ?? [],
            schemes: list(schemes) ?? [],
            named: list(named),
          },
        ];
      }),
  );
}

/** Covers of slots, by the story they tell. */
export const slotThemes = table(`
fortune | lucky-cat wealth-god ingot lantern pig bag | ingot coin lantern peach | rays clouds hall quilt | coins mist shower | crimson gold lava jade sunset
dragon | dragon serpent phoenix dragon | coin lantern jewel pagoda | clouds rays mountains hall | flames mist coins jewels | crimson emerald royal lava ocean gold
orient | geisha samurai lotus panda pagoda tiger monkey rabbit | lantern peach drum-and-stick mahjong | mountains clouds rays | petals mist coins | rose jade dusk crimson teal
egypt | pharaoh cleopatra scarab eye-of-luck pyramid black-cat | scarab coin book eye-of-luck | desert hall rays starlight | coins jewels glints | sand gold ocean dusk night
fruit | cherries melon lemon grapes orange strawberry | lemon cherries orange strawberry bell | rays bulbs bokeh quilt | reels:seven confetti glints reels:cherries | royal magenta lagoon candy night forest
classic | seven bell horseshoe clover seven money-wheel | cherries bell clover coin lemon | bulbs rays grid stage | reels:seven coins reels:bell confetti | crimson royal cyber night magenta lava
gems | gem jewel crown crystal-ball gem | jewel gem coin | rays bokeh quilt starlight | jewels glints reels:gem | cyber royal ocean teal magenta ice
pirate | pirate ship chest anchor | bomb coin anchor chest | mountains bokeh rays starlight | waves coins waves | ocean teal dusk sunset lagoon
sweet | lollipop honey sweet bear strawberry rabbit | sweet lollipop strawberry | sweets bokeh rays | confetti glints reels:sweet | candy rose magenta lagoon ice
wild | lion elephant tiger wolf bull eagle monkey bear | coin jewel cactus bag | mountains jungle desert rays | coins petals glints | sunset forest emerald sand dusk ice
farm | pig hound rabbit fox rooster bull | clover horseshoe strawberry bag | sweets jungle bokeh | coins petals reels:clover | forest lagoon sunset gold
norse | viking swords wolf ship helmet | swords jewel bolt | winter mountains rays | glints coins flames | ice steel ocean night
olympus | zeus goddess bolt trident eagle crown | bolt coin jewel | hall clouds rays | mist coins jewels | ocean ice royal gold night
magic | wizard lamp goblin potion crystal-ball owl book mushroom | potion book gem mushroom | starlight jungle bokeh cosmos | glints jewels petals | royal emerald dusk cyber teal
royal | king queen castle crown suit mask | jewel suit coin rose | stage hall quilt rays | jewels coins petals | royal crimson rose night magenta
west | cowboy explorer bull cactus horseshoe horse | cactus bag horseshoe coin | desert arena rays | coins flames glints | sunset sand dusk gold
fiesta | chilli tent sun guitar mask drum-and-stick bull | chilli cactus guitar | rays bulbs city | confetti flames reels:chilli | lava lagoon magenta sunset candy
space | rocket astronaut robot comet moon planet gem helmet | planet gem rocket | cosmos grid starlight | glints jewels | night cyber royal teal magenta
inferno | volcano phoenix bull seven bomb | coin jewel chilli | rays mountains bokeh | flames flames coins | lava crimson sunset
spooky | pumpkin vampire moon black-cat owl potion | pumpkin potion crystal-ball | mountains starlight city | mist glints coins | night dusk royal emerald
winter | santa snowman gift bell fox | gift bell sweet | winter bokeh winter | glints confetti reels:gift | ice crimson ocean emerald
party | microphone guitar gift money-wheel fox | gift microphone coin | grid city bulbs stage | confetti glints shower | cyber magenta night candy
romance | rose queen mask jewel | rose gem strawberry | bokeh stage quilt | petals petals jewels | rose magenta crimson candy dusk
deep | koi shark octopus turtle pearl puffer trident | pearl coin puffer chest | underwater underwater bokeh | glints coins waves | ocean teal lagoon night
`);

/** Covers of everything that is not a slot, by the platform's game type. */
export const typeThemes = table(`
LIVE | dealer dealer dealer roulette cards dragon-tiger money-wheel | chips cards roulette chip pair-of-dice | felt stage hall bokeh | glints shower | crimson emerald royal night gold rose | pair-of-dice chips
FISH | koi shark octopus crab puffer turtle jelly cannon serpent | puffer coin pearl crab cannon chest | underwater underwater underwater bokeh | coins glints waves | ocean teal lagoon night royal | pirate dragon
PVP | cards mahjong king queen suit chips dealer | chip suit crown chips pair-of-dice | felt quilt rays bokeh | glints shower coins | emerald crimson royal ocean gold dusk |
SPORTS | football basketball tennis baseball glove trophy horse | trophy football basketball | stadium stadium rays | confetti glints | emerald ocean night sunset forest crimson |
ESPORTS | gamepad helmet crosshair swords trophy | crosshair gem trophy | grid city starlight | glints confetti | cyber night magenta teal royal | football horse
COCKFIGHT | rooster duel rooster | trophy coin swords | arena arena rays | glints coins flames | lava sunset sand gold dusk |
LOTT | balls drum ticket balls | ticket coin clover | rays bulbs bokeh quilt | confetti coins glints | crimson ocean royal gold emerald magenta | digits
ELOTT | digits drum balls | coin pair-of-dice ticket | grid bulbs starlight city | glints confetti shower | cyber night teal magenta royal |
BINGO | bingo-card balls drum bingo-card | ticket gem gift | bulbs sweets bokeh rays | confetti glints | candy magenta lagoon royal sunset |
MINI | balloon plane rocket plinko mines heads pair-of-dice money-wheel bomb | coin gem chip | grid cosmos rays clouds city | glints coins confetti | cyber night royal lagoon magenta steel | balloon gem
`);
