import type { RoundKind } from "../../domains/games/round-kind.ts";
import { heroOf, schemeOf } from "../art/cover.ts";
import * as arcade from "../art/motifs/arcade.ts";
import * as fruit from "../art/motifs/fruit.ts";
import * as table from "../art/motifs/table.ts";
import { die } from "../art/motifs/table.ts";
import * as gold from "../art/motifs/treasure.ts";
import { defsFor, inkOf, paintsOf } from "../art/paint.ts";
import { inked, type Motif, path, sheet } from "../art/svg.ts";
import type { GameOnPage } from "./game-page.ts";

/** A suit of its own, so that the four cheapest symbols differ. */
function suitOf(i: number): Motif {
  return () =>
    `<g transform="scale(2.3)">${path(table.suits[i] ?? "", i % 2 ? "r" : "b", 'stroke="#ffe28a" stroke-width="3"')}</g>`;
}

const middle: readonly Motif[] = [fruit.cherries, fruit.grapes, gold.bell, gold.gem];

function request(game: GameOnPage) {
  const cover = new URL(game.iconUrl, "http://cover.invalid").searchParams;
  const name = cover.get("n") ?? game.gameName;
  return { nodeId: String(game.nodeId), name, vendor: game.vassalage, gameType: game.gameType };
}

/** Colours of the game's cover, so that page and cover are of one piece. */
export function coloursOf(game: GameOnPage) {
  return schemeOf(request(game));
}

/** Hidden definitions of what the page draws: `#s0`…`#s8` for reels, `#hero` for the others. */
export function sprite(game: GameOnPage, kind: RoundKind, nonce: string): string {
  const colours = coloursOf(game);
  const art = sheet(`play:${game.nodeId}`, inkOf(colours));
  const hero = heroOf(request(game));
  const symbols: readonly (readonly [string, Motif])[] =
    kind === "slot"
      ? [suitOf(0), suitOf(1), suitOf(2), suitOf(3), ...middle, hero].map((m, i) => [`s${i}`, m])
      : kind === "crash"
        ? [["hero", game.gameType === "MINI" ? hero : arcade.rocket]]
        : kind === "dice"
          ? [["hero", () => die("r", 5, "#fff")]]
          : [];
  const body = symbols
    .map(
      ([id, motif]) =>
        `<symbol id="${id}" overflow="visible">${inked(art, motif(art), 5)}</symbol>`,
    )
    .join("")
    .replaceAll("<style>", `<style nonce="${nonce}">`);
  return `<svg class="hidden" width="0" height="0" aria-hidden="true" stroke-linejoin="round" stroke-linecap="round"><defs>${defsFor(body, paintsOf(colours))}${body}</defs></svg>`;
}
