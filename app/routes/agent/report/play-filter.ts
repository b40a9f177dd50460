/** Which play a report of commission is about, in its address (N17). */
import { gameTypeIn } from "~/play/game-type.ts";

/** What only links choose, because nobody knows a vendor's code or a game's number; and what each can be. */
const linked = {
  vendor: /^\w{1,40}$/,
  game: /^\w{1,20}$/,
  rate: /^\d{1,3}(\.\d{1,4})?$/,
} as const;

export const linkedNames = ["vendor", "game", "rate"] as const;

/** The vendor, game or rate that an address names; null without one, and for what can be none. */
export const linkedIn = (filters: URLSearchParams, name: keyof typeof linked): string | null =>
  linked[name].exec(filters.get(name) ?? "")?.[0] ?? null;

/** The filters of play that an address has; each leads on from report to report. */
export function playIn(shown: URLSearchParams): Record<string, string> {
  const found = [
    ["account", shown.get("account")],
    ["line", shown.get("line")],
    ["type", gameTypeIn(shown, "type")],
    ...linkedNames.map((name) => [name, linkedIn(shown, name)] as const),
  ] as const;
  return Object.fromEntries(found.flatMap(([name, value]) => (value ? [[name, value]] : [])));
}

/** The type, vendor and game that an address names. */
export const gamesIn = (filters: URLSearchParams) => ({
  type: gameTypeIn(filters, "type"),
  vendorCode: linkedIn(filters, "vendor"),
  gameId: linkedIn(filters, "game"),
});

/** The play as a query's variable. */
export const playFilter = (filters: URLSearchParams) => ({
  ...gamesIn(filters),
  account: filters.get("account"),
  parentId: filters.get("line"),
  heldRate: linkedIn(filters, "rate"),
});
