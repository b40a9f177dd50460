/** Pictures of a brand for shared links, drawn by `scripts/brand-pictures.mjs` into `public/brands/<id>/`. */
import type { PublicBrand } from "~/portal-context.ts";

export type Icon = "icon-192" | "icon-512" | "icon-maskable" | "icon-apple";

/** A file below `public/`. */
export const iconPath = (brandId: string, icon: Icon): string => `/brands/${brandId}/${icon}.png`;

/** The media type of a mark, which is drawn or a bitmap. */
export const markType = (path: string): string =>
  path.endsWith(".svg") ? "image/svg+xml" : "image/png";

/** The picture of a shared link; its size in px is left out if it is unknown. */
export interface CardPicture {
  url: string;
  width?: number;
  height?: number;
}

interface Home {
  mainOrigin: string;
  brand: Pick<PublicBrand, "id" | "tiles">;
}

/** Returns the brand's card, or that of the tile that links to a path. */
export function cardOf({ mainOrigin, brand }: Home, path?: string): CardPicture {
  const art = brand.tiles.find((tile) => tile.path === path)?.art;
  const file = `/brands/${brand.id}/${art ? `card-${art}` : "card"}.jpg`;
  return { url: new URL(file, mainOrigin).href, width: 1200, height: 630 };
}

/** Returns a picture of the platform, such as a game's; null for one without a public URL. */
export function pictureOf(mainOrigin: string, url: string | null | undefined): CardPicture | null {
  if (!url || /\.svg($|\?)|^data:/i.test(url)) return null;
  return { url: new URL(url, mainOrigin).href };
}
