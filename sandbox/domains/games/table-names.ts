import type { ProperName } from "../../http/language.ts";
import type { GameType } from "./game-types.ts";
import { nameFamilies, vendorFamilies } from "./table-words.ts";

/** Name and class of a vendor's n-th game of a type that is not slots. */
export interface NamedSort {
  names: ProperName;
  gameClass: string;
}

/**
 * Returns the names and class of a vendor's n-th game. The sort changes fastest, so that a vendor's first games
 * show all sorts; `turn` rotates the places, so that vendors of one type begin with different rooms. Names are
 * distinct within a vendor that has no more games than sorts times places.
 */
export function tableName(
  gameType: Exclude<GameType, "RNG">,
  index: number,
  turn: number,
  vendor = "",
): NamedSort {
  const { sorts, places } = vendorFamilies[vendor] ?? nameFamilies[gameType];
  const sort = sorts[index % sorts.length];
  const place = places[(Math.floor(index / sorts.length) + turn) % places.length];
  if (!sort || !place) throw new Error(`no names for ${gameType}`);
  return {
    gameClass: sort.key,
    names: {
      EN: `${place.EN} ${sort.names.EN}`,
      KR: `${place.KR} ${sort.names.KR}`,
    },
  };
}

/** How many names a type has before they would repeat within a vendor. */
export function tableNameCount(gameType: Exclude<GameType, "RNG">): number {
  const { sorts, places } = nameFamilies[gameType];
  return sorts.length * places.length;
}
