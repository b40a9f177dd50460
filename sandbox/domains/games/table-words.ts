import type { ProperName } from "../../http/language.ts";
import type { GameType } from "./game-types.ts";

/** The sorts of a game type (class key, names), and the rooms, leagues or places that they are combined with. */
export interface NameFamily {
  sorts: readonly { key: string; names: ProperName }[];
  places: readonly ProperName[];
}

function sorts(text: string): NameFamily["sorts"] {
  return text.split(",").map((item) => {
    const [key = "", EN = "", KR = ""] = item.trim().split("|");
    return { key, names: { EN, KR } };
  });
}

function places(text: string): ProperName[] {
  return text.split(",").map((item) => {
    const [EN = "", KR = ""] = item.trim().split("|");
    return { EN, KR };
  });
}

const rooms = places(`Pearl|진주, Jade|비취, Ruby|루비, Opal|오팔, Ivory|아이보리, Onyx|오닉스,
  Lotus|연꽃, Orchid|난초, Maple|단풍, Cedar|삼나무, Harbour|하버, Skyline|스카이라인, Sunset|노을,
  Aurora|오로라, Palace|궁전, Terrace|테라스, Grand|그랜드, Royal|로열, Velvet|벨벳, Crystal|크리스탈`);

const draws = places(`Northern|북부, Southern|남부, Central|중부, Coastal|해안, Highland|고원,
  Delta|삼각주, Capital|수도, Island|섬, Lotus|연꽃, Bamboo|대나무, River|강, Sunrise|해돋이,
  Moonlight|달빛, Harbour|항구`);

const drawSorts = sorts(`FAST|One-Minute Draw|1분 추첨, FAST|Three-Minute Draw|3분 추첨,
  FAST|Five-Minute Draw|5분 추첨, FAST|Pick Three|픽 3, FAST|Pick Five|픽 5,
  DAILY|Evening Draw|저녁 추첨, DAILY|Noon Draw|정오 추첨, DAILY|Six of Forty-Five|6/45`);

/** The lotteries of South-East Asia and of Vietnam are games of their own, in classes of their own. */
export const vendorFamilies: Readonly<Record<string, NameFamily>> = {
  TCG_SEA: {
    sorts: sorts(
      `SEAFAST|3D|3D, SEAFAST|Rapid 4D|스피드 4D, SEAFAST|4D|4D, SEADAY|Grand 6D|그랜드 6D`,
    ),
    places: places(`Andaman|안다만, Java|자바, Luzon|루손, Penang|페낭, Siam|시암, Borneo|보르네오,
      Bali|발리, Sulu|술루, Sabah|사바, Malacca|말라카, Sumatra|수마트라, Mindanao|민다나오,
      Phuket|푸껫, Cebu|세부, Lombok|롬복, Sarawak|사라왁, Timor|티모르, Palawan|팔라완,
      Samui|사무이, Celebes|셀레베스, Visayas|비사야스, Flores|플로레스, Ambon|암본, Johor|조호르,
      Chao Phraya|짜오프라야, Tonle Sap|톤레삽, Irrawaddy|이라와디, Natuna|나투나`),
  },
  TCG_LOTTO_VN: {
    sorts: sorts(`VNFAST|Quick Lottery|퀵 복권, VNDAY|Province Lottery|지방 복권,
      VNFAST|Two Digits|두 자리, VNFAST|Three Digits|세 자리`),
    places:
      places(`Hanoi|하노이, Saigon|사이공, Da Nang|다낭, Hue|후에, Can Tho|껀터, Hai Phong|하이퐁,
      Nha Trang|냐짱, Da Lat|달랏, Vung Tau|붕따우, Quy Nhon|꾸이년, Ninh Binh|닌빈, Ha Long|하롱,
      Phu Quoc|푸꾸옥, Ben Tre|벤째, Tay Ninh|떠이닌, Dong Nai|동나이, Quang Nam|꽝남, Kon Tum|꼰뚬,
      Gia Lai|자라이, Dak Lak|닥락, An Giang|안장, Ca Mau|까마우, Soc Trang|속짱, Tra Vinh|짜빈,
      Vinh Long|빈롱, Binh Dinh|빈딘, Phu Yen|푸옌, Thanh Hoa|타인호아`),
  },
};

