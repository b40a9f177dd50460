import type { ProperName } from "../../http/language.ts";

/** Splits `English|한국어` pairs divided by commas. */
function pairs(text: string): ProperName[] {
  return text.split(",").map((pair) => {
    const [EN = "", KR = ""] = pair.trim().split("|");
    return { EN, KR };
  });
}

/** What a slot is about: 84 of them. */
export const slotThemes = pairs(`Dragon|드래곤, Phoenix|불사조, Tiger|타이거, Koi|잉어, Panda|판다,
  Lion|라이온, Wolf|늑대, Buffalo|버팔로, Eagle|독수리, Fox|여우, Rabbit|토끼, Monkey|원숭이,
  Elephant|코끼리, Stallion|종마, Owl|부엉이, Crane|두루미, Tortoise|거북이, Serpent|뱀, Bear|곰,
  Falcon|매, Pharaoh|파라오, Sphinx|스핑크스, Viking|바이킹, Samurai|사무라이, Ninja|닌자,
  Pirate|해적, Wizard|마법사, Genie|지니, Knight|기사, Queen|여왕, Emperor|황제, Goddess|여신,
  Gladiator|검투사, Sheriff|보안관, Explorer|탐험가, Alchemist|연금술사, Fairy|요정, Mermaid|인어,
  Vampire|뱀파이어, Goblin|고블린, Titan|타이탄, Giant|거인, Robot|로봇, Astronaut|우주비행사,
  Ruby|루비, Diamond|다이아몬드, Emerald|에메랄드, Sapphire|사파이어, Jade|비취, Pearl|진주,
  Amber|호박석, Opal|오팔, Crystal|크리스탈, Gold|골드, Coin|코인, Crown|왕관, Lantern|등불,
  Lotus|연꽃, Bamboo|대나무, Cherry|체리, Lemon|레몬, Melon|멜론, Fruit|과일, Candy|캔디,
  Honey|꿀, Sevens|세븐, Bells|벨, Clover|클로버, Horseshoe|편자, Star|스타, Moon|달, Sun|태양,
  Comet|혜성, Galaxy|은하, Thunder|천둥, Volcano|화산, Ocean|바다, Reef|산호, Temple|사원,
  Castle|성, Treasure|보물, Carnival|카니발, Circus|서커스, Fiesta|피에스타`);

/** Words before the theme: 50 of them. */
export const slotAdjectives = pairs(`Golden|황금, Silver|은빛, Crimson|진홍, Emerald|에메랄드빛,
  Lucky|행운의, Mighty|강력한, Royal|로열, Mystic|신비한, Ancient|고대의, Wild|와일드, Fiery|불타는,
  Frozen|얼어붙은, Hidden|숨겨진, Lost|잃어버린, Eternal|영원한, Brave|용감한, Secret|비밀의,
  Magic|마법의, Electric|일렉트릭, Neon|네온, Cosmic|코스믹, Velvet|벨벳, Dancing|춤추는,
  Laughing|웃는, Flying|하늘을 나는, Hungry|배고픈, Sleeping|잠자는, Roaring|포효하는,
  Shining|빛나는, Twin|쌍둥이, Triple|트리플, Double|더블, Mega|메가, Super|슈퍼, Turbo|터보,
  Grand|그랜드, Little|작은, Great|위대한, Noble|고귀한, Sacred|신성한, Wicked|짓궂은, Merry|즐거운,
  Sweet|달콤한, Spicy|매콤한, Jolly|유쾌한, Bold|대담한, Swift|재빠른, Proud|당당한, Rich|부자,
  Blazing|이글거리는`);

/** Words after the theme: 40 of them. */
export const slotSuffixes = pairs(`Fortune|포춘, Riches|리치, Quest|퀘스트, Legend|전설, Saga|사가,
  Rush|러시, Rise|라이즈, Bonanza|보난자, Blast|블라스트, Spin|스핀, Wheel|휠, Palace|궁전,
  Garden|정원, Kingdom|왕국, Empire|제국, Island|섬, Valley|계곡, Canyon|협곡, Party|파티,
  Festival|축제, Parade|퍼레이드, Night|나이트, Dream|드림, Destiny|운명, Chance|찬스, Charm|참,
  Feast|만찬, Hunt|헌트, Raid|습격, Gate|게이트, Vault|금고, Link|링크, Power|파워, Gems|보석,
  Drop|드롭, Cascade|캐스케이드, Deluxe|디럭스, Express|익스프레스, Story|스토리, Club|클럽`);

/** Places the theme comes from: 30 of them. */
export const slotPlaces = pairs(`Luxor|룩소르, Seoul|서울, Busan|부산, Jeju|제주, Kyoto|교토,
  Macao|마카오, Hanoi|하노이, Bangkok|방콕, Bali|발리, Manila|마닐라, Delhi|델리, Samarkand|사마르칸트,
  Athens|아테네, Troy|트로이, Rome|로마, Venice|베네치아, Vienna|비엔나, Paris|파리, Sevilla|세비야,
  Lisbon|리스본, Camelot|카멜롯, Avalon|아발론, Asgard|아스가르드, Atlantis|아틀란티스,
  Olympus|올림포스, Cusco|쿠스코, Havana|하바나, Nevada|네바다, Alaska|알래스카, Orion|오리온`);
