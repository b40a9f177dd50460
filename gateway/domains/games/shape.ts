/** Vendors and lobby paths by their plain names. */
import type { GameType } from "../../generated/resolver-types.ts";
import type { RequestScope } from "../../scope.ts";

/** A vendor as far as the answer at hand knows it; for what is missing the loader is asked. */
export interface VendorModel {
  code: string;
  name?: string | null;
  /** The logo's path, as the platform gives it. */
  icon?: string | null;
}

/** The lobby path of a game type: the brand's plain row for it, else its name (A23). */
export function pathOfType(type: GameType, scope: RequestScope): string {
  const plain = scope.brand.lobbyRoutes.find(
    (row) => row.type === type && row.vendors === undefined && row.classKey === undefined,
  );
  return plain?.path ?? `/${type.toLowerCase()}`;
}

/** The number that the platform counts a game by, or null when the id can't be one. */
export function gameNumber(id: string): number | null {
  return /^\d{1,15}$/.test(id) ? Number(id) : null;
}
