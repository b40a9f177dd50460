import { motif, sheet } from "./assets.ts";
import { housePicture } from "./houses/houses.ts";
import { picture } from "./paint.ts";
import { gifts, promotionCount, sitters, tiles } from "./plans.ts";
import { scheme, schemeNames } from "./schemes.ts";
import { at, disc } from "./svg.ts";

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
export const tile = (id: string, hand: string): string | null =>
  tiles.includes(id) ? housePicture(hand, id, [480, 300]) : null;

/** Picture of a promotion, 640 by 360. */
export const promotion = (n: number, hand: string): string =>
  housePicture(hand, String(n % promotionCount), [640, 360]);

/** Ids of what has a picture. */
export const giftIds = [...gifts];

/** A reward, 480 by 360; null for an unknown one. */
export const gift = (id: string, hand: string): string | null =>
  gifts.has(id) ? housePicture(hand, `gift:${id}`, [480, 360], null, id) : null;
