/** Catalogue row: everything announced. Wire: docs/platform-wire.md, "Announcements and relays". */
import * as v from "valibot";
import { publicCall } from "../../platform/call.ts";
import { listOf } from "../../platform/list-of.ts";
import { announcement, banner, promotion } from "./wire.ts";

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
