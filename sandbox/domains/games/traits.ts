/** Themes and features of slots: what C28 names, C26 filters by, and each game has (A226). */
import type { Lang, Localised } from "../../http/language.ts";
import { slotPlan } from "../play/slot-plan.ts";
import type { Game } from "./catalogue.ts";
import { roundKind } from "./round-kind.ts";

export interface Trait {
  key: string;
  names: Localised;
}

const entry = (
  key: string,
  ...[EN, KR, VN, TH, CN, JP]: readonly [string, string, string, string, string, string]
): Trait => ({ key, names: { EN, KR, VN, TH, CN, JP } });

/** Each theme with the words of names that it stands for (`slot-words.ts`). */
const themeWords: readonly (readonly [Trait, string])[] = [
  [
    entry("ANIMALS", "Animals", "동물", "Động vật", "สัตว์", "动物", "動物"),
    "Tiger Koi Panda Lion Wolf Buffalo Eagle Fox Rabbit Monkey Elephant Stallion Owl Crane Tortoise Serpent Bear Falcon",
  ],
  [
    entry(
      "MYTHS",
      "Myths and magic",
      "신화와 마법",
      "Thần thoại và phép thuật",
      "ตำนานและเวทมนตร์",
      "神话与魔法",
      "神話と魔法",
    ),
    "Dragon Phoenix Sphinx Wizard Genie Goddess Alchemist Fairy Mermaid Vampire Goblin Titan Giant",
  ],
  [
    entry("HISTORY", "History", "역사", "Lịch sử", "ประวัติศาสตร์", "历史", "歴史"),
    "Pharaoh Viking Samurai Ninja Pirate Knight Queen Emperor Gladiator Sheriff Explorer Temple Castle",
  ],
  [
    entry(
      "TREASURE",
      "Gems and treasure",
      "보석과 보물",
      "Đá quý và kho báu",
      "อัญมณีและสมบัติ",
      "宝石与宝藏",
      "宝石と財宝",
    ),
    "Ruby Diamond Emerald Sapphire Jade Pearl Amber Opal Crystal Gold Coin Crown Treasure",
  ],
  [
    entry(
      "FRUITS",
      "Fruits and sweets",
      "과일과 사탕",
      "Trái cây và kẹo",
      "ผลไม้และขนมหวาน",
      "水果与糖果",
      "フルーツとお菓子",
    ),
    "Cherry Lemon Melon Fruit Candy Honey",
  ],
  [
    entry(
      "LUCK",
      "Lucky charms",
      "행운의 상징",
      "Biểu tượng may mắn",
      "เครื่องรางนำโชค",
      "吉祥物",
      "幸運のお守り",
    ),
    "Lantern Sevens Bells Clover Horseshoe",
  ],
  [
    entry("SPACE", "Space", "우주", "Vũ trụ", "อวกาศ", "太空", "宇宙"),
    "Robot Astronaut Star Moon Sun Comet Galaxy",
  ],
  [
    entry("NATURE", "Nature", "자연", "Thiên nhiên", "ธรรมชาติ", "自然", "自然"),
    "Lotus Bamboo Thunder Volcano Ocean Reef",
  ],
  [
    entry("PARTY", "Party", "파티", "Lễ hội", "ปาร์ตี้", "派对", "パーティー"),
    "Carnival Circus Fiesta",
  ],
];

const themeOfWord = new Map(
  themeWords.flatMap(([theme, words]) => words.split(" ").map((word) => [word, theme] as const)),
);

export const slotThemes: readonly Trait[] = themeWords.map(([theme]) => theme);

/** What the rounds of a slot do: each is read off its class, its lines, its smallest bet and its table. */
const slotFeatures: readonly (readonly [Trait, (game: Game) => boolean])[] = [
  [
    entry("JACKPOT", "Jackpot", "잭팟", "Jackpot", "แจ็กพอต", "彩金", "ジャックポット"),
    ({ classes }) => classes.includes("JP"),
  ],
  [
    entry(
      "WAYS",
      "Many ways",
      "멀티웨이",
      "Nhiều đường thắng",
      "หลายเส้นทาง",
      "多路",
      "マルチウェイ",
    ),
    ({ classes }) => classes.includes("MEGAWAY"),
  ],
  [
    entry(
      "LINES40",
      "40 lines or more",
      "40라인 이상",
      "Từ 40 dòng",
      "40 ไลน์ขึ้นไป",
      "40 线以上",
      "40ライン以上",
    ),
    ({ lines }) => lines >= 40,
  ],
  [
    entry("SMALLBETS", "Small bets", "소액 베팅", "Cược nhỏ", "เดิมพันน้อย", "小额投注", "少額ベット"),
    ({ minBet }) => minBet <= 0.2,
  ],
  [
    entry(
      "MAX5000",
      "Pays up to 5,000× and more",
      "최대 5,000배 이상",
      "Trả từ 5.000 lần",
      "จ่ายสูงสุด 5,000 เท่าขึ้นไป",
      "最高 5,000 倍以上",
      "最大5,000倍以上",
    ),
    (game) => highestPay(game) >= 5_000,
  ],
];

export const slotFeatureList: readonly Trait[] = slotFeatures.map(([feature]) => feature);

/** The most that a line pays, in bets of a round. */
function highestPay(game: Game): number {
  const { lines, pays } = slotPlan(game);
  return Math.max(...pays.flat()) / lines.length;
}

/** What a game is about, by the word of its name; null for games that are no slots. */
export function themeOf({ gameType, names }: Game): Trait | null {
  if (gameType !== "RNG") return null;
  for (const word of names.EN.split(" ")) {
    const theme = themeOfWord.get(word);
    if (theme) return theme;
  }
  return null;
}

export function featuresOf(game: Game): Trait[] {
  if (roundKind(game.gameType, game.classes) !== "slot") return [];
  return slotFeatures.filter(([, has]) => has(game)).map(([feature]) => feature);
}

/** A theme or a feature as the platform sends it. */
export const wireTrait = ({ key, names }: Trait, lang: Lang) => ({ key, name: names[lang] });
