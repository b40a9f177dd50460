/** Which play a report of commission is about, in its address (N17). */
import { gameTypeIn } from "~/play/game-type.ts";

/** Filters of play; each leads on from report to report. */
const names = ["account", "line", "type", "vendor", "game", "rate"] as const;

/** Those that an address has. */
export const playIn = (shown: URLSearchParams): Record<string, string> =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = shown.get(name);
      return value ? [[name, value]] : [];
    }),
  );

const only = (shape: RegExp, text: string | null) => shape.exec(text ?? "")?.[0] ?? null;

/** The vendor and the game that an address names; null for what can be none. */
export const gamesIn = (filters: URLSearchParams) => ({
  type: gameTypeIn(filters, "type"),
  vendorCode: only(/^\w{1,40}$/, filters.get("vendor")),
  gameId: only(/^\w{1,20}$/, filters.get("game")),
});

/** The play as a query's variable. */
export const playFilter = (filters: URLSearchParams) => ({
  ...gamesIn(filters),
  account: filters.get("account"),
  parentId: filters.get("line"),
  heldRate: only(/^\d{1,3}(\.\d{1,4})?$/, filters.get("rate")),
});
