import { motif, piece, sheet } from "./assets.ts";
import { picture } from "./paint.ts";
import { gifts, promotions, sitters, tiles } from "./plans.ts";
import { scheme, schemeNames } from "./schemes.ts";
import { at, disc, path } from "./svg.ts";

/** A round portrait, 160 by 160; `n` chooses sitter and colours. */
export function avatar(n: number): string {
  const colours = scheme(schemeNames[(n * 7) % schemeNames.length] ?? "royal", (n * 13) % 24);
  const sitter = motif(sheet(`avatar:${n}`), sitters[n % sitters.length] ?? "fox", 4);
  const body =
    `<clipPath id="cl"><circle cx="80" cy="80" r="78"/></clipPath>` +
    `<g clip-path="url(#cl)">${disc(80, 76, 84, "L")}${at(80, 90, 0.74, sitter)}</g>` +
    disc(80, 80, 77, "none", 'stroke="url(#g)" stroke-width="6"');
  return picture(160, 160, colours, body, 80);
}

/** An entry tile of the home page, 480 by 300, or null; its name is the page's to write. */
export function tile(id: string): string | null {
  const plan = tiles.get(id);
  return plan === undefined ? null : scene(`tile:${id}`, plan, 0, 480, 300);
}

/** Picture of a promotion, 640 by 360. */
export function promotion(n: number): string {
  const turn = Math.floor(n / promotions.size) * 9;
  const plan = promotions.get(String(n % promotions.size)) ?? [];
  return scene(`promotion:${n}`, plan, turn % 60, 640, 360);
}

function scene(
  seed: string,
  plan: readonly string[],
  turn: number,
  width: number,
  height: number,
): string {
  const [colours = "", hero = "", left = "", right = ""] = plan;
  const art = sheet(seed);
  const x = width / 2;
  const y = height / 2;
  const size = height / 250;
  const side = (name: string, way: number): string =>
    at(x + way * width * 0.29, y + height * 0.14, size * 0.72, motif(art, name, 4), way * 12);
  const body =
    at(x - 150 * 1.7, y - 175 * 1.7, 1.7, piece(art, "scenery/rays")) +
    disc(x, y, height * 0.72, "L") +
    side(left, -1) +
    side(right, 1) +
    at(x, y + 6, size * 1.12, motif(art, hero, 3.6)) +
    path(`M0 ${height * 0.62}H${width}V${height}H0Z`, "D");
  return picture(width, height, scheme(colours, turn), body);
}

/** Ids of what has a picture. */
export const giftIds = [...gifts.keys()];

/** A reward on a stand, 480 by 360; null for an unknown one. */
export function gift(id: string): string | null {
  const name = gifts.get(id)?.[0];
  if (name === undefined) return null;
  const colours = scheme(name);
  const art = sheet(`gift:${id}`);
  const body =
    piece(art, "scenery/stand") +
    at(240, 180, 1.3, motif(art, id, 4)) +
    path("M0 290H480V360H0Z", "D", 'opacity=".5"');
  return picture(480, 360, colours, body);
}
