import type { RoundKind } from "../../domains/games/round-kind.ts";
import { motif, sheet } from "../art/assets.ts";
import { planOf } from "../art/cover.ts";
import { defsFor, inkOf } from "../art/paint.ts";
import type { GameOnPage } from "./game-page.ts";

/** The black suits are blue here, to be seen on the reels. */
const cheap = "suit.1:b suit.2 suit.3:b suit.4 cherries grapes bell gem".split(" ");

/** What has to be known of a game to draw it. */
export type DrawnGame = Omit<GameOnPage, "vendorName">;

function request(game: DrawnGame) {
  const cover = new URL(game.iconUrl, "http://cover.invalid").searchParams;
  const name = cover.get("n") ?? game.gameName;
  return { nodeId: String(game.nodeId), name, vendor: game.vassalage, gameType: game.gameType };
}

/** Colours of the game's cover, so that page and cover are of one piece. */
export function coloursOf(game: DrawnGame) {
  return planOf(request(game)).colours;
}

/** Definitions of what is drawn of a game: `#s0`…`#s8` for reels, `#hero` for the others. */
export function symbolSheet(game: DrawnGame, kind: RoundKind): string {
  const { colours, hero } = planOf(request(game));
  const art = sheet(`play:${game.nodeId}`);
  const ink = inkOf(colours);
  const symbols: readonly (readonly [string, string])[] =
    kind === "slot"
      ? [...cheap, hero].map((name, i) => [`s${i}`, name])
      : kind === "dice"
        ? [["hero", "die"]]
        : [];
  const body = symbols
    .map(
      ([id, name]) =>
        `<symbol id="${id}" overflow="visible" color="${ink}">${motif(art, name, 5)}</symbol>`,
    )
    .join("");
  return `${defsFor(body, colours)}${body}`;
}

/** The definitions as a hidden part of a page. */
export const sprite = (game: DrawnGame, kind: RoundKind): string =>
  `<svg class="hidden" width="0" height="0" aria-hidden="true" stroke-linejoin="round" stroke-linecap="round"><defs>${symbolSheet(game, kind)}</defs></svg>`;
