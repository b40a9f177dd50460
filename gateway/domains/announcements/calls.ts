/** Catalogue row: everything announced. Wire: docs/platform-wire.md, "Announcements and relays". */
import * as v from "valibot";
import { publicCall } from "../../platform/call.ts";
import { listOf } from "../../platform/list-of.ts";
import { wireId, wireMoment, wireText } from "../../values/wire-values.ts";

/** D-19. */
export const announcement = v.object({
  id: wireId,
  title: v.string(),
  content: v.nullish(v.string(), ""),
  promotionType: wireText,
  execution: v.nullish(v.picklist(["A", "B", "F"])),
  timestamp: v.nullish(v.pipe(v.number(), v.integer()), 0),
});
export type WireAnnouncement = v.InferOutput<typeof announcement>;

/** D-20. */
const banner = v.object({
  groupName: v.string(),
  url: v.string(),
  linkageType: v.fallback(v.picklist(["PROMOTION", "GAME", "URL", "NONE"]), "NONE"),
  link: wireText,
  title: v.nullish(v.string(), ""),
});
export type WireBanner = v.InferOutput<typeof banner>;

const promotion = v.object({
  id: wireId,
  title: v.string(),
  content: v.nullish(v.string(), ""),
  promotionType: wireText,
  url: wireText,
  startTime: wireMoment,
  endTime: wireMoment,
});
export type WirePromotion = v.InferOutput<typeof promotion>;

export const listAnnouncements = publicCall({
  id: "C44",
  path: "/wps/relay/MCSFE_getListAnnouncements",
  cache: { fresh: 60, staleWhileRevalidate: 120, staleIfError: 600 },
  constants: { types: "B,PL,PU,PR,H", platform: "W" },
  request: v.object({ execution: v.optional(v.literal("B")) }),
  answer: v.object({
    banners: v.nullish(listOf(banner)),
    promotion: v.nullish(v.object({ contents: v.nullish(listOf(promotion)) })),
    popup: v.nullish(listOf(announcement)),
    player: v.nullish(listOf(announcement)),
  }),
  summary: "Banners, promotions, popups and notices in one answer.",
});
export type WireAnnouncements = v.InferOutput<typeof listAnnouncements.answer>;
