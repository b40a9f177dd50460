/** The platform's calls and response types, as far as the home page needs them. */
declare const __PICTURES__: string;

export interface Game {
  nodeId: number;
  vendorName: string;
  nodeName?: string;
  gameName?: string;
  iconUrl?: string;
  showIcon?: string;
  supportPlay: number;
  isHot: number;
  isNew: number;
}

export interface Vendor {
  vassalage: string;
  displayName: string;
  lagerIcon: string;
}

interface Menu {
  gameCategory: string;
  vendors: Vendor[];
}

interface Winner {
  customerName: string;
  iconUrl: string;
  gameName: string;
  winAmount: number;
  nodeId: number;
}

interface Notices {
  banners: { groupName: string; url: string; title: string }[];
  player: { id: number; title: string; content: string; timestamp: number }[];
}

interface Wrapped<Value> {
  value: Value;
}

async function send<Answer>(path: string): Promise<Answer> {
  const answer = await fetch(`/api${path}`);
  return answer.json();
}

const value = async <Value>(path: string) => (await send<Wrapped<Value>>(path)).value;

const list = (type: string) =>
  value<{ games: Game[] }>(
    `/wps/relay/GCSGAME_gameList?clientType=3&platform=flash,html5-desktop&gameType=${type}&pageNo=1&pageSize=10&merchant=aurora01&language=EN`,
  ).then(({ games }) => games);

/** All data of the home page; each call is sent before the first component renders. */
export const calls = {
  status: value<{ info: { customerService: { name: string; url: string }[] } }>(
    "/wps/system/status",
  ),
  help: value<{ anchor: string; title: string }[]>("/wps/system/helpCenter"),
  menus: send<Menu[]>("/lgw/games/game_menus"),
  hot: value<{ list: Game[] }>(
    "/wps/relay/GCSGAME_hotGamesV2?isPlatform=2&platform=html5-desktop&merchantCode=aurora01&language=EN",
  ).then(({ list }) => list),
  winners: value<{ list: { vo: Winner }[] }>(
    "/wps/relay/ODSFE2_getWinnerBoard?gameCategory=ALL&limitNum=20&language=EN",
  ).then(({ list }) => list.map(({ vo }) => vo)),
  lanes: value<{ data: { lanes: { gameType: string; cards: Vendor[] }[] } }>(
    "/wps/relay/GCSGAME_newGameVendor?platform=html5-desktop",
  ).then(({ data }) => data.lanes),
  notices: value<Notices>(
    "/wps/relay/MCSFE_getListAnnouncements?types=B,PL,PU,PR,H&platform=W&execution=B",
  ),
  games: { RNG: list("RNG"), LIVE: list("LIVE") },
};

/** The URL of a picture of the platform. */
export const picture = (path: string) => `${__PICTURES__}${path}`;

const names: Record<string, string> = {
  RNG: "Slots",
  LIVE: "Live casino",
  FISH: "Fishing",
  SPORTS: "Sports",
  LOTTERY: "Lottery",
};
export const nameOf = (type: string) => names[type] ?? type.toLowerCase();
