import type { Lang } from "../../http/language.ts";
import { bannerTexts } from "./banner-texts.ts";
import { housePicture } from "./houses/houses.ts";

type BannerId = keyof typeof bannerTexts;

const isBanner = (id: string): id is BannerId => Object.hasOwn(bannerTexts, id);

/** Ids that have a banner. */
export const bannerIds = Object.keys(bannerTexts);

/**
 * A wide banner, 1200 by 420, or null for an id that has none. What matters lies between x 226 and
 * 1060, so that a phone that cuts the sides loses little and no letter.
 */
export const banner = (id: string, language: Lang, hand: string): string | null =>
  isBanner(id) ? housePicture(hand, id, [1200, 420], bannerTexts[id][language]) : null;
