import { contentLanguage } from "../../http/language.ts";
import { slotScreen } from "../play/screen.ts";
import { wholePicture } from "./assets.ts";
import { banner } from "./banner.ts";
import { cover } from "./cover.ts";
import { avatar, gift, promotion, tile } from "./scenes.ts";
import { vendorCard, vendorLogo } from "./wordmark.ts";

const headers = {
  "Content-Type": "image/svg+xml; charset=utf-8",
  "Cache-Control": "public, max-age=31536000, immutable",
  "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'",
  "X-Content-Type-Options": "nosniff",
} as const;

const path = /^\/media\/([a-z]+)\/([A-Za-z0-9_-]{1,40})\.svg$/;
const number = /^\d{1,9}$/;
const codePattern = /^[A-Z][A-Z0-9_]{0,19}$/;

/** A query parameter, cut and reduced to what pictures may depend on. */
function parameter(url: URL, name: string, longest: number): string {
  return (url.searchParams.get(name) ?? "").slice(0, longest);
}

function vendorPicture(id: string, url: URL): string | null {
  const large = id.endsWith("-large");
  const code = large ? id.slice(0, -"-large".length) : id;
  if (!codePattern.test(code)) return null;
  return large ? vendorCard(code) : vendorLogo(code, parameter(url, "g", 5) === "light");
}

function gameCover(nodeId: string, url: URL): string | null {
  if (!number.test(nodeId)) return null;
  const vendor = parameter(url, "v", 20);
  return cover({
    nodeId,
    name: parameter(url, "n", 80),
    vendor: codePattern.test(vendor) ? vendor : "",
    gameType: parameter(url, "t", 12),
    wide: parameter(url, "r", 4) === "wide",
  });
}

function screen(nodeId: string, url: URL): string | null {
  if (!number.test(nodeId)) return null;
  const vassalage = parameter(url, "v", 20);
  const game = {
    nodeId: Number(nodeId),
    gameName: parameter(url, "n", 80),
    gameType: parameter(url, "t", 12),
    vassalage: codePattern.test(vassalage) ? vassalage : "",
    iconUrl: `${url.pathname}?n=${encodeURIComponent(parameter(url, "n", 80))}`,
  };
  return slotScreen(game, Number(parameter(url, "s", 1)) || 1);
}

function draw(folder: string, id: string, url: URL): string | null {
  const hand = parameter(url, "h", 12);
  switch (folder) {
    case "games":
      return gameCover(id, url);
    case "screens":
      return screen(id, url);
    case "vendors":
      return vendorPicture(id, url);
    case "banners":
      return banner(id, contentLanguage(parameter(url, "l", 2)), hand);
    case "tiles":
      return tile(id, hand);
    case "avatars":
      return number.test(id) ? avatar(Number(id)) : null;
    case "promotions":
      return number.test(id) ? promotion(Number(id), hand) : null;
    case "gifts":
      return gift(id, hand);
    case "licence":
    case "apps":
      return wholePicture(`${folder}/${id}`);
    default:
      return null;
  }
}

/**
 * The picture below `/media/` that a URL names, or null when there is none:
 * `games/<nodeId>.svg?n&v&t` (300×400), `screens/<nodeId>.svg?n&v&t&s` (960×540), `vendors/<CODE>.svg` (200×72) and `<CODE>-large.svg`
 * (400×300), `banners/<id>.svg?l=KR` (1200×420), `tiles/<id>.svg` (480×300), `avatars/<n>.svg`
 * (160×160), `promotions/<n>.svg` (640×360), `gifts/<id>.svg` (480×360), `licence/age18|seal.svg`, `apps/<id>.svg`.
 * The same URL always gives the same bytes, so the answer may be kept for ever.
 */
export function renderMedia(url: URL): Response | null {
  const found = path.exec(url.pathname);
  if (!found) return null;
  const [, folder = "", id = ""] = found;
  const picture = draw(folder, id, url);
  return picture === null ? null : new Response(picture, { headers: headers });
}
