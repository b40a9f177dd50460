/** Shapes of what is announced (D-19, D-20). */
import * as v from "valibot";
import { renamed } from "../../platform/renamed.ts";
import { wireId, wireMoment, wireText } from "../../values/wire-values.ts";

/** D-19. */
export const announcement = renamed(
  v.object({
    id: wireId,
    title: v.string(),
    content: v.nullish(v.string(), ""),
    promotionType: wireText,
    execution: v.nullish(v.picklist(["A", "B", "F"])),
    timestamp: v.nullish(v.pipe(v.number(), v.integer()), 0),
  }),
  { timestamp: "publishedAt" },
);
export type WireAnnouncement = v.InferOutput<typeof announcement>;

/** D-20. */
export const banner = renamed(
  v.object({
    groupName: v.string(),
    url: v.string(),
    linkageType: v.fallback(v.picklist(["PROMOTION", "GAME", "URL", "NONE"]), "NONE"),
    link: wireText,
    title: v.nullish(v.string(), ""),
  }),
  { groupName: "group", url: "picture", linkageType: "leadsTo" },
);
export type WireBanner = v.InferOutput<typeof banner>;

export const promotion = renamed(
  v.object({
    id: wireId,
    title: v.string(),
    content: v.nullish(v.string(), ""),
    promotionType: wireText,
    url: wireText,
    startTime: wireMoment,
    endTime: wireMoment,
  }),
  { url: "picture", startTime: "startsAt", endTime: "endsAt" },
);
export type WirePromotion = v.InferOutput<typeof promotion>;
