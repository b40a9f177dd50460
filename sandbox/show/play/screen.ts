import { hash32 } from "../../domains/games/hash.ts";
import { hex } from "../art/colour.ts";
import { coloursOf, type DrawnGame, symbolSheet } from "./sprite.ts";

const [width, height] = [960, 540];

/** A picture of a slot as it is played: its reels on its colours, as they stand after a turn. */
export function slotScreen(game: DrawnGame, turn: number): string {
  const [heart, middle, edge] = coloursOf(game).sky.map(hex);
  const columns = [0, 1, 2, 3, 4].map(
    (reel) =>
      `<rect x="${128 + reel * 142}" y="46" width="136" height="448" rx="8" fill="#f6efff"/>`,
  );
  const cells = Array.from({ length: 15 }, (_, at) => {
    const symbol = hash32(game.nodeId, 900 + turn * 20 + at) % 9;
    const [x, y] = [196 + (at % 5) * 142, 122 + Math.floor(at / 5) * 148];
    return `<use href="#s${symbol}" transform="translate(${x} ${y}) scale(.56)"/>`;
  });
  const sky = `<radialGradient id="night"><stop stop-color="${heart}"/><stop offset=".5" stop-color="${middle}"/><stop offset="1" stop-color="${edge}"/></radialGradient>`;
  const frame = `<rect width="${width}" height="${height}" fill="url(#night)"/><rect x="110" y="28" width="740" height="484" rx="26" fill="#f0b030"/><rect x="122" y="40" width="716" height="460" rx="14" fill="#1a0b2c"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" stroke-linejoin="round" stroke-linecap="round"><defs>${sky}${symbolSheet(game, "slot")}</defs>${frame}${columns.join("")}${cells.join("")}</svg>`;
}