/** Names of every type but slots; a vendor's games run through sorts first, then places. */
export const nameFamilies: Record<Exclude<GameType, "RNG">, NameFamily> = {
  LIVE: {
    sorts: sorts(`BAC|Baccarat|바카라, ROU|Roulette|룰렛, BAC|Speed Baccarat|스피드 바카라,
      BJ|Blackjack|블랙잭, DT|Dragon Tiger|드래곤 타이거, ROU|Flash Roulette|플래시 룰렛,
      SICBO|Sic Bo|식보, BAC|Squeeze Baccarat|스퀴즈 바카라, SHOW|Wheel Show|휠 쇼,
      ROU|Auto Roulette|오토 룰렛`),
    places: rooms,
  },
  FISH: {
    sorts: sorts(`REEF|Fishing|피싱, BOSS|Hunter|헌터, REEF|Party|파티, BOSS|Cannon|캐논,
      REEF|Quest|퀘스트, BOSS|Storm|스톰`),
    places: places(`Coral Reef|산호초, Deep Abyss|심해, Dragon King|용왕, Pearl Bay|진주만,
      Golden Toad|금두꺼비, Ocean King|바다의 왕, Pirate Cove|해적만, Crab Castle|게의 성,
      Jellyfish|해파리, Whale Song|고래의 노래, Shark Lagoon|상어 석호, Mermaid|인어`),
  },
  PVP: {
    sorts:
      sorts(`POKER|Hold'em|홀덤, RUMMY|Rummy|러미, TILES|Mahjong|마작, POKER|Three Cards|쓰리 카드,
      TILES|Dominoes|도미노, POKER|Go-Stop|고스톱`),
    places: rooms,
  },
  SPORTS: {
    sorts: sorts(`FOOT|Football|축구, BASK|Basketball|농구, BASE|Baseball|야구,
      HORSE|Horse Racing|경마, TENNIS|Tennis|테니스`),
    places: places(`Northern League|북부 리그, Southern Cup|남부 컵, Capital Derby|수도 더비,
      Pacific Series|퍼시픽 시리즈, Atlantic Open|애틀랜틱 오픈, Island Masters|아일랜드 마스터스,
      Harbour Trophy|하버 트로피, Mountain Tour|마운틴 투어, Winter Classic|윈터 클래식,
      Summer Classic|서머 클래식, City Challenge|시티 챌린지, Royal Stakes|로열 스테이크스,
      Champions Night|챔피언스 나이트, Weekend Special|주말 스페셜, Golden Boot|골든 부트,
      Grand Prix|그랑프리, Coastal Meet|코스털 미트, River Plate|리버 플레이트,
      Youth League|유스 리그, World Series|월드 시리즈`),
  },
  ESPORTS: {
    sorts: sorts(`MOBA|Five Lanes|파이브 레인, FPS|Strike Zone|스트라이크 존,
      VIRTUAL|Virtual Football|가상 축구, MOBA|Ancient Towers|고대의 탑, FPS|Last Squad|라스트 스쿼드,
      VIRTUAL|Virtual Racing|가상 레이싱`),
    places: places(`Spring Split|스프링 시즌, Summer Split|서머 시즌, Autumn Cup|가을 컵,
      Winter Finals|윈터 결승, Invitational|인비테이셔널, Rising Stars|라이징 스타,
      Legends Night|레전드 나이트, Rivals|라이벌전, Open Qualifier|오픈 예선, Major|메이저,
      Masters|마스터스, Pro League|프로 리그, Academy|아카데미, All Stars|올스타,
      City Clash|시티 클래시, Neon Cup|네온 컵, Storm Series|스톰 시리즈, Titan Trophy|타이탄 트로피,
      Grand Slam|그랜드 슬램`),
  },
  COCKFIGHT: {
    sorts:
      sorts(`ARENA|Arena|경기장, DERBY|Derby|더비, ARENA|Duel|결투, DERBY|Championship|챔피언십,
      ARENA|Showdown|맞대결, DERBY|Trophy|트로피`),
    places: places(`Red Comb|붉은 볏, Iron Spur|강철 발톱, Golden Feather|황금 깃털,
      Thunder Wing|천둥 날개, Manila|마닐라, Cebu|세부, Davao|다바오, Sunrise|해돋이,
      Jungle|정글, Village|마을, Warrior|전사, Storm|폭풍, Copper Tail|구리 꼬리, Night|밤,
      Royal|로열, Island|섬, Bamboo|대나무, Volcano|화산, River|강가`),
  },
  LOTT: { sorts: drawSorts, places: draws },
  ELOTT: { sorts: drawSorts, places: draws },
  BINGO: {
    sorts: sorts(`B75|Bingo 75|빙고 75, B90|Bingo 90|빙고 90, B75|Speed Bingo|스피드 빙고,
      B90|Jackpot Bingo|잭팟 빙고, B75|Pattern Bingo|패턴 빙고, B90|Bonus Bingo|보너스 빙고`),
    places: rooms,
  },
  MINI: {
    sorts: sorts(`CRASH|Rocket|로켓, DICE|Dice|다이스, MINES|Mines|마인즈, PLINKO|Plinko|플링코,
      CRASH|Balloon|벌룬, DICE|Hi-Lo|하이로, MINES|Treasure Dig|보물 캐기, CRASH|Jet|제트`),
    places: places(`Neon|네온, Turbo|터보, Lucky|럭키, Cosmic|코스믹, Golden|골든, Pixel|픽셀,
      Candy|캔디, Galaxy|갤럭시, Thunder|썬더, Diamond|다이아몬드, Magic|매직, Rainbow|레인보우,
      Frozen|프로즌, Jungle|정글, Dragon|드래곤, Pirate|해적, Ninja|닌자, Space|스페이스`),
  },
};
